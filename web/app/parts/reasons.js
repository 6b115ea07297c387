// Why an action is better or worse than others, as the worlds of a search tell it, in sentences.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { gain } from './figures.js';
import { Sprite } from './sprite.js';

/** @import { AdviceOption, AdviceReason } from '../types.js' */

/** Tenths where they matter. @param {number} points */
export function figure(points) {
  return gain(Math.abs(points) < 10 ? Math.round(points * 10) / 10 : Math.round(points));
}

/** Two actions whose difference chance alone may have made. @param {AdviceOption} option @param {AdviceOption} best */
export function isLevel(option, best) {
  return option.edge <= 2 * Math.hypot(option.error, best.error);
}

/** The reasons that speak for an action, or else those against it. @param {AdviceReason[]} reasons @param {boolean} isGood */
export function speaking(reasons, isGood) {
  return reasons.filter(({ params }) => params.points > 0 === isGood);
}

/** @param {{ reasons: AdviceReason[], otherwise: string }} props otherwise: what is said where nothing stands out */
export function Reasons({ reasons, otherwise }) {
  if (!reasons.length) return html`<p class="because">${otherwise}</p>`;
  return html`${reasons.slice(0, 2).map(
    ({ id, params }) => html`<p key=${id} class="because">
      ${t(`advice-${id}`, params)}
      <span class=${`worth ${params.points < 0 ? 'is-bad' : 'is-good'}`} role="img" aria-label=${t('advice-worth', { points: figure(params.points) })}>${figure(params.points)}</span>
    </p>`,
  )}`;
}

/** The chance to take the trick. @param {{ chance: number | null }} props */
export function TrickChance({ chance }) {
  if (chance === null) return null;
  return html`<span class="chip" role="img" aria-label=${t('advice-trick', { percent: Math.round(chance * 100) })}>
    <${Sprite} id="i-trick" />${t('advice-trick-short', { percent: Math.round(chance * 100) })}
  </span>`;
}
