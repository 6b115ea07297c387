// Tricks taken and points of the round so far, in one small line.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { gain, points } from './figures.js';
import { Sprite } from './sprite.js';
import { steady } from './steady.js';

/** @param {{ seat: number, tricks: number, round: number | null }} props round: null where nobody can tell */
function Line({ seat, tricks, round }) {
  return html`<small class="standing">
    <span role="img" data-count=${`tricks:${seat}`} data-value=${tricks} aria-label=${t('table-tricks', { count: tricks })}><${Sprite} id="i-trick" />${tricks}</span>
    ${
      round !== null &&
      html`<span class="num" role="img" data-count=${`points:${seat}`} data-value=${round} aria-label=${t('table-round-points', { points: round, shown: points(round) })}>${gain(round)}</span>`
    }
  </small>`;
}
export const Standing = steady(Line);
