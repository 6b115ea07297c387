// The playing cards of Stich-Meister and what the view says of them: suits, names, trumps, my order.
import { list } from '../../ui/i18n.js';
import { deckOf } from '../../engine/known-games.js';
import { facesOf } from '../faces.js';

/** @import { Card, Seat, View } from '../../types.js' */

/**
 * @typedef {{ cards: Card[], rules: number[] }} Group trumps of equal strength, and what makes them trump
 * @typedef {{ trumps: Card[], by_suit: Record<string, number>, cards: Card[], points: number }} Preview
 */

/**
 * The facts a view of Stich-Meister carries in `table`; the engine's position.py says more of each.
 * @typedef {object} Facts
 * @property {string} direction
 * @property {number} tricks_in_round
 * @property {Record<string, string>} options what this match has chosen where the rules leave a choice
 * @property {number[]} rules
 * @property {Seat[]} choosers
 * @property {number | null} my_choice
 * @property {number[]} my_rules
 * @property {Record<string, Preview>} preview
 * @property {Card[]} playable
 * @property {number[]} deciding
 * @property {boolean} trump_open
 * @property {Group[]} trumps
 * @property {Group[]} my_trumps
 * @property {{ low_wins: boolean, face_down: boolean, alternates: boolean, leftover: number,
 *   offsets: { taker: number, holder: number, next_leader: number } }} effect
 * @property {{ id: string, rules: number[] }[]} interplays
 */

/** @param {View} view @returns {Facts} */
export const facts = (view) => view.table;
export const { suitOf, suit, face } = facesOf('stich-meister');
/** The suits in the order of a hand. */
export const SUITS = deckOf('stich-meister').suits.map(({ letter }) => letter);

/** "Fan 4, Fan 3 and Coin 2". @param {string[]} cards */
export const namesOf = (cards) => list(cards.map((card) => face(card).short));
