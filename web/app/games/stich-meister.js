// Stich-Meister on the table: rule cards chosen and seen through the lens, steps before play, tricks.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { textOf } from '../parts/fact.js';
import { ItemRow } from '../parts/item.js';
import { noteOf } from '../parts/notes.js';
import { Sprite } from '../parts/sprite.js';
import { RuleChoice } from './stich-meister/choice.js';
import { Lens } from './stich-meister/lens.js';
import { SeatNote } from './stich-meister/seat-note.js';

/** @import { Scene, Special } from './index.js' */

/** @param {Scene} scene */
function stage(scene) {
  const { view, speaker } = scene;
  const { felt } = view.scene;
  if (felt?.kind === 'offer') return html`<${RuleChoice} scene=${scene} felt=${felt} />`;
  if (felt?.kind !== 'cards') return null;
  const items = felt.items.map(({ id }) => id);
  return html`<div class="revealed"><p>${t('sm-revealed')}</p><${ItemRow} items=${items} speaker=${speaker} label=${t('stich-meister-fact-in-force')} /></div>`;
}

/** The direction of play, where it changes from trick to trick. @param {Scene} scene */
function corner({ view, speaker }) {
  const way = noteOf(view, 'direction');
  return way ? html`<p class="sm-way"><${Sprite} id=${`i-${way.value}`} />${textOf(way, speaker)}</p>` : null;
}

/** @type {Special} */
export const stichMeister = {
  stage,
  seatNote: (scene, seat) => html`<${SeatNote} scene=${scene} seat=${seat} />`,
  corner,
  side: (scene) => html`<${Lens} scene=${scene} />`,
};
