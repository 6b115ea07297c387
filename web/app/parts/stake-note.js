// What the trick is worth as it lies, and why.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { gain } from './figures.js';

/** @import { Game, Scene } from '../games/index.js' */

/** @param {{ scene: Scene, game: Game }} props */
export function StakeNote({ scene, game }) {
  if (!game.stake) return null;
  const stake = game.stake(scene.view);
  return html`<section class=${`note stake-note${stake ? '' : ' is-empty'}`}>
    <h2>${t('table-stake')}${stake && html`<b class=${`num ${stake.points < 0 ? 'cost' : ''}`}>${gain(stake.points)}</b>`}</h2>
    <p class="quiet">${stake ? stake.how : t('table-stake-none')}</p>
  </section>`;
}

/** The same figure as a slip on the felt, for screens without room for notes.
 *  @param {{ scene: Scene, game: Game }} props */
export function StakeSlip({ scene, game }) {
  const stake = game.stake?.(scene.view);
  if (!stake) return null;
  return html`<p class="stake-slip"><span>${t('table-stake')}</span><b class=${`num ${stake.points < 0 ? 'cost' : ''}`}>${gain(stake.points)}</b></p>`;
}
