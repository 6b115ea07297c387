// The playing cards of Stich-Meister and what the view says of them: suits, names, trumps, my order.
import { list, t } from '../../i18n.js';

/** @import { Card, Seat, View } from '../../types.js' */
/** @import { Face } from '../index.js' */

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

/** @type {Record<string, { tone: string, symbol: string }>} */
export const SUITS = {
  F: { tone: 'green', symbol: 'fan' },
  C: { tone: 'yellow', symbol: 'coin' },
  K: { tone: 'red', symbol: 'koi' },
  G: { tone: 'blue', symbol: 'gate' },
};

/** @param {View} view @returns {Facts} */
export const facts = (view) => view.table;
/** @param {Card} card */
export const suitOf = (card) => card[0];
/** @param {Card} card */
const numberOf = (card) => Number(card.slice(1));
/** All cards of a suit, standing alone. @param {string} suit */
export const nameOf = (suit) => t(`sm-suit-${SUITS[suit].symbol}`);
/** By which it is known without its colour. @param {string} suit */
export const signOf = (suit) => ({ symbol: SUITS[suit].symbol, letter: t(`sm-letter-${SUITS[suit].symbol}`) });
/** In the middle of a sentence. @param {string} suit */
export const wordOf = (suit) => t(`sm-word-${SUITS[suit].symbol}`);
/** @param {Card} card */
export const shortOf = (card) => t(`sm-card-${SUITS[suitOf(card)].symbol}`, { number: String(numberOf(card)) });

/** @param {Group[]} groups @param {Card} card its place among the groups, from 1; 0 for no trump */
const placeIn = (groups, card) => groups.findIndex(({ cards }) => cards.includes(card)) + 1;

/** @param {Card} card @param {View} [view] @returns {Face} */
export function face(card, view) {
  const suit = suitOf(card);
  const number = numberOf(card);
  const short = shortOf(card);
  const table = view && facts(view);
  const inHand = view?.hand.includes(card) ?? false;
  const mine = table && inHand ? placeIn(table.my_trumps, card) : 0;
  const isTrump = Boolean(table && placeIn(table.trumps, card));
  const open = Boolean(view && view.seat !== null && inHand && table?.exposed[view.seat].includes(card));
  const spoken = [
    short,
    isTrump && (mine ? t('sm-spoken-trump-place', { place: mine }) : t('sm-spoken-trump')),
    open && t('sm-spoken-open'),
  ];
  return {
    tone: SUITS[suit].tone,
    ...signOf(suit),
    rank: String(number),
    tag: open ? t('sm-open') : '',
    high: number >= 11 && number <= 14,
    ...(isTrump && { trump: mine ? String(mine) : '' }),
    name: spoken.filter(Boolean).join(t('sm-spoken-comma')),
    short,
  };
}

/** What lies open before a seat; a card on its way into a trick lies there no longer. @param {View} view @param {Seat} seat */
export function exposedOf(view, seat) {
  const lying = view.trick.map(([, card]) => card);
  const open = facts(view).exposed[seat];
  return facts(view).effect.face_down && (view.trick.length < view.seats || view.landing)
    ? open
    : open.filter((card) => !lying.includes(card));
}

/** "Fan 4, Fan 3 and Coin 2". @param {string[]} cards */
export const namesOf = (cards) => list(cards.map(shortOf));
