// A seat at the felt: whose it is, how the round stands for it, which of its cards are known.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { Mini } from './card.js';
import { placeOf } from './compass.js';
import { Crest } from './crest.js';
import { Standing } from './standing.js';

/** @import { Game, Scene } from '../games/index.js' */

/** @param {{ scene: Scene, game: Game, seat: number, counting: boolean }} props counting: tricks are played now */
export function Seat({ scene, game, seat, counting }) {
  const { view, players, me, thinking } = scene;
  const player = players[seat];
  const { known, tricks, points } = view.scene.seats[seat];
  const turn = view.to_act === seat;
  return html`<section class=${`seat seat--${placeOf(seat, me, view.seats)}${turn ? ' is-turn' : ''}`}
    aria-label=${player.name} aria-current=${turn ? 'true' : undefined}>
    <${Crest} crest=${player.crest} anchor=${seat} share=${thinking?.seat === seat ? thinking.share : undefined} />
    <div class="seat__who">
      <b>${player.name}</b>
      <small class="seat__kind">${player.kind === 'human' ? t('table-human') : t(`level-${player.level}`)}</small>
      ${counting && html`<${Standing} seat=${seat} tricks=${tricks} round=${points} />`}
    </div>
    ${
      known.length > 0 &&
      html`<div class="known" data-zone="known" role="group" aria-label=${t('table-known', { name: player.name })}>
      ${known.map((card) => html`<${Mini} key=${card} card=${card} face=${game.face(card, view)} />`)}
    </div>`
    }
    ${game.seatNote?.(scene, seat)}
  </section>`;
}
