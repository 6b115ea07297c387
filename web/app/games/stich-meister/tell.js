// Sentences for what happens at a table of Stich-Meister, and for what is refused.
import { list, sentences, t } from '../../i18n.js';
import { facts, nameOf, namesOf, shortOf, wordOf } from './cards.js';
import { ruleCalled, ruleName } from './rule-card.js';

/** @import { Card, GameEvent, Reason, Seat } from '../../types.js' */
/** @import { Scene } from '../index.js' */

/** "3 Lucky Sevens" @param {number} rule */
const numbered = (rule) => `${rule} ${ruleName(rule)}`;

/** @type {Record<string, (params: Record<string, any>, name: (seat: Seat) => string) => string>} */
const TOLD = {
  'round.started': ({ round, dealer }, name) => t('sm-event-round', { round, name: name(dealer) }),
  'rules.dealt': ({ seat, count, rules }, name) =>
    rules
      ? t('sm-event-own-rules', { name: name(seat), rules: list(rules.map(numbered)) })
      : t('sm-event-rules-dealt', { name: name(seat), count }),
  'rule.chosen': ({ seat, rule }, name) =>
    rule
      ? t('sm-event-own-choice', { name: name(seat), rule: numbered(rule) })
      : t('sm-event-chosen', { name: name(seat) }),
  'rules.revealed': ({ rules }) => t('sm-event-revealed', { rules: list(rules.map(numbered)) }),
  'card.passed': ({ seat, to, card }, name) =>
    t(card ? 'sm-event-own-passed' : 'sm-event-passed', {
      name: name(seat),
      to: name(to),
      card: card ? shortOf(card) : '',
    }),
  'card.reserved': ({ seat, card }, name) =>
    t(card ? 'sm-event-own-reserved' : 'sm-event-reserved', { name: name(seat), card: card ? shortOf(card) : '' }),
  'card.exposed': ({ seat, card }, name) =>
    t(card ? 'sm-event-own-exposed' : 'sm-event-exposing', { name: name(seat), card: card ? shortOf(card) : '' }),
  'pass.revealed': ({ seat, from, count, cards }, name) =>
    t(cards ? 'sm-event-own-received' : 'sm-event-received', {
      name: name(seat),
      from: name(from),
      count,
      cards: cards ? namesOf(cards) : '',
    }),
  'exposed.revealed': ({ cards }, name) =>
    sentences(
      cards.map((/** @type {Card[]} */ own, /** @type {Seat} */ seat) =>
        t('sm-event-exposed', { name: name(seat), cards: namesOf(own) }),
      ),
    ),
  'card.played': ({ seat, card }, name) => (card ? '' : t('sm-event-blind', { name: name(seat) })),
  'trick.revealed': ({ plays }, name) =>
    t('sm-event-turned', {
      cards: list(plays.map((/** @type {[Seat, Card]} */ [seat, card]) => `${name(seat)}: ${shortOf(card)}`)),
    }),
  'trump.fixed': ({ suit }) => t('sm-event-trump', { suit: nameOf(suit) }),
  'card.removed': ({ seat, card }, name) => t('sm-event-removed', { name: name(seat), card: shortOf(card) }),
  'trick.taken': ({ number, winner, taker, next_leader }, name) =>
    sentences([
      t(winner === taker ? 'event-trick-taken' : 'sm-event-taken', { name: name(winner), taker: name(taker), number }),
      winner !== next_leader && t('sm-event-leads', { name: name(next_leader) }),
    ]),
  'tricks.handed': ({ seat, to, count }, name) => t('sm-event-handed', { name: name(seat), to: name(to), count }),
  'leftovers.revealed': ({ cards }, name) =>
    sentences(
      cards.map((/** @type {Card[]} */ own, /** @type {Seat} */ seat) =>
        t('sm-event-leftovers', { name: name(seat), cards: namesOf(own) }),
      ),
    ),
};

/** @param {GameEvent} event @param {(seat: Seat) => string} name */
export function tell({ id, params }, name) {
  return TOLD[id]?.(params, name) ?? '';
}

/** @param {Reason} reason @param {Scene} scene */
export function refuse({ id, params }, { view }) {
  if (id === 'wrong-phase') return t(`sm-refuse-${params.phase}`, { count: facts(view).step?.cards ?? 0 });
  const told = {
    rule: params.rule ? ruleCalled(params.rule) : '',
    bound: params.rule ? 'yes' : 'no',
    suit: params.suit ? wordOf(params.suit) : '',
    card: params.card ? shortOf(params.card) : '',
    reference: params.reference ? shortOf(params.reference) : '',
    cards: params.cards ? namesOf(params.cards) : '',
    asks: params.asks ?? '',
  };
  if (id === 'must-follow') return t('sm-must-follow', told);
  return [
    'must-trump',
    'must-follow-trump',
    'trump-is-no-suit',
    'reserved-until-last',
    'reserved-now',
    'card-not-in-trick',
    'rule-not-in-hand',
  ].includes(id)
    ? t(`reason-${id}`, told)
    : '';
}
