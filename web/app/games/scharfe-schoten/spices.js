// The four spices and what the view says of them: their look, their names, their order of strength.
import { list, t } from '../../i18n.js';
import { facesOf } from '../faces.js';

/** @import { Card, Seat, View } from '../../types.js' */

/** @typedef {Record<string, number>} Counts how many of each colour */

/**
 * A line of the score sheet. counts: all captured cards by colour; hit: alone | shared | missed.
 * @typedef {{ id: 'most' | 'least', colour: string, count: number, counts: Counts, hit: string, points: number }} HitLine
 * @typedef {{ id: 'difference', most: number, least: number, points: number }} DifferenceLine
 * @typedef {HitLine | DifferenceLine} Line
 */

/**
 * The facts a view of Scharfe Schoten carries in `table`.
 * @typedef {object} Facts
 * @property {Seat} first
 * @property {Counts} numbers the number card of each colour
 * @property {string[]} order colours, strongest first
 * @property {Card[]} trumps strongest first
 * @property {Counts[]} backs
 * @property {Counts} rack
 * @property {number} rack_left
 * @property {boolean[]} predicted
 * @property {([string, string] | null)[]} predictions most and least
 * @property {Counts[]} captured
 * @property {number[]} tricks
 * @property {Line[][] | null} lines
 * @property {number[] | null} points
 * @property {number} trick_number
 * @property {number} tricks_in_round
 */

export const { suitOf, suit, face } = facesOf('scharfe-schoten');

/** Signs of the two predictions: what there should be most and least of. */
export const SIGN = { most: '▲', least: '▼' };

/** @param {View} view @returns {Facts} */
export const facts = (view) => view.table;
/** The backs in a hand as they lie now: a card in the full trick has left it. @param {View} view @param {Seat} seat */
export function backsOf(view, seat) {
  const backs = facts(view).backs[seat];
  const held = Object.values(backs).reduce((sum, count) => sum + count, 0);
  const played = view.trick.find(([who]) => who === seat)?.[1];
  if (!played || held === view.hand_counts[seat]) return backs;
  return { ...backs, [suitOf(played)]: backs[suitOf(played)] - 1 };
}

/** "3 chili, 2 pepper", colours without a card left out. @param {Counts} counts @param {string[]} order */
export function counted(counts, order) {
  const some = order.filter((colour) => counts[colour] > 0);
  return some.length
    ? list(some.map((colour) => t('ss-count', { count: counts[colour], colour: suit(colour).word })))
    : t('ss-count-none');
}
