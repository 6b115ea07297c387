// What the trick is worth as it lies, and why.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { sayAll } from '../words.js';
import { gain } from './figures.js';

/** @import { Scene } from '../games/index.js' */

/** @param {{ scene: Scene }} props */
export function StakeNote({ scene: { view, speaker } }) {
  const { stake } = view.scene;
  if (!stake) return null;
  return html`<section class=${`note stake-note${stake.points === null ? ' is-empty' : ''}`}>
    <h2>${t('table-stake')}${stake.points !== null && html`<${Figure} points=${stake.points} />`}</h2>
    <p class="quiet">${sayAll('stake', stake.lines, speaker)}</p>
  </section>`;
}

/** The same figure as a slip on the felt, for screens without room for notes.
 *  @param {{ scene: Scene }} props */
export function StakeSlip({ scene: { view } }) {
  const points = view.scene.stake?.points ?? null;
  if (points === null) return null;
  return html`<p class="stake-slip"><span>${t('table-stake')}</span><${Figure} points=${points} /></p>`;
}

/** @param {{ points: number }} props */
function Figure({ points }) {
  return html`<b class=${`num ${points < 0 ? 'cost' : ''}`}>${gain(points)}</b>`;
}
