// What may be done besides tapping a card or the felt: a button for each.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { Mini } from './card.js';
import { deedName } from './deed.js';

/** @import { Game, Scene } from '../games/index.js' */

/** @param {{ scene: Scene, game: Game }} props */
export function Choices({ scene: { view, act, advised, speaker }, game }) {
  const { trick, choices } = view.scene;
  return html`<div class="choices">
    ${
      trick.length > 0 &&
      html`<p class="choices__trick" role="group" aria-label=${t('table-trick')}>
      ${trick.map(({ card }) => card && html`<${Mini} key=${card} face=${game.face(card, view)} />`)}
    </p>`
    }
    <ul aria-label=${t('table-choices')}>
      ${choices
        .filter(({ at }) => at === 'button')
        .map((choice) => {
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
