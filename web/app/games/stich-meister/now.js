// The trick on the table: where it would go; and cards in words.
import { list } from '../../i18n.js';
import { facts, shortOf } from './cards.js';

/** @import { Seat, View } from '../../types.js' */

/** Where a trick of this winner goes and who leads then. @param {View} view @param {Seat} winner */
export function wayOf(view, winner) {
  const { holder, next_leader } = facts(view).effect.offsets;
  /** @param {number} steps */
  const seat = (steps) => (winner + steps + view.seats) % view.seats;
  return { holder: seat(holder), next_leader: seat(next_leader) };
}

/** "Fan 4, Fan 3 and Coin 2". @param {string[]} cards */
export const namesOf = (cards) => list(cards.map(shortOf));
