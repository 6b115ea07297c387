// What may be done besides tapping a card of the hand: a button for each.
import { html } from '../../html.js';
import { t } from '../../i18n.js';
import { Mini } from '../../parts/card.js';

/** @import { Action, View } from '../../types.js' */
/** @import { Game, Scene } from '../index.js' */

/** The actions that no tap on a card of the hand asks for. @param {View} view @returns {Action[]} */
export function beyondHand({ scene, legal }) {
  const byTap = new Set(scene.hand.map(({ action }) => action));
  return legal.filter((action) => !byTap.has(action));
}

/** @param {{ scene: Scene, game: Game }} props */
export function Choices({ scene: { view, act, advised }, game }) {
  return html`<div class="choices">
    ${
      view.trick.length > 0 &&
      html`<p class="choices__trick" role="group" aria-label=${t('table-trick')}>
      ${view.trick.map(([, card]) => html`<${Mini} key=${card} face=${game.face(card, view)} />`)}
    </p>`
    }
    <ul aria-label=${t('plain-choices')}>
      ${beyondHand(view).map(
        (action) => html`<li key=${action}>
          <button type="button" class=${`btn choices__one${action === advised ? ' is-advised' : ''}`} data-action=${action}
            aria-label=${action === advised ? t('advice-card', { card: game.asked(action) }) : undefined} onClick=${() => act(action)}>
            ${game.cards(action).map((card, at) => html`<${Mini} key=${at} face=${game.face(card, view)} />`)}
            <span>${game.asked(action)}</span>
          </button>
        </li>`,
      )}
    </ul>
  </div>`;
}
