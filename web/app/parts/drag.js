// Dragging a card upwards, out of the hand and onto the felt, plays it. A short press stays a tap.

const START = 8;
const OUT = 56;
const PATIENCE = 800;

/**
 * Pointer handlers for one card.
 * @param {(card: string) => boolean} drop asks for the card; true when it leaves the hand
 */
export function dragging(drop) {
  /** @type {{ x: number, y: number, id: number } | null} */
  let from = null;
  let moved = false;

  /** @param {HTMLElement} card */
  const settle = (card) => {
    card.classList.remove('is-dragged', 'is-out');
    card.style.translate = '';
  };

  return {
    /** @param {PointerEvent} event */
    onPointerDown(event) {
      if (event.button !== 0 || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // From the start: a quick hand is over another card before the first movement is told.
      /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(from.id);
      moved = false;
    },
    /** @param {PointerEvent} event */
    onPointerMove(event) {
      if (!from || event.pointerId !== from.id) return;
      const card = /** @type {HTMLElement} */ (event.currentTarget);
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (!moved && Math.hypot(x, y) < START) return;
      moved = true;
      card.classList.add('is-dragged');
      card.classList.toggle('is-out', y < -OUT);
      card.style.translate = `${x}px ${y}px`;
    },
    /** @param {PointerEvent} event */
    onPointerUp(event) {
      if (!from) return;
      const card = /** @type {HTMLElement} */ (event.currentTarget);
      const out = moved && event.clientY - from.y < -OUT;
      from = null;
      if (!moved) return;
      // A card that is played stays where it was let go; the motion to its place starts there.
      // If it is still in the hand after a while, the tap only hurried something else.
      if (out && drop(card.dataset.card ?? '')) setTimeout(() => settle(card), PATIENCE);
      else settle(card);
    },
    /** @param {PointerEvent} event */
    onPointerCancel(event) {
      from = null;
      settle(/** @type {HTMLElement} */ (event.currentTarget));
    },
    /** A click ends every drag: it must not play the card once more. @param {MouseEvent} event */
    onClickCapture(event) {
      if (moved) {
        event.stopPropagation();
        event.preventDefault();
      }
      moved = false;
    },
  };
}
