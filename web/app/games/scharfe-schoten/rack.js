// The spice rack: small at the side for all to see, large on the felt for the one who may take a card.
import { html } from '../../html.js';
import { t } from '../../i18n.js';
import { Pile } from './spice-card.js';
import { suit, facts, SIGN } from './spices.js';

/** @import { Scene } from '../index.js' */

/** @param {{ scene: Scene }} props */
export function RackNote({ scene }) {
  const { order, rack, rack_left } = facts(scene.view);
  return html`<section class=${`note rack-note${scene.view.phase === 'rack' ? ' is-asked' : ''}`}>
    <h2>${t('ss-rack')}<small>${t('ss-rack-left', { count: rack_left })}</small></h2>
    <ol class="rack" data-zone="rack">
      ${order.map(
        (colour) => html`<li key=${colour} class=${suit(colour).tone}>
        <${Pile} colour=${colour} count=${rack[colour]} />
        <b><span class="sr">${suit(colour).name} </span>${rack[colour]}</b>
      </li>`,
      )}
    </ol>
  </section>`;
}

/** @param {{ scene: Scene }} props */
export function RackChoice({ scene }) {
  const { view, me, act, advised } = scene;
  const { order, rack, captured, predictions } = facts(view);
  if (me === null) return null;
  return html`<div class="choose-rack" role="group" aria-label=${t('ss-rack')}>
    ${order.map((colour) => {
      const at = predictions[me]?.indexOf(colour) ?? -1;
      const sign = at < 0 ? '' : [SIGN.most, SIGN.least][at];
      return html`<button key=${colour} type="button" class=${`choose-rack__one ${suit(colour).tone}${rack[colour] ? ' is-wanted' : ''}${advised === `rack ${colour}` ? ' is-advised' : ''}`}
        aria-disabled=${rack[colour] ? undefined : 'true'} onClick=${() => act(`rack ${colour}`)}>
        <${Pile} colour=${colour} count=${rack[colour]} large />
        <b>${suit(colour).name}</b>
        <small>${t('ss-rack-have', { count: rack[colour], own: captured[me][colour], sign })}</small>
      </button>`;
    })}
  </div>`;
}
