// One of a few, side by side: a radio group with its name above and a word of help below.
import { html } from '../html.js';

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
