// How things are tapped, held and walked through.
import { useEffect, useRef, useState } from 'preact/hooks';
import { html, Sprite } from './html.js';

// Pressing and holding, by finger, pen, mouse or key: something happens only then, so that nobody does
// it by accident.

/**
 * @param {number} milliseconds to be held @param {() => void} onHeld
 * @returns {{ isDown: boolean, handlers: Record<string, (event: any) => void> }} for one button, which
 *   is to spread the handlers
 */
export function usePressAndHold(milliseconds, onHeld) {
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  const [isDown, setDown] = useState(false);
  const release = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setDown(false);
  };
  const press = () => {
    if (timer.current !== undefined) return;
    setDown(true);
    timer.current = setTimeout(() => {
      release();
      onHeld();
    }, milliseconds);
  };
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    // Whoever still holds the key from before has not meant this: it counts only when pressed anew.
    if (!event.repeat) press();
  };
  useEffect(() => release, []);
  const handlers = {
    onPointerDown: press,
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    onKeyDown: key,
    onKeyUp: release,
    onBlur: release,
    onContextMenu: (/** @type {Event} */ event) => event.preventDefault(),
  };
  return { isDown, handlers };
}

/** @param {{ label: string, icon: string, milliseconds: number, onHeld: () => void }} props */
export function HoldButton({ label, icon, milliseconds, onHeld }) {
  const { isDown, handlers } = usePressAndHold(milliseconds, onHeld);
  const looks = `btn btn--plain btn--hold${isDown ? ' is-down' : ''}`;
  return html`<button type="button" class=${looks} style=${{ '--hold': `${milliseconds}ms` }} ...${handlers}>
    <${Sprite} id=${icon} />${label}
  </button>`;
}

// A finger that rests: handlers for one element. The tap that ends it does nothing else.

const LONG = 480;
/** So far a resting finger may stray, in px. */
const STRAY = 12;

/** @param {() => void} then */
export function longPress(then) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let start = { x: 0, y: 0 };
  let isDone = false;
  const leave = () => clearTimeout(timer);
  return {
    /** @param {PointerEvent} event */
    onPointerDown({ isPrimary, button, clientX, clientY }) {
      leave();
      isDone = false;
      if (!isPrimary || button !== 0) return;
      start = { x: clientX, y: clientY };
      timer = setTimeout(() => {
        isDone = true;
        then();
      }, LONG);
    },
    /** @param {PointerEvent} event */
    onPointerMove({ clientX, clientY }) {
      if (Math.hypot(clientX - start.x, clientY - start.y) > STRAY) leave();
    },
    onPointerUp: leave,
    onPointerLeave: leave,
    onPointerCancel: leave,
    /** The menu that some browsers open instead. @param {Event} event */
    onContextMenu(event) {
      event.preventDefault();
    },
    /** @param {MouseEvent} event */
    onClickCapture(event) {
      if (!isDone) return;
      isDone = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

// One stop for the Tab key, arrow keys inside: the way a hand or a market is walked by keyboard.

/** @param {string[]} names of the cards, as `data-card` has them @param {string} [first] where the walk begins
 *  @returns the card that had the focus last, and what each card's button gets; the box around them gets `walk` */
export function useWalk(names, first = names[0]) {
  const [stop, setStop] = useState('');
  const reached = names.includes(stop) ? stop : first;
  /** @param {string} name */
  const step = (name) => ({ tabindex: name === reached ? 0 : -1, onFocus: () => setStop(name) });
  return { stop, step };
}

/** @param {KeyboardEvent} event */
export function walk(event) {
  const box = /** @type {HTMLElement} */ (event.currentTarget);
  const cards = /** @type {HTMLElement[]} */ ([...box.querySelectorAll('button[data-card]')]);
  const at = cards.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = target(cards, at, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** @param {HTMLElement[]} cards @param {number} at @param {string} key */
function target(cards, at, key) {
  if (at < 0) return undefined;
  if (key === 'ArrowLeft') return cards[at - 1] ?? cards.at(-1);
  if (key === 'ArrowRight') return cards[at + 1] ?? cards[0];
  if (key === 'Home') return cards[0];
  if (key === 'End') return cards.at(-1);
  if (key === 'ArrowUp' || key === 'ArrowDown') return inNextRow(cards, cards[at], key === 'ArrowUp' ? -1 : 1);
  return undefined;
}

/** The card in the nearest row above or below, nearest by its middle.
 *  @param {HTMLElement[]} cards @param {HTMLElement} from @param {number} way */
function inNextRow(cards, from, way) {
  const here = from.getBoundingClientRect();
  const there = cards
    .map((card) => ({ card, box: card.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - here.top) * way > here.height * 0.3);
  /** @param {DOMRect} box */
  const far = (box) => Math.abs(box.top - here.top) * 4 + Math.abs(box.left - here.left);
  return there.sort((a, b) => far(a.box) - far(b.box))[0]?.card;
}
