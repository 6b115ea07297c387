// The spice rack: small at the side for all to see, large on the felt for the one who may take a card.
import { html } from '../../ui/html.js';
import { t } from '../../ui/i18n.js';
import { say } from '../../ui/words.js';
import { Pile } from './spice-card.js';
import { noteOf, suit } from './spices.js';

/** @import { Scene } from '../index.js' */

/** @param {{ scene: Scene }} props */
export function RackNote({ scene: { view } }) {
  const { suits = {}, lit = [] } = noteOf(view, 'rack');
  const left = Object.values(suits).reduce((sum, count) => sum + count, 0);
  return html`<section class=${`note rack-note${lit.length ? ' is-asked' : ''}`}>
    <h2>${t('ss-rack')}<small>${t('ss-rack-left', { count: left })}</small></h2>
    <ol class="rack" data-zone="rack">
      ${Object.entries(suits).map(
        ([colour, count]) => html`<li key=${colour} class=${suit(colour).tone}>
        <${Pile} colour=${colour} count=${count} />
        <b><span class="sr">${suit(colour).name} </span>${count}</b>
      </li>`,
      )}
    </ol>
  </section>`;
}

/** @param {{ scene: Scene }} props */
export function RackChoice({ scene: { view, act, advised, speaker } }) {
  return html`<div class="choose-rack" role="group" aria-label=${t('ss-rack')}>
    ${view.scene.felt?.items.map(({ id: colour, count = 0, gone, action, facts: [captured, tile] }) => {
      const sign = tile ? say('sign', { id: tile.id, params: {} }, speaker) : '';
      return html`<button key=${colour} type="button" class=${`choose-rack__one ${suit(colour).tone}${gone ? '' : ' is-wanted'}${advised === action ? ' is-advised' : ''}`}
        aria-disabled=${gone ? 'true' : undefined} onClick=${() => act(action)}>
        <${Pile} colour=${colour} count=${count} large />
        <b>${suit(colour).name}</b>
        <small>${t('ss-rack-have', { count, own: captured.value, sign })}</small>
      </button>`;
    })}
  </div>`;
}
