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
