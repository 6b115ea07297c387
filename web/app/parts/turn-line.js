// A known order of turns, drawn as crests in a line: who had theirs, who is on, who comes.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { Crest } from './crest.js';
import { Sprite } from './sprite.js';

/** @import { Felt } from '../types.js' */
/** @import { Scene } from '../games/index.js' */

/** @param {{ scene: Scene, felt: Felt }} props */
export function TurnLine({ scene: { players, me }, felt: { turns: line, done } }) {
  const seats = players.length;
  /** @param {number} at */
  const state = (at) => (at < done ? 'is-done' : at === done ? 'is-now' : '');
  return html`<ol class="line" aria-label=${t('table-order')}>
    ${line.map(
      (
        seat,
        at,
      ) => html`<li key=${at} class=${`${state(at)}${at > 0 && at % seats === 0 ? ' is-turning' : ''}${seat === me ? ' is-me' : ''}`}
        aria-current=${at === done ? 'step' : undefined}>
        ${at > 0 && at % seats === 0 && html`<${Sprite} id="i-undo" class="line__turn" />`}
        <span class="sr">${players[seat].name}</span><${Crest} crest=${players[seat].crest} />
      </li>`,
    )}
  </ol>`;
}
