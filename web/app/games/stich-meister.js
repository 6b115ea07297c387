// Stich-Meister on the table: rule cards chosen and seen through the lens, steps before play, tricks.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { ItemRow } from '../parts/item.js';
import { Sprite } from '../parts/sprite.js';
import { facts } from './stich-meister/cards.js';
import { RuleChoice } from './stich-meister/choice.js';
import { Lens } from './stich-meister/lens.js';
import { SeatNote } from './stich-meister/seat-note.js';

/** @import { Scene, Special } from './index.js' */

/** @param {Scene} scene */
function stage(scene) {
  const { view, speaker } = scene;
  if (view.phase === 'choose') return html`<${RuleChoice} scene=${scene} />`;
  return view.scene.felt?.kind === 'cards'
    ? html`<div class="revealed"><p>${t('sm-revealed')}</p><${ItemRow} items=${view.scene.felt.items.map(({ id }) => id)} speaker=${speaker} label=${t('sm-in-force')} /></div>`
    : null;
}

/** The direction of play, where it changes from trick to trick. @param {Scene} scene */
function corner({ view }) {
  const { effect, direction } = facts(view);
  if (!effect.alternates || view.phase !== 'play') return null;
  return html`<p class="sm-way"><${Sprite} id=${`i-${direction}`} />${t(`sm-${direction}`)}</p>`;
}

/** @type {Special} */
export const stichMeister = {
  stage,
  seatNote: (scene, seat) => html`<${SeatNote} scene=${scene} seat=${seat} />`,
  corner,
  side: (scene) => html`<${Lens} scene=${scene} />`,
};
