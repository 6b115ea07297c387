// The rules in a few lines, opened over the table; what matters now is marked.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { Dialog } from './dialog.js';

/** @import { Game, Scene } from '../games/index.js' */

/** @param {{ scene: Scene, game: Game, onClose: () => void }} props */
export function RulesSheet({ scene, game, onClose }) {
  return html`<${Dialog} label=${t('table-rules')} onClose=${onClose}>
    <dl class="rules">
      ${game.rules(scene.view).map(
        ({ id, title, text, now }) => html`<div key=${id} class=${now ? 'is-now' : ''}>
          <dt>${title}${now && html` <span class="chip">${t('table-now')}</span>`}</dt>
          <dd>${text}</dd>
        </div>`,
      )}
    </dl>
  <//>`;
}
