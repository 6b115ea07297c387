// What lies before a seat: its rule card while all choose, a card laid aside for the last trick.
import { html } from '../../html.js';
import { Mini } from '../../parts/card.js';
import { Sprite } from '../../parts/sprite.js';
import { say } from '../../words.js';

/** @import { Fact } from '../../types.js' */
/** @import { Scene } from '../index.js' */

/** @param {{ scene: Scene, seat: number }} props */
export function SeatNote({ scene, seat }) {
  const { badges } = scene.view.scene.seats[seat];
  return html`<div class="sm-note">${badges.map((badge) => html`<${Tag} key=${badge.id} badge=${badge} scene=${scene} />`)}</div>`;
}

/** @param {{ badge: Fact, scene: Scene }} props */
function Tag({ badge: { id, value, cards }, scene: { view, speaker } }) {
  const text = say('fact', { id: value ? `${id}-${value}` : id, params: {} }, speaker);
  if (cards) {
    return html`<span class="sm-tag sm-tag--own">${text} ${cards.map((card) => html`<${Mini} key=${card} face=${speaker.face.face(card, view)} />`)}</span>`;
  }
  if (id === 'reserved') return html`<span class="sm-tag sm-tag--back"><i aria-hidden="true"></i>${text}</span>`;
  const look = id !== 'rule-choice' || value === 'none' ? '' : ` sm-tag--card${value === 'chosen' ? ' is-down' : ''}`;
  return html`<span class=${`sm-tag${look}`}>${value === 'chosen' && html`<${Sprite} id="i-check" />`}${text}</span>`;
}
