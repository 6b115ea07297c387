// The four spices and what the view says of them: their look, their names, their order of strength.
import { list, t } from '../../i18n.js';

/** @import { Card, Seat, View } from '../../types.js' */
/** @import { Face } from '../index.js' */

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

/** @type {Record<string, { tone: string, symbol: string }>} */
export const SPICES = {
  R: { tone: 'red', symbol: 'chili' },
  B: { tone: 'black', symbol: 'pepper' },
  Y: { tone: 'yellow', symbol: 'mustard' },
  G: { tone: 'green', symbol: 'wasabi' },
};

/** Signs of the two predictions: what there should be most and least of. */
export const SIGN = { most: '▲', least: '▼' };

/** @param {View} view @returns {Facts} */
export const facts = (view) => view.table;
/** @param {Card} card */
export const colourOf = (card) => card[0];
/** @param {Card} card */
const numberOf = (card) => Number(card.slice(1));

/** @param {string} colour */
export const nameOf = (colour) => t(`ss-name-${SPICES[colour].symbol}`);
/** By which it is known without its colour. @param {string} colour */
export const signOf = (colour) => ({ symbol: SPICES[colour].symbol, letter: t(`ss-letter-${SPICES[colour].symbol}`) });
/** In the middle of a sentence. @param {string} colour */
export const wordOf = (colour) => t(`ss-word-${SPICES[colour].symbol}`);

/** @param {Card} card @param {View} [view] @returns {Face} */
export function face(card, view) {
  const colour = colourOf(card);
  const place = view ? facts(view).trumps.indexOf(card) + 1 : 0;
  const short = t('card-name', { suit: nameOf(colour), number: String(numberOf(card)) });
  return {
    tone: SPICES[colour].tone,
    ...signOf(colour),
    rank: String(numberOf(card)),
    tag: '',
    high: false,
    ...(place > 0 && { trump: String(place) }),
    name: place > 0 ? t('ss-card-trump', { card: short, place }) : short,
    short,
  };
}

/** The backs in a hand as they lie now: a card in the full trick has left it. @param {View} view @param {Seat} seat */
export function backsOf(view, seat) {
  const backs = facts(view).backs[seat];
  const held = Object.values(backs).reduce((sum, count) => sum + count, 0);
  const played = view.trick.find(([who]) => who === seat)?.[1];
  if (!played || held === view.hand_counts[seat]) return backs;
  return { ...backs, [colourOf(played)]: backs[colourOf(played)] - 1 };
}

/** "3 chili, 2 pepper", colours without a card left out. @param {Counts} counts @param {string[]} order */
export function counted(counts, order) {
  const some = order.filter((colour) => counts[colour] > 0);
  return some.length
    ? list(some.map((colour) => t('ss-count', { count: counts[colour], colour: wordOf(colour) })))
    : t('ss-count-none');
}
