// One sentence for a card that may not be played: a paper note pointing at the card that was asked.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { say } from '../words.js';

/** @import { Refusal } from '../types.js' */
/** @import { Scene } from '../games/index.js' */

/** @param {{ refusal: Refusal, scene: Scene, onClose: () => void }} props */
export function WhyNot({ refusal, scene, onClose }) {
  const note = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useLayoutEffect(() => {
    const set = () => place(note.current, refusal.card);
    set();
    addEventListener('resize', set);
    return () => removeEventListener('resize', set);
  }, [refusal]);
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const leave = (event) => {
      if (event.key === 'Escape') onClose();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, []);
  return html`<button type="button" class="why" ref=${note} onClick=${onClose} tabindex="-1">
    <span role="alert"><b>${titleOf(refusal, scene)}</b> <span class="why__text">${sentence(refusal, scene)}</span></span>
  </button>`;
}

/** @param {Refusal} refusal @param {Scene} scene */
function titleOf({ card, label }, { speaker }) {
  if (card) return t('refused-card', { card: speaker.face.face(card).short });
  return say('refused', label ?? { id: '', params: {} }, speaker);
}

/** @param {Refusal} refusal @param {Scene} scene */
function sentence({ reason }, { speaker, shared, me, name }) {
  return say('reason', reason, speaker, { shared: shared ? 'yes' : 'no', name: me === null ? '' : name(me) });
}

/** As near above the asked card as the screen allows; the pointer is drawn only where it would hit.
 *  @param {HTMLElement | null} note @param {string} card */
function place(note, card) {
  const home = note?.parentElement?.getBoundingClientRect();
  const asked = document.querySelector(`.hand [data-card="${card}"], .market [data-card="${card}"]`);
  if (!note || !home) return;
  const at = asked?.getBoundingClientRect();
  const middle = at ? at.left + Math.min(at.width, 48) / 2 - home.left : home.width / 2;
  const left = Math.max(8, Math.min(middle - note.offsetWidth / 2, home.width - note.offsetWidth - 8));
  note.style.left = `${left}px`;
  note.style.setProperty('--px', `${middle - left}px`);
  note.classList.toggle('is-far', !at || Math.abs(at.top - home.bottom) > 60 || middle - left < 20);
}
