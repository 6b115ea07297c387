// What is filled in and chosen: a line of text, on or off, one of a few.
import { html } from './html.js';
import { unjoined } from './line-breaks.js';

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

/** @param {{ label: string, help?: string, on: boolean, turn: (on: boolean) => void }} props */
export function Switch({ label, help, on, turn }) {
  return html`<label class="switch">
    <input type="checkbox" role="switch" checked=${on} onChange=${() => turn(!on)} />
    <span><b>${label}</b>${help && html`<small>${help}</small>`}</span>
  </label>`;
}

/**
 * @template {string} T
 * @param {{ name: string, label: string, help?: string, choices: readonly T[], chosen: T,
 *   word: (choice: T) => string, choose: (choice: T) => void }} props name: of the group, once on the page
 */
export function Choice({ name, label, help, choices, chosen, word, choose }) {
  return html`<div class="opt">
    <b id=${`${name}-name`}>${label}</b>
    <div class="seg" role="radiogroup" aria-labelledby=${`${name}-name`} aria-describedby=${help ? `${name}-help` : undefined}>
      ${choices.map(
        (choice) => html`<label key=${choice}>
          <input type="radio" name=${name} checked=${chosen === choice} onChange=${() => choose(choice)} />
          ${word(choice)}
        </label>`,
      )}
    </div>
    ${help && html`<p class="muted" id=${`${name}-help`}>${help}</p>`}
  </div>`;
}
