// One sentence for a card that may not be played: a paper note pointing at the card that was asked.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { html } from '../html.js';
import { list, t } from '../i18n.js';

/** @import { Refusal } from '../types.js' */
/** @import { Game, Scene } from '../games/index.js' */

/** @param {{ refusal: Refusal, scene: Scene, game: Game, onClose: () => void }} props */
export function WhyNot({ refusal, scene, game, onClose }) {
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
  const title = titleOf(refusal.action, game);
  return html`<button type="button" class="why" ref=${note} onClick=${onClose} tabindex="-1">
    <span role="alert"><b>${title}</b> <span class="why__text">${sentence(refusal, scene, game)}</span></span>
  </button>`;
}

/** @param {Refusal['action']} action @param {Game} game */
function titleOf(action, game) {
  const own = action && game.denied?.(action);
  if (own) return own;
  const asked = action && game.asked(action);
  return asked ? t('reason-title', { card: asked }) : t('reason-title-none');
}

/** @param {Refusal} refusal @param {Scene} scene @param {Game} game */
function sentence({ reason }, scene, game) {
  const { id, params } = reason;
  const own = game.refuse(reason, scene);
  if (own) return own;
  if (id === 'must-follow') {
    const cards = scene.view.hand.filter((card) => game.suitOf(card) === params.suit);
    return t('reason-must-follow', {
      suit: game.suit(params.suit).name,
      cards: list(cards.map((card) => game.face(card).rank)),
      count: cards.length,
      shared: scene.shared ? 'yes' : 'no',
      name: scene.me === null ? '' : scene.name(scene.me),
    });
  }
  const name = Number.isInteger(params.seat) ? scene.name(params.seat) : '';
  return t(`reason-${id}`, { name });
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
