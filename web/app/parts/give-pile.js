// Cards laid face down into the centre, each before the seat it came from: everybody sees how many,
// and the person in front sees again which were theirs.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { CardBack, Mini } from './card.js';
import { placeOf } from './compass.js';

/** @import { Felt } from '../types.js' */
/** @import { Game, Scene } from '../games/index.js' */

/** @param {{ scene: Scene, game: Game, felt: Felt }} props */
export function GivePile({ scene, game, felt: { laid: given = [], each = 0, own = [] } }) {
  const { view, me, players } = scene;
  return html`<ol class="places places--give" data-zone="pile" aria-label=${t('table-centre')}>
    ${players.map((player, seat) => {
      const open = seat === me ? own : [];
      const laid = Array.from({ length: given[seat] }, (_, at) => at);
      return html`<li key=${seat} class=${`place place--${placeOf(seat, me, view.seats)}`} data-from=${`seat:${seat}`}>
        <div class=${`lay lay--${each}`} role="group" aria-label=${t('table-given', { name: player.name, count: given[seat], each })}>
          ${laid.map(
            (at) =>
              html`<div key=${at} class="lay__card"><${CardBack} mark=${game.back} card=${`back:${seat}:${at}`} /></div>`,
          )}
        </div>
        <p class="lay__count">
          <span aria-hidden="true">${t('table-count-of', { count: given[seat], each })}</span>
          ${open.map((card) => html`<${Mini} key=${card} face=${game.face(card)} />`)}
        </p>
      </li>`;
    })}
  </ol>`;
}
