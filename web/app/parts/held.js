// Pressing and holding, by finger, pen, mouse or key: something happens only then, so that nobody does
// it by accident.
import { useEffect, useRef, useState } from 'preact/hooks';

/**
 * @param {number} milliseconds to be held @param {() => void} onHeld
 * @returns {{ isDown: boolean, handlers: Record<string, (event: any) => void> }} for one button, which
 *   is to spread the handlers
 */
export function useHeld(milliseconds, onHeld) {
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
