// Cards travel. Two pictures of the table are compared, before and after a render, and every card
// that changed its place flies there. Nothing here decides or delays anything: the page is already
// in its new state, only what is seen catches up, and a tap makes it catch up at once.

import { movesLess } from './appearance.js';

/** @typedef {{ element: HTMLElement, zone: string, x: number, y: number, width: number }} Spot */
/** @typedef {{ cards: Map<string, Spot>, anchors: Map<string, Spot> }} Picture */

const MOVE = 280;
const COLLECT = 420;
const SETTLE = 200;
const OUT = 'cubic-bezier(.2,.8,.2,1)';
const IN_OUT = 'cubic-bezier(.5,0,.2,1)';

/** @type {Set<Animation>} */
const running = new Set();

/** Everything under way arrives at once. */
export function finishMotion() {
  for (const animation of [...running]) animation.finish();
}

/** Where every card and every seat is now. Anchors are found by data-anchor, cards by data-card.
 *  @param {HTMLElement} root @returns {Picture} */
export function takePicture(root) {
  /** @param {string} selector @param {(element: HTMLElement) => string} key */
  const all = (selector, key) =>
    new Map(
      [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector))]
        .filter((element) => element.offsetWidth > 0)
        .map((element) => [key(element), spotOf(element)]),
    );
  return {
    cards: all('[data-card]', (element) => element.dataset.card ?? ''),
    anchors: all('[data-anchor]', (element) => element.dataset.anchor ?? ''),
  };
}

/** @param {HTMLElement} element @returns {Spot} */
function spotOf(element) {
  const box = element.getBoundingClientRect();
  const zone = /** @type {HTMLElement | null} */ (element.closest('[data-zone]'))?.dataset.zone ?? '';
  return { element, zone, x: box.left + box.width / 2, y: box.top + box.height / 2, width: element.offsetWidth };
}

/**
 * @param {HTMLElement} sky the empty layer above the table in which cards fly
 * @param {Picture} before
 * @param {Picture} after
 * @param {{ pace: number, me: number | null, gone: Record<string, string> }} how pace 0: nothing moves;
 *   me: whose hand is open; gone: where cards fly that are gone, zone → anchor (a trick to its winner)
 */
export function animate(sky, before, after, { pace, me, gone }) {
  finishMotion();
  if (!pace || movesLess()) return;
  const missing = [...before.cards].filter(([card]) => !after.cards.has(card)).map(([, spot]) => spot);
  const laidDown = missing.filter((spot) => spot.zone === 'hand');
  const newcomers = [...after.cards].filter(([card]) => !before.cards.has(card)).map(([, spot]) => spot);

  for (const [card, now] of after.cards) {
    const was = before.cards.get(card);
    if (was) travel(sky, was, now, pace);
  }
  newcomers.forEach((now, order) => {
    const start = origin(now, after, me, laidDown);
    const late = now.zone === 'hand' || now.zone === 'market' ? order * 22 : 0;
    fly(sky, start, now, { duration: MOVE * pace, delay: late * pace, easing: OUT });
  });
  for (const spot of missing) {
    const home = after.anchors.get(gone[spot.zone] ?? '');
    if (home) collect(sky, spot, home, COLLECT * pace);
  }
}

/** Where a card comes from that was nowhere to be seen: its owner's crest, or my hand if I laid it.
 *  @param {Spot} now @param {Picture} after @param {number | null} me @param {Spot[]} laidDown */
function origin(now, after, me, laidDown) {
  const from = /** @type {HTMLElement | null} */ (now.element.closest('[data-from]'))?.dataset.from ?? '';
  if (from === `seat:${me}` && laidDown.length) return /** @type {Spot} */ (laidDown.shift());
  const anchor = after.anchors.get(from) ?? after.anchors.get('deck') ?? now;
  return { ...anchor, width: Math.min(anchor.width, now.width * 0.5) };
}

/** A card seen before and after. @param {HTMLElement} sky @param {Spot} was @param {Spot} now @param {number} pace */
function travel(sky, was, now, pace) {
  const far = Math.hypot(was.x - now.x, was.y - now.y);
  if (was.zone !== now.zone) {
    fly(sky, was, now, { duration: MOVE * pace, delay: 0, easing: OUT });
  } else if (far > 1) {
    const back = `${was.x - now.x}px ${was.y - now.y}px`;
    track(now.element.animate({ translate: [back, '0px 0px'] }, { duration: SETTLE * pace, easing: OUT }));
  }
}

/** A copy flies, the card itself waits unseen at its place until the copy is there.
 *  @param {HTMLElement} sky @param {Spot} start @param {Spot} end
 *  @param {{ duration: number, delay: number, easing: string }} timing */
function fly(sky, start, end, timing) {
  const copy = copyOf(sky, end);
  const options = { ...timing, fill: /** @type {FillMode} */ ('backwards') };
  const path = {
    translate: [`${start.x - end.x}px ${start.y - end.y}px`, '0px 0px'],
    scale: [String(start.width / end.width), '1'],
  };
  const total = timing.delay + timing.duration;
  track(end.element.animate({ opacity: [0, 0] }, { duration: total }));
  track(copy.animate(path, options), () => copy.remove());
}

/** A card that is taken goes to its new home, a crest or a pile.
 *  @param {HTMLElement} sky @param {Spot} spot @param {Spot} home @param {number} duration */
function collect(sky, spot, home, duration) {
  const copy = copyOf(sky, spot);
  const path = {
    translate: ['0px 0px', `${home.x - spot.x}px ${home.y - spot.y}px`],
    scale: ['1', '0.2'],
    opacity: [1, 1, 0.2],
  };
  track(copy.animate(path, { duration, easing: IN_OUT, fill: 'forwards' }), () => copy.remove());
}

/** A likeness of the card in the sky, at the place and of the size of `spot`.
 *  @param {HTMLElement} sky @param {Spot} spot */
function copyOf(sky, spot) {
  const copy = document.createElement('div');
  const body = /** @type {HTMLElement} */ (spot.element.cloneNode(true));
  body.classList.remove('is-legal', 'is-off', 'is-asked', 'is-winning', 'is-open', 'is-dragged', 'is-out');
  body.querySelector('.flag')?.remove();
  for (const name of ['data-card', 'aria-label', 'role', 'tabindex', 'style']) body.removeAttribute(name);
  copy.className = 'flight';
  copy.append(body);
  copy.style.setProperty('--cw', `${spot.width}px`);
  copy.style.left = `${spot.x}px`;
  copy.style.top = `${spot.y}px`;
  sky.append(copy);
  return copy;
}

/** @param {Animation} animation @param {() => void} [done] */
function track(animation, done = () => {}) {
  running.add(animation);
  const end = () => {
    running.delete(animation);
    done();
  };
  animation.onfinish = end;
  animation.oncancel = end;
}
