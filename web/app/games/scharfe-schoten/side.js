// Notes at the side: the trumps and the order of the colours, and why the card that is ahead is ahead.
import { html } from '../../ui/html.js';
import { t } from '../../ui/i18n.js';
import { Mini } from '../../ui/card.js';
import { SuitSign } from '../../ui/sprite.js';
import { say } from '../../ui/words.js';
import { RackNote } from './rack.js';
import { face, noteOf, suit } from './spices.js';

/** @import { Scene } from '../index.js' */

/** @param {{ scene: Scene }} props */
export function Side({ scene }) {
  return html`<${Strength} scene=${scene} /><${RackNote} scene=${scene} />`;
}

/** The whole order of the deck on one slip. @param {{ scene: Scene }} props */
function Strength({ scene: { view, speaker } }) {
  const { ahead } = view.scene;
  const [trumps, order] = noteOf(view, 'strength').facts ?? [];
  return html`<section class="note strength">
    <h2>${t('ss-strength')}<small>${t('ss-strong-weak')}</small></h2>
    <ol class="strength__trumps" data-zone="trumps" data-turn aria-label=${t('ss-trumps')}>
      ${trumps.cards?.map((card) => html`<li key=${card} class=${trumps.lit?.includes(card) ? 'is-ahead' : ''}><${Mini} card=${`trump:${card}`} face=${face(card, view)} /></li>`)}
    </ol>
    <ol class="strength__colours" aria-label=${t('ss-order')}>
      <li class="strength__then" aria-hidden="true">${t('ss-then')}</li>
      ${order.facts?.map(({ suit: colour = '', lit = [] }) => {
        const { tone, name, ...sign } = suit(colour);
        return html`<li key=${colour} class=${`${tone}${lit.length ? ' is-ahead' : ''}`}>
        <${SuitSign} suit=${sign} /><span aria-hidden="true">12–1</span><span class="sr">${name}</span>
      </li>`;
      })}
    </ol>
    <p class="quiet">${ahead ? say('ahead', ahead, speaker) : t('ss-no-lead')}</p>
  </section>`;
}
