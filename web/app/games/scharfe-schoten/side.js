// Notes at the side: the trumps and the order of the colours, and why the card that is ahead is ahead.
import { html } from '../../html.js';
import { t } from '../../i18n.js';
import { Mini } from '../../parts/card.js';
import { SuitSign } from '../../parts/suit-sign.js';
import { RackNote } from './rack.js';
import { suitOf, suit, face, facts } from './spices.js';

/** @import { Scene } from '../index.js' */

/** @param {{ scene: Scene }} props */
export function Side({ scene }) {
  return html`<${Strength} scene=${scene} /><${RackNote} scene=${scene} />`;
}

/** The whole order of the deck on one slip. @param {{ scene: Scene }} props */
function Strength({ scene }) {
  const { view } = scene;
  const { order, trumps } = facts(view);
  const winning = view.trick.find(([seat]) => seat === view.ahead)?.[1] ?? '';
  return html`<section class="note strength">
    <h2>${t('ss-strength')}<small>${t('ss-strong-weak')}</small></h2>
    <ol class="strength__trumps" data-zone="trumps" data-turn aria-label=${t('ss-trumps')}>
      ${trumps.map((card) => html`<li key=${card} class=${card === winning ? 'is-ahead' : ''}><${Mini} card=${`trump:${card}`} face=${face(card, view)} /></li>`)}
    </ol>
    <ol class="strength__colours" aria-label=${t('ss-order')}>
      <li class="strength__then" aria-hidden="true">${t('ss-then')}</li>
      ${order.map(
        (
          colour,
        ) => html`<li key=${colour} class=${`${suit(colour).tone}${winning && !trumps.includes(winning) && suitOf(winning) === colour ? ' is-ahead' : ''}`}>
        <${SuitSign} suit=${suit(colour)} /><span aria-hidden="true">12–1</span><span class="sr">${suit(colour).name}</span>
      </li>`,
      )}
    </ol>
    <p class="quiet">${why(scene)}</p>
  </section>`;
}

/** Why the trick lies as it does. @param {Scene} scene */
function why({ view }) {
  const winning = view.trick.find(([seat]) => seat === view.ahead);
  if (!winning) return t('ss-why-none');
  const [, card] = winning;
  const led = suitOf(view.trick[0][1]);
  const params = {
    card: face(card).short,
    colour: suit(suitOf(card)).word,
    led: suit(led).word,
    place: facts(view).trumps.indexOf(card) + 1,
  };
  if (params.place) return t('ss-why-trump', params);
  return t(suitOf(card) === led ? 'ss-why-led' : 'ss-why-colour', params);
}
