// What happened, line by line: read aloud as it comes, and kept for reading in the menu.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { say } from '../words.js';
import { Sprite } from './sprite.js';

/** @import { Action, GameEvent } from '../types.js' */
/** @import { Scene } from '../games/index.js' */

/** The last lines, for a screen reader. @param {{ scene: Scene }} props */
export function LiveLog({ scene: { view, speaker } }) {
  const first = Math.max(0, view.history.length - 8);
  return html`<div class="sr" role="log" aria-live="polite" aria-label=${t('table-log')}>
    ${view.history.slice(first).map((event, at) => html`<p key=${first + at}>${say('event', event, speaker)}</p>`)}
  </div>`;
}

/** The whole round so far, newest first; a tap on what a computer player did asks why.
 *  @param {{ scene: Scene, actions: Action[], why: (action: Action, index: number) => void }} props
 *    actions: the log of the match */
export function LogList({ scene: { view, players, speaker }, actions, why }) {
  const { history } = view;
  const start = Math.max(
    0,
    history.findLastIndex((event) => event.id === 'round.started'),
  );
  const places = placesOf(history, actions);
  const lines = history.map((event, at) => ({ event, at, text: say('event', event, speaker) })).slice(start);
  return html`<ol class="log-list">
    ${lines
      .filter(({ text }) => text)
      .reverse()
      .map(({ event: { actor }, at, text }) => {
        const index = actor !== null && players[actor].kind === 'computer' ? places.get(at) : undefined;
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
 *  @param {GameEvent[]} history @param {Action[]} actions @returns {Map<number, number>} */
function placesOf(history, actions) {
  const places = new Map();
  let next = 0;
  history.forEach(({ action }, at) => {
    const index = action ? actions.indexOf(action, next) : -1;
    if (index < 0) return;
    places.set(at, index);
    next = index + 1;
  });
  return places;
}
