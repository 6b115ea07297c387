// A seat at the felt: where it sits, whose it is, how the round stands for it, which of its cards are known.
import { html, memo, Avatar } from '../ui/html.js';
import { t, gain, points } from '../ui/i18n.js';
import { Mini } from '../ui/card.js';

// Where the seats sit: the person in front is south, the others follow clockwise over the west.

/** @type {Record<number, string[]>} places by number of seats, starting at the person in front */
const PLACES = {
  2: ['s', 'n'],
  3: ['s', 'nw', 'ne'],
  4: ['s', 'w', 'n', 'e'],
  5: ['s', 'w', 'nw', 'ne', 'e'],
  6: ['s', 'w', 'nw', 'n', 'ne', 'e'],
};

/** @param {number} seat @param {number | null} front @param {number} seats */
export function placeOf(seat, front, seats) {
  return PLACES[seats][(seat - (front ?? 0) + seats) % seats];
}

/** All seats clockwise, beginning left of the person in front. @param {number | null} front @param {number} seats */
export function othersOf(front, seats) {
  return Array.from({ length: seats - 1 }, (_, step) => ((front ?? 0) + step + 1) % seats);
}

// Tricks taken and points of the round so far, in one small line.

/** A pile grows no wider after so many tricks. */
const MOST_PILED = 5;

/** @param {{ seat: number, tricks: number, round: number | null, soFar: boolean }} props round: null where nobody can tell;
 *  soFar: it may still be lost */
function StandingLine({ seat, tricks, round, soFar }) {
  return html`<small class="standing">
    <span role="img" data-count=${`tricks:${seat}`} data-value=${tricks} aria-label=${t('table-tricks', { count: tricks })}><i class=${`won${tricks ? ' won--some' : ''}`} style=${{ '--n': Math.min(tricks, MOST_PILED) }}></i><span>${tricks}</span></span>
    ${
      round !== null &&
      html`<span class="num" role="img" data-count=${`points:${seat}`} data-value=${round} aria-label=${t(soFar ? 'table-points-if-now' : 'table-round-points', { points: round, shown: points(round) })}>${soFar ? t('table-points-now', { points: points(round) }) : gain(round)}</span>`
    }
  </small>`;
}
export const Standing = memo(StandingLine);

/** @param {{ scene: Scene, seat: number, counting: boolean }} props counting: tricks are played now */
export function Seat({ scene, seat, counting }) {
  const { view, players, me, thinking } = scene;
  const { face: game } = scene.speaker;
  const player = players[seat];
  const { known, tricks, points } = view.scene.seats[seat];
  const turn = view.to_act === seat;
  return html`<section class=${`seat seat--${placeOf(seat, me, view.seats)}${turn ? ' is-turn' : ''}`}
    aria-label=${player.name} aria-current=${turn ? 'true' : undefined}>
    <${Avatar} crest=${player.crest} anchor=${seat} share=${thinking?.seat === seat ? thinking.share : undefined} mood=${view.moods?.[seat]} />
    <div class="seat__who">
      <b>${player.name}</b>
      <small class="seat__kind">${player.kind === 'human' ? t('table-human') : t(`level-${player.level}`)}</small>
      ${counting && html`<${Standing} seat=${seat} tricks=${tricks} round=${points} soFar=${view.scene.so_far !== null} />`}
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
