// What may be done besides tapping a card of the hand: a button for each.
import { html } from '../../html.js';
import { t } from '../../i18n.js';
import { Mini } from '../../parts/card.js';
import { deedName } from '../../parts/deed.js';

/** @import { View } from '../../types.js' */
/** @import { Game, Scene } from '../index.js' */

/** What no tap on a card of the hand asks for. @param {View} view */
export const beyondHand = ({ scene }) => scene.choices.filter(({ at }) => at !== 'hand');

/** @param {{ scene: Scene, game: Game }} props */
export function Choices({ scene: { view, act, advised, speaker }, game }) {
  return html`<div class="choices">
    ${
      view.trick.length > 0 &&
      html`<p class="choices__trick" role="group" aria-label=${t('table-trick')}>
      ${view.trick.map(([, card]) => html`<${Mini} key=${card} face=${game.face(card, view)} />`)}
    </p>`
    }
    <ul aria-label=${t('plain-choices')}>
      ${beyondHand(view).map((choice) => {
        const { action, cards } = choice;
        const isBest = action === advised;
        const name = deedName(choice, view, speaker);
        return html`<li key=${action}>
          <button type="button" class=${`btn choices__one${isBest ? ' is-advised' : ''}`} data-action=${action}
            aria-label=${isBest ? t('advice-card', { card: name }) : undefined} onClick=${() => act(action)}>
            ${cards.map((card, at) => html`<${Mini} key=${at} face=${game.face(card, view)} />`)}
            <span>${name}</span>
          </button>
        </li>`;
      })}
    </ul>
  </div>`;
}
