// What happened, line by line: read aloud as it comes, and kept for reading in the menu.
import { html } from '../html.js';
import { list, t } from '../i18n.js';
import { points } from './figures.js';
import { Sprite } from './sprite.js';

/** @import { Action, GameEvent, Player, View } from '../types.js' */
/** @import { Game } from '../games/index.js' */

/** @param {GameEvent} event @param {Player[]} players @param {Pick<Game, 'tell' | 'face'>} game
 *  @param {View} view @returns {string} "" for nothing to say */
export function tell({ id, params }, players, game, view) {
  /** @param {number} seat */
  const name = (seat) => players[seat].name;
  /** @param {number[]} figures */
  const each = (figures) => list(figures.map((figure, seat) => `${name(seat)} ${points(figure)}`));
  const own = game.tell({ id, params }, name, view);
  if (own) return own;
  if (id === 'round.started') return t('event-round-started', { round: params.round, name: name(params.first) });
  if (id === 'hand.dealt') {
    if (!params.cards) return '';
    const cards = params.cards.map((/** @type {string} */ card) => game.face(card).short);
    return t('event-hand-dealt', { name: name(params.seat), cards: list(cards) });
  }
  if (id === 'card.played')
    return t('event-card-played', { name: name(params.seat), card: game.face(params.card).short });
  if (id === 'trick.taken') return t('event-trick-taken', { name: name(params.winner), number: params.number });
  if (id === 'round.scored') return t('event-round-scored', { round: params.round, scores: each(params.scores) });
  if (id === 'match.ended') {
    const winners = list(params.winners.map(name));
    return t('event-match-ended', { names: winners, count: params.winners.length, totals: each(params.totals) });
  }
  return '';
}

/** The last lines, for a screen reader. @param {{ log: GameEvent[], view: View, players: Player[], game: Game }} props */
export function LiveLog({ log, view, players, game }) {
  const first = Math.max(0, log.length - 8);
  return html`<div class="sr" role="log" aria-live="polite" aria-label=${t('table-log')}>
    ${log.slice(first).map((event, at) => html`<p key=${first + at}>${tell(event, players, game, view)}</p>`)}
  </div>`;
}

/** The whole round so far, newest first; a tap on what a computer player did asks why.
 *  @param {{ log: GameEvent[], view: View, players: Player[], game: Game, actions: Action[],
 *    why: (action: Action, index: number) => void }} props actions: the log of the match */
export function LogList({ log, view, players, game, actions, why }) {
  const start = Math.max(
    0,
    log.findLastIndex((event) => event.id === 'round.started'),
  );
  const places = placesOf(log, game, actions);
  const lines = log.map((event, at) => ({ event, at, text: tell(event, players, game, view) })).slice(start);
  return html`<ol class="log-list">
    ${lines
      .filter(({ text }) => text)
      .reverse()
      .map(({ event, at, text }) => {
        const index = players[event.params.seat]?.kind === 'computer' ? places.get(at) : undefined;
        return html`<li key=${at}>
        ${
          index === undefined
            ? text
            : html`<button type="button" title=${t('why-title')} onClick=${() => why(actions[index], index)}>${text}<${Sprite} id="i-ask" /></button>`
        }
      </li>`;
      })}
  </ol>`;
}

/** Where the action behind an event stands in the log of the match, by the event's place in the history.
 *  @param {GameEvent[]} history @param {Game} game @param {Action[]} actions @returns {Map<number, number>} */
function placesOf(history, game, actions) {
  const places = new Map();
  let next = 0;
  history.forEach((event, at) => {
    const { id, params } = event;
    const action = id === 'card.played' && params.card ? `play ${params.card}` : (game.done?.(event) ?? '');
    const index = action ? actions.indexOf(action, next) : -1;
    if (index < 0) return;
    places.set(at, index);
    next = index + 1;
  });
  return places;
}
