// A line of text to fill in.
import { html } from '../html.js';
import { unjoined } from '../line-breaks.js';

/** Enter says "done" with the field; it must not deal the cards. @param {KeyboardEvent} event */
function finish(event) {
  if (event.key !== 'Enter' || event.isComposing) return;
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.blur();
}

/** Whatever else it gets goes to the input. @param {{ onText: (text: string) => void, [name: string]: any }} props */
export function Field({ onText, ...rest }) {
  return html`<input
    class="field"
    autocomplete="off"
    enterkeyhint="done"
    onKeyDown=${finish}
    onInput=${(/** @type {Event & { currentTarget: HTMLInputElement }} */ event) =>
      onText(unjoined(event.currentTarget.value))}
    ...${rest}
  />`;
}
