// The four colours of X-Missions, the trump card without one, and what a card is called.
import { t } from '../../i18n.js';

/** @import { Card, View, XMissionsTable } from '../../types.js' */
/** @import { Face } from '../index.js' */

/** @type {Record<string, { tone: string, symbol: string }>} */
const SUITS = {
  R: { tone: 'red', symbol: 'tri' },
  U: { tone: 'blue', symbol: 'disc' },
  Y: { tone: 'yellow', symbol: 'dia' },
  G: { tone: 'green', symbol: 'sq' },
};
const NO_TRUMP = { tone: 'black', symbol: 'no-trump', letter: '' };

/** @param {View} view @returns {XMissionsTable} */
export const facts = (view) => view.table;
/** @param {Card} card */
export const suitOf = (card) => card[0];

/** @param {string} id */
export function suit(id) {
  const { tone, symbol } = SUITS[id];
  return { tone, symbol, name: t(`suit-${tone}`), word: t(`suit-word-${tone}`), letter: t(`suit-letter-${tone}`) };
}

/** What a trump indicator shows: a colour, or that there is no trump.
 *  @param {string} trump @returns {{ tone: string, symbol: string, name: string, letter: string }} */
export function indicator(trump) {
  return trump in SUITS ? suit(trump) : { ...NO_TRUMP, name: t('xm-no-trump') };
}

/** @param {Card} card @param {View} [view] @returns {Face} */
export function face(card, view) {
  const id = suitOf(card);
  const rank = card.slice(1);
  const { tone, symbol, name, letter } = suit(id);
  const short = t('card-name', { suit: name, number: rank });
  const trump = view !== undefined && facts(view).trump === id;
  return {
    tone,
    symbol,
    letter,
    rank,
    tag: '',
    high: false,
    ...(trump ? { trump: '' } : {}),
    name: trump ? t('xm-card-trump', { card: short }) : short,
    short,
  };
}
