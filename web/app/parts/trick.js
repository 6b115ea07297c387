// The trick on the felt: every card before the seat that played it, empty places for those to come.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { Card } from './card.js';
import { placeOf } from './compass.js';
import { Crest } from './crest.js';
import { Flag } from './flag.js';

/** @import { Game, Scene } from '../games/index.js' */

/** @param {{ scene: Scene, game: Game }} props */
export function Trick({ scene, game }) {
  const { view, me, mine, players, shared, name } = scene;
  const { seats, trick } = view;
  const leader = trick[0]?.[0];
  const { ahead } = view;
  const full = trick.length === seats;
  /** Those who have not played, in the order of their turns. */
  const next = view.to_act ?? (trick.length && !full ? (trick[trick.length - 1][0] + 1) % seats : null);
  const played = new Map(trick);
  return html`<ol class="places places--trick" data-zone="trick" aria-label=${t('table-trick')}>
    ${players.map((player, seat) => {
      const card = played.get(seat);
      const place = `place place--${placeOf(seat, me, seats)}`;
      if (card !== undefined) {
        return html`<li key=${seat} class=${place} data-from=${`seat:${seat}`}>
          <span class="sr">${name(seat)}: </span>
          <${Card} card=${card} face=${game.face(card, view)} class=${seat === ahead ? 'is-winning' : ''}>
            ${seat === ahead
              ? html`<${Flag} kind="win">${t(full ? 'table-takes' : seat === leader ? 'table-led-ahead' : 'table-ahead')}<//>`
              : seat === leader && html`<${Flag} kind="lead">${t('table-led')}<//>`}
          <//>
        </li>`;
      }
      if (seat === next && seat === me && mine) {
        return html`<li key=${seat} class=${place}>
          <div class="hole hole--mine">${shared ? t('table-card-of', { name: player.name }) : t('table-your-card')}</div>
        </li>`;
      }
      return html`<li key=${seat} class=${place} aria-hidden="true">
        <div class=${`hole${seat === next ? ' hole--next' : ''}`}><${Crest} crest=${player.crest} /></div>
      </li>`;
    })}
  </ol>`;
}
