// A button that does something only when it is held, so that nobody does it by accident.
import { html } from '../html.js';
import { useHeld } from './held.js';
import { Sprite } from './sprite.js';

/** @param {{ label: string, icon: string, milliseconds: number, onHeld: () => void }} props */
export function HoldButton({ label, icon, milliseconds, onHeld }) {
  const { isDown, handlers } = useHeld(milliseconds, onHeld);
  return html`<button
    type="button"
    class=${`btn btn--plain btn--hold${isDown ? ' is-down' : ''}`}
    style=${{ '--hold': `${milliseconds}ms` }}
    ...${handlers}
  >
    <${Sprite} id=${icon} class="ico" />${label}
  </button>`;
}
