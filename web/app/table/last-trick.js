// The trick that was taken last, in the order it was played.
import { html } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { Mini } from '../ui/card.js';

/** @param {{ scene: Scene, game: Game, aloud?: boolean }} props aloud: say in words who took it, too */
export function LastTrick({ scene, game, aloud = false }) {
  const { last_trick: last, scene: told } = scene.view;
  if (!last) return html`<p class="quiet">${t('table-last-none')}</p>`;
  return html`
    <ol class=${`last last--${told.last.length}`}>
      ${told.last.map(({ seat, card, play }) => {
        if (!card) return null;
        const mini = html`<${Mini} face=${game.face(card, scene.view)} class=${seat === last.winner ? 'is-winning' : ''} />`;
        return html`<li key=${card} class=${seat === last.winner ? 'is-winner' : ''}>
          ${
            scene.players[seat].kind === 'computer'
              ? html`<button type="button" class="last__ask" aria-label=${t('why-card', { card: game.face(card).name })} title=${t('why-title')} onClick=${() => scene.why(play)}>${mini}</button>`
              : mini
          }
          <small>${scene.name(seat)}</small>
        </li>`;
      })}
    </ol>
    ${
      aloud &&
      html`<p class="quiet">${t('table-last-taken', { name: scene.name(last.winner), number: last.number })}</p>
      <p class="quiet">${t('why-tap')}</p>`
    }
  `;
}
