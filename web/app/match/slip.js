// A slip of paper over the prompt that points at a card of the hand: why it may not be played, or the hint in one
// sentence.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { actionName, choiceOf, isOneCard } from '../table/action-label.js';
import { Thinking, whyOf } from '../hints/advice-panel.js';
import { html, Button, Sprite } from '../ui/html.js';
import { sentences, t } from '../ui/i18n.js';
import { useListener } from '../ui/resize.js';
import { say } from '../ui/words.js';

/** Lets a slip point at the card it is about, and Escape close it.
 *  @param {string} card @param {() => void} onClose @param {unknown} about */
function useSlip(card, onClose, about) {
  const note = useRef(/** @type {any} */ (null));
  const set = () => point(note.current, card);
  useLayoutEffect(set, [about]);
  useListener('resize', set);
  useListener('keydown', ({ key }) => key === 'Escape' && onClose());
  return note;
}

/** One sentence for what may not be done; whatever is tapped next, it is read. @param {{ refusal: Refusal, scene: Scene, onClose: () => void }} props */
export function WhyNot({ refusal, scene, onClose }) {
  const note = useSlip(refusal.card, onClose, refusal);
  // The slip itself waits for the click, which would reach what is under it.
  useListener('pointerdown', ({ target }) => note.current?.contains(target) || onClose());
  return html`<button type="button" class="why" ref=${note} onClick=${onClose} tabindex="-1">
    <span class="why__text" role="alert"><b>${titleOf(refusal, scene)}</b> ${say('reason', refusal.reason, scene.speaker)}</span>
  </button>`;
}

/** What to do now; where there is a choice, all the figures are a tap away. @param {{ advisor: Advisor, scene: Scene }} props */
export function Tip({ advisor, scene }) {
  const { view, advice } = /** @type {Panel} */ (advisor.panel.value);
  const close = () => advisor.close();
  const card = advice ? (choiceOf(view, advice.tip.action).cards[0] ?? '') : '';
  const note = useSlip(card, close, advice);
  return html`<div class="why why--tip" ref=${note}>
    ${
      advice
        ? html`<${Sprite} id="i-hint" />
      <p role="status" class="why__text">${told(advice.tip, view, scene.speaker)}</p>
      <div class="why__acts">
        ${advice.options.length > 1 && html`<${Button} onClick=${() => advisor.more()}>${t('tip-more')}<//>`}
        <${Button} class="btn--accent" onClick=${close}>${t('tip-close')}<//>
      </div>`
        : html`<${Thinking} panel=${advisor.panel.value} />`
    }
  </div>`;
}

/** @param {Action} action @param {View} view @param {Speaker} speaker */
function nameOf(action, view, speaker) {
  const choice = choiceOf(view, action);
  return isOneCard(choice) ? speaker.face.face(choice.cards[0]).short : actionName(choice, view, speaker);
}

/** What to do, and why. @param {Advice['tip']} tip @param {View} view @param {Speaker} speaker */
export function told(tip, view, speaker) {
  const what = tip.said ? say('tip', tip.said, speaker) : t('tip-do', { what: nameOf(tip.action, view, speaker) });
  return sentences([what, whyOf({ ...tip, because: tip.brief }, speaker)]);
}

/** @param {Refusal} refusal @param {Scene} scene */
function titleOf({ card, label }, { speaker }) {
  if (card) return t('refused-card', { card: speaker.face.face(card).short });
  return say('refused', label ?? { id: '', params: {} }, speaker);
}

/** The pointer is drawn only where it would hit. @param {HTMLElement | null} note @param {string} card */
function point(note, card) {
  const asked = document.querySelector(`.hand [data-card="${card}"]`);
  if (!note) return;
  const [slip, at] = [note.getBoundingClientRect(), asked?.getBoundingClientRect()];
  const middle = at ? at.left + Math.min(at.width, 48) / 2 - slip.left : 0;
  note.style.setProperty('--px', `${middle}px`);
  const isNear = at && Math.abs(at.top - slip.bottom) < 60 && middle > 20 && middle < slip.width - 20;
  note.classList.toggle('is-far', !isNear);
}
