// Stich-Meister on the table: rule cards chosen and seen through the lens, steps before play, tricks.
import { html, Sprite } from '../../ui/html.js';
import { t } from '../../ui/i18n.js';
import { Mini } from '../../ui/card.js';
import { textOf } from '../../table/fact.js';
import { ItemRow } from '../../table/item.js';
import { noteOf } from '../../table/notes.js';
import { RuleChoice } from './choice.js';
import { Lens } from './lens.js';

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

/** What lies before a seat: its rule card while all choose, a card laid aside for the last trick.
 *  @param {{ scene: Scene, seat: number }} props */
function SeatNote({ scene, seat }) {
  const { badges } = scene.view.scene.seats[seat];
  return html`<div class="sm-note">${badges.map((badge) => html`<${Tag} key=${badge.id} badge=${badge} scene=${scene} />`)}</div>`;
}

/** @param {{ badge: Fact, scene: Scene }} props */
function Tag({ badge, scene: { view, speaker } }) {
  const { id, value, cards } = badge;
  const text = textOf(badge, speaker);
  if (cards) {
    return html`<span class="sm-tag sm-tag--own">${text} ${cards.map((card) => html`<${Mini} key=${card} face=${speaker.face.face(card, view)} />`)}</span>`;
  }
  if (id === 'reserved') return html`<span class="sm-tag sm-tag--back"><i aria-hidden="true"></i>${text}</span>`;
  const look = id !== 'rule-choice' || value === 'none' ? '' : ` sm-tag--card${value === 'chosen' ? ' is-down' : ''}`;
  return html`<span class=${`sm-tag${look}`}>${value === 'chosen' && html`<${Sprite} id="i-check" />`}${text}</span>`;
}

/** @type {Special} */
export const table = {
  stage,
  seatNote: (scene, seat) => html`<${SeatNote} scene=${scene} seat=${seat} />`,
  corner,
  places: { 'rule-cards': '.rule-choice__cards', lens: '.lens' },
  side: (scene) => html`<${Lens} scene=${scene} />`,
};
