// Sentences about the trick on the table: what is asked, who would win it, where it would go.
import { FACE_DOWN } from '../../face-down.js';
import { list, t } from '../../i18n.js';
import { points } from '../../parts/figures.js';
import { facts, shortOf, wordOf } from './cards.js';

/** @import { Seat, View } from '../../types.js' */
/** @import { Scene } from '../index.js' */

/** What the next card of the trick must follow, "" for a lead. @param {Scene} scene */
export function dutySentence({ view, name }) {
  const { duty, trumps } = facts(view);
  if (!duty || view.trick.length === view.seats) return '';
  const params = {
    card: shortOf(duty.reference),
    name: name(duty.seat),
    suit: wordOf(duty.suit),
    trumps: trumps.length ? 'yes' : 'no',
  };
  return t(`sm-duty-${duty.asks}`, params);
}

/** Who is ahead, and what would become of the trick. @param {Scene} scene @returns {string[]} */
export function trickSentences({ view, name }) {
  const { winning, worth, trumps, effect } = facts(view);
  if (!view.trick.length) return [t('sm-now-none')];
  const full = view.trick.length === view.seats && !view.landing;
  const seat = full ? view.ahead : winning?.seat;
  if (seat === null || seat === undefined) return [t('sm-now-nobody')];
  const card = view.trick.find(([who]) => who === seat)?.[1] ?? '';
  if (!card || card === FACE_DOWN) return [t('sm-now-unknown')];
  const isTrump = trumps.some(({ cards }) => cards.includes(card));
  const certain = full || winning?.certain;
  const params = { name: name(seat), card: shortOf(card), trump: isTrump ? 'yes' : 'no' };
  const way = wayOf(view, seat);
  return [
    t(full ? 'sm-now-won' : certain ? 'sm-now-ahead' : 'sm-now-open', params),
    effect.offsets.holder !== 0 && t('sm-now-goes', { name: name(way.holder) }),
    effect.offsets.next_leader !== 0 && t('sm-now-leads', { name: name(way.next_leader) }),
    !full && worth !== null && t('sm-now-worth', { points: worth, shown: points(worth) }),
  ].filter((sentence) => sentence !== false);
}

/** Where a trick of this winner goes and who leads then. @param {View} view @param {Seat} winner */
export function wayOf(view, winner) {
  const { holder, next_leader } = facts(view).effect.offsets;
  /** @param {number} steps */
  const seat = (steps) => (winner + steps + view.seats) % view.seats;
  return { holder: seat(holder), next_leader: seat(next_leader) };
}

/** Why my cards may or may not be played, "" while it is no matter. @param {Scene} scene */
export function owesSentence(scene) {
  const { owes, playable } = facts(scene.view);
  if (!owes) return '';
  return t(`sm-owes-${owes}`, { cards: list(playable.map(shortOf)) });
}

/** What the acting person is asked to play. @param {View} view @param {string} mark stands for the suit */
export function playPrompt(view, mark) {
  const { owes, duty, effect } = facts(view);
  if (owes === 'reserved') return { id: 'sm-prompt-reserved', suit: '' };
  if (!duty) return { id: 'sm-prompt-lead', suit: '' };
  const blind = effect.face_down ? 'yes' : 'no';
  // Nobody is forced to play a trump where trumps are asked for: whoever cannot follow there has none.
  const id = owes === 'trump' ? 'sm-prompt-trump' : `sm-prompt-${owes}-${duty.asks}`;
  return { id, suit: duty.suit, params: { suit: mark, blind } };
}

/** "Fan 4, Fan 3 and Coin 2". @param {string[]} cards */
export const namesOf = (cards) => list(cards.map(shortOf));
