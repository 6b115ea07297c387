// A button that does something only when it is held, so that nobody does it by accident.
import { useEffect, useRef, useState } from 'preact/hooks';
import { html } from '../html.js';
import { Sprite } from './sprite.js';

/** @param {{ label: string, icon: string, milliseconds: number, onHeld: () => void }} props */
export function HoldButton({ label, icon, milliseconds, onHeld }) {
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
    if (!event.repeat) press();
  };
  useEffect(() => release, []);
  return html`<button
    type="button"
    class=${`btn btn--plain btn--hold${isDown ? ' is-down' : ''}`}
    style=${{ '--hold': `${milliseconds}ms` }}
    onPointerDown=${press}
    onPointerUp=${release}
    onPointerCancel=${release}
    onPointerLeave=${release}
    onKeyDown=${key}
    onKeyUp=${release}
    onBlur=${release}
    onContextMenu=${(/** @type {Event} */ event) => event.preventDefault()}
  >
    <${Sprite} id=${icon} class="ico" />${label}
  </button>`;
}
