// What happened, line by line: read aloud as it comes, and kept for reading in the menu.
import { html } from '../html.js';
import { list, t } from '../i18n.js';
import { points } from './figures.js';

/** @import { GameEvent, Player } from '../types.js' */
/** @import { Game } from '../games/index.js' */

/** @param {GameEvent} event @param {Player[]} players @param {Game} game @returns {string} "" for nothing to say */
export function tell({ id, params }, players, game) {
  /** @param {number} seat */
  const name = (seat) => players[seat].name;
  /** @param {number[]} figures */
  const each = (figures) => list(figures.map((figure, seat) => `${name(seat)} ${points(figure)}`));
  const own = game.tell({ id, params }, name);
  if (own) return own;
  if (id === 'round.started') return t('event-round-started', { round: params.round, name: name(params.first) });
  if (id === 'hand.dealt') {
    if (!params.cards) return '';
    const cards = params.cards.map((/** @type {string} */ card) => game.face(card).short);
    return t('event-hand-dealt', { name: name(params.seat), cards: list(cards) });
  }
  if (id === 'card.played') return t('event-card-played', { name: name(params.seat), card: game.face(params.card).short });
  if (id === 'trick.taken') return t('event-trick-taken', { name: name(params.winner), number: params.number });
  if (id === 'round.scored') return t('event-round-scored', { round: params.round, scores: each(params.scores) });
  if (id === 'match.ended') {
    const winners = list(params.winners.map(name));
    return t('event-match-ended', { names: winners, count: params.winners.length, totals: each(params.totals) });
  }
  return '';
}

/** The last lines, for a screen reader. @param {{ log: GameEvent[], players: Player[], game: Game }} props */
export function LiveLog({ log, players, game }) {
  const first = Math.max(0, log.length - 8);
  return html`<div class="sr" role="log" aria-live="polite" aria-label=${t('table-log')}>
    ${log.slice(first).map((event, at) => html`<p key=${first + at}>${tell(event, players, game)}</p>`)}
  </div>`;
}

/** The whole round so far, newest first. @param {{ log: GameEvent[], players: Player[], game: Game }} props */
export function LogList({ log, players, game }) {
  const start = log.findLastIndex((event) => event.id === 'round.started');
  const lines = log.slice(Math.max(0, start)).map((event) => tell(event, players, game));
  return html`<ol class="log-list">${lines.filter(Boolean).reverse().map((line) => html`<li>${line}</li>`)}</ol>`;
}
