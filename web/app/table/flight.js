// What is seen above the table for a moment: ghosts of cards, backs, a figure that rises. All of
// it can be cut short, and removes itself.

/** @import { Spot } from './motion.js' */

/** @typedef {{ duration: number, delay?: number, easing?: string, fill?: FillMode }} Timing */

/** States of a card that its ghost does not show. */
const STATES = /\bis-(legal|off|asked|winning|open|dragged|out|advised|wanted|pick)\b/g;
const OUT = 'cubic-bezier(.2,.8,.2,1)';

/** What is under way, each with the part of the table that it brings to its place.
 *  @type {Map<Animation, HTMLElement | null>} */
const running = new Map();

/** Everything under way arrives at once. */
export function finishMotion() {
  for (const animation of [...running.keys()]) animation.finish();
}

/** Whether something still brings this to its place. @param {HTMLElement} element */
export function isUnderWay(element) {
  return [...running.values()].includes(element);
}

/** What brings this to its place ends: it goes on from there. @param {HTMLElement} element */
export function settle(element) {
  for (const [animation, brought] of [...running]) if (brought === element) animation.finish();
}

/** @param {Animation} animation @param {HTMLElement | null} brought @param {() => void} [done] */
export function track(animation, brought, done = () => {}) {
  running.set(animation, brought);
  const end = () => {
    running.delete(animation);
    done();
  };
  animation.onfinish = end;
  animation.oncancel = end;
}

/** A ghost in the overlay, at the place and of the size of `spot`. @param {HTMLElement} overlay @param {Spot} spot */
export function copyOf(overlay, spot) {
  const copy = placed(overlay, spot);
  copy.append(ghost(spot.element, spot));
  return copy;
}

/** A ghost with two sides that turns from `start`'s to `end`'s. @param {HTMLElement} overlay
 *  @param {Spot} start @param {Spot} end @param {Timing} timing */
export function turning(overlay, start, end, timing) {
  const copy = placed(overlay, end);
  const sides = document.createElement('div');
  sides.className = 'flight__sides';
  sides.append(ghost(end.element, end), ghost(start.element, end));
  copy.append(sides);
  track(sides.animate({ rotate: ['y 180deg', 'y 0deg'] }, timing), end.element);
  return copy;
}

/** A back goes from the deck to a seat. @param {HTMLElement} overlay @param {Spot} deck @param {Spot} seat
 *  @param {Timing} timing */
export function dealBack(overlay, deck, seat, timing) {
  const copy = placed(overlay, { ...deck, width: 46 });
  const back = document.createElement('div');
  back.className = 'card card--back';
  copy.append(back);
  const path = {
    translate: ['0px 0px', `${seat.x - deck.x}px ${seat.y - deck.y}px`],
    opacity: [0, 1, 1, 0],
  };
  track(copy.animate(path, { ...timing, fill: 'both' }), null, () => copy.remove());
}

/** A figure has changed; a wide one swells by no more than the room beside it.
 *  @param {HTMLElement} element @param {number} width @param {Timing} timing */
export function mark(element, width, timing) {
  const most = Math.min(1.45, 1 + 12 / width);
  track(element.animate({ scale: [1, most, 1] }, timing), null);
}

/** How much a figure has grown or shrunk, rising from it.
 *  @param {HTMLElement} overlay @param {DOMRect} box where it stands @param {number} by @param {Timing} timing */
export function rise(overlay, box, by, timing) {
  const slip = document.createElement('b');
  slip.className = `rise${by < 0 ? ' rise--loss' : ''}`;
  slip.textContent = by < 0 ? `−${-by}` : `+${by}`;
  slip.style.left = `${box.left + box.width / 2}px`;
  slip.style.top = `${box.top}px`;
  overlay.append(slip);
  const path = [
    { translate: '-50% 0', opacity: 0, easing: OUT },
    { translate: '-50% -90%', opacity: 1, offset: 0.2 },
    { translate: '-50% -100%', opacity: 1, offset: 0.75 },
    { translate: '-50% -140%', opacity: 0 },
  ];
  track(slip.animate(path, { ...timing, fill: 'both' }), null, () => slip.remove());
}

/** @param {HTMLElement} overlay @param {{ x: number, y: number, width: number }} spot */
function placed(overlay, { x, y, width }) {
  const copy = document.createElement('div');
  copy.className = 'flight';
  copy.style.setProperty('--cw', `${width}px`);
  copy.style.left = `${x}px`;
  copy.style.top = `${y}px`;
  overlay.append(copy);
  return copy;
}

/** @param {HTMLElement} element @param {{ width: number, height: number }} size */
function ghost(element, { width, height }) {
  const body = /** @type {HTMLElement} */ (element.cloneNode(true));
  body.className = body.className.replace(STATES, '');
  body.querySelector('.badge')?.remove();
  for (const name of ['data-card', 'data-large', 'data-anchor', 'aria-label', 'role', 'tabindex', 'style'])
    body.removeAttribute(name);
  // Where its like is put among others says nothing up here.
  Object.assign(body.style, { position: 'relative', inset: 'auto', margin: '0' });
  body.style.width = `${width}px`;
  body.style.height = `${height}px`;
  return body;
}
