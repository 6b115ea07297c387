// Tricks taken and points of the round so far, in one small line.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { gain, points } from './figures.js';
import { Sprite } from './sprite.js';

/** @import { Game, Scene } from '../games/index.js' */

/** @param {{ view: Scene['view'], game: Game, seat: number }} props */
export function Standing({ view, game, seat }) {
  const { tricks, points: round } = game.standing(view, seat);
  return html`<small class="standing">
    <span role="img" data-count=${`tricks:${seat}`} data-value=${tricks} aria-label=${t('table-tricks', { count: tricks })}><${Sprite} id="i-trick" />${tricks}</span>
    ${round !== null &&
    html`<span class="num" role="img" data-count=${`points:${seat}`} data-value=${round} aria-label=${t('table-round-points', { points: points(round) })}>${gain(round)}</span>`}
  </small>`;
}
