// Red Dragon on the table: its suits, what a red card costs, the giving, the draft, the sheet.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { points } from '../parts/figures.js';
import { GivePile } from '../parts/give-pile.js';
import { Market } from '../parts/market.js';
import { TurnLine } from '../parts/turn-line.js';
import { rules } from './red-dragon/rules.js';

/** @import { Card, RedDragonTable, View } from '../types.js' */
/** @import { Face, Game, Scene } from './index.js' */

/** @type {Record<string, { tone: string, symbol: string }>} */
const SUITS = {
  R: { tone: 'red', symbol: 'flame' },
  U: { tone: 'blue', symbol: 'drop' },
  G: { tone: 'green', symbol: 'leaf' },
  Y: { tone: 'yellow', symbol: 'sun' },
};

/** @param {View} view @returns {RedDragonTable} */
const facts = (view) => view.table;
/** @param {Card} card */
const suitOf = (card) => card[0];
/** @param {Card} card */
const numberOf = (card) => Number(card.slice(1));

/** What the red cards print: their number, and 26 on the eleven. @param {Card} card */
function cost(card) {
  if (suitOf(card) !== 'R') return 0;
  return numberOf(card) === 11 ? 26 : numberOf(card);
}

/** @param {Card} card @returns {Face} */
function face(card) {
  const id = suitOf(card);
  const price = cost(card);
  const params = { suit: suitName(id), number: String(numberOf(card)), cost: String(price) };
  return {
    ...SUITS[id],
    letter: t(`suit-letter-${SUITS[id].tone}`),
    rank: String(numberOf(card)),
    tag: price ? points(-price) : '',
    high: price > 14,
    name: t(price ? 'card-name-cost' : 'card-name', params),
    short: t('card-name', params),
  };
}

/** @param {string} id */
function suitName(id) {
  return t(`suit-${SUITS[id].tone}`);
}

/** The order of a hand. @param {Card} a @param {Card} b */
function bySuit(a, b) {
  const order = Object.keys(SUITS);
  return order.indexOf(suitOf(a)) - order.indexOf(suitOf(b)) || numberOf(a) - numberOf(b);
}

/** @param {Scene} scene */
function stage(scene) {
  const { view, me, mine, act } = scene;
  const { given, give, my_given, centre, draft_order, draft_line } = facts(view);
  if (view.phase === 'give') {
    return html`<${GivePile} scene=${scene} given=${given} each=${give} own=${my_given} face=${face} back="flame" />`;
  }
  if (view.phase !== 'draft') return null;
  return html`
    <${TurnLine} players=${scene.players} line=${draft_line} done=${draft_line.length - draft_order.length} me=${me} />
    <${Market} cards=${laidOut(view).sort(bySuit)} left=${centre} face=${face} open=${mine} label=${t('rd-centre')} advised=${scene.advised.split(' ')[1] ?? ''}
      take=${(/** @type {Card} */ card) => act(`take ${card}`)} />
  `;
}

/** The centre as it was turned up. @param {View} view @returns {Card[]} */
function laidOut({ history }) {
  const turnedUp = history.findLast(({ id }) => id === 'centre.revealed');
  return [...(turnedUp?.params.cards ?? [])];
}

/** @type {Game} */
export const redDragon = {
  back: 'flame',
  suitOf,
  suit: (id) => ({
    ...SUITS[id],
    letter: t(`suit-letter-${SUITS[id].tone}`),
    name: suitName(id),
    word: t(`suit-word-${SUITS[id].tone}`),
  }),
  face,
  stage,
  rules: (view) => rules(view, redDragon),
};
