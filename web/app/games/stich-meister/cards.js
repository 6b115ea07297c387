// The playing cards of Stich-Meister and what the view says of them: suits, names, trumps, my order.
import { list } from '../../i18n.js';
import { deckOf } from '../../known-games.js';
import { facesOf } from '../faces.js';

/** @import { Card, Seat, View } from '../../types.js' */

/**
 * @typedef {{ cards: Card[], rules: number[] }} Group trumps of equal strength, and what makes them trump
 * @typedef {{ trumps: Card[], by_suit: Record<string, number>, cards: Card[], points: number }} Preview
 * @typedef {{ seat: Seat, card: Card, certain: boolean, taker: Seat, holder: Seat, next_leader: Seat }} Winning
 * @typedef {{ reference: Card, seat: Seat, asks: 'suit' | 'suit-or-trump' | 'trump', suit: string }} Duty
 * @typedef {{ verb: 'pass' | 'reserve' | 'expose', cards: number, to: number }} Step
 */

/**
 * The facts a view of Stich-Meister carries in `table`; the engine's position.py says more of each.
 * @typedef {object} Facts
 * @property {Seat} dealer
 * @property {Seat} leader
 * @property {Seat[]} order
 * @property {string} direction
 * @property {number} trick_number
 * @property {number} tricks_in_round
 * @property {Record<string, string>} options what this match has chosen where the rules leave a choice
 * @property {number[]} rules
 * @property {Seat[]} choosers
 * @property {boolean[]} chosen
 * @property {number | null} my_choice
 * @property {number[]} my_rules
 * @property {Record<string, Preview>} preview
 * @property {Step | null} step
 * @property {number[]} laid
 * @property {Card[]} my_laid
 * @property {Card[][]} exposed
 * @property {boolean[]} reserved
 * @property {Card | null} my_reserved
 * @property {Seat[]} face_down
 * @property {Duty | null} duty
 * @property {Card[]} playable
 * @property {'reserved' | 'follow' | 'trump' | 'free' | null} owes
 * @property {number[]} deciding
 * @property {Winning | null} winning
 * @property {number | null} worth
 * @property {boolean} trump_open
 * @property {Group[]} trumps
 * @property {Group[]} my_trumps
 * @property {{ low_wins: boolean, face_down: boolean, alternates: boolean, leftover: number,
 *   offsets: { taker: number, holder: number, next_leader: number } }} effect
 * @property {{ id: string, rules: number[] }[]} interplays
 * @property {(number | null)[][]} piles
 * @property {number[]} tricks
 * @property {Card[]} removed
 * @property {number[]} points
 */

/** @param {View} view @returns {Facts} */
export const facts = (view) => view.table;
export const { suitOf, suit, face } = facesOf('stich-meister');
/** The suits in the order of a hand. */
export const SUITS = deckOf('stich-meister').suits.map(({ letter }) => letter);

/** "Fan 4, Fan 3 and Coin 2". @param {string[]} cards */
export const namesOf = (cards) => list(cards.map((card) => face(card).short));
