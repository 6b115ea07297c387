// The trick that was taken last, in the order it was played.
import { html } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { Mini } from '../ui/card.js';

/** @import { Game, Scene } from '../games/index.js' */

/** @param {{ scene: Scene, game: Game, told?: boolean }} props told: say in words who took it, too */
export function LastTrick({ scene, game, told = false }) {
  const last = scene.view.last_trick;
  if (!last) return html`<p class="quiet">${t('table-last-none')}</p>`;
  return html`
    <ol class=${`last last--${last.plays.length}`}>
      ${last.plays.map(
        ([seat, card]) => html`<li key=${card} class=${seat === last.winner ? 'is-winner' : ''}>
          ${
            scene.players[seat].kind === 'computer'
              ? html`<button type="button" class="last__ask" aria-label=${t('why-card', { card: game.face(card).name })} title=${t('why-title')} onClick=${() => scene.why(`play ${card}`)}><${Mini} face=${game.face(card, scene.view)} class=${seat === last.winner ? 'is-winning' : ''} /></button>`
              : html`<${Mini} face=${game.face(card, scene.view)} class=${seat === last.winner ? 'is-winning' : ''} />`
          }
          <small>${scene.name(seat)}</small>
        </li>`,
      )}
    </ol>
    ${
      told &&
      html`<p class="quiet">${t('table-last-taken', { name: scene.name(last.winner), number: last.number })}</p>
      <p class="quiet">${t('why-tap')}</p>`
    }
  `;
}
