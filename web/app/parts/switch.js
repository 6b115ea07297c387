// On or off, with its name and a word of help beside it.
import { html } from '../html.js';

/** @param {{ label: string, help?: string, on: boolean, turn: (on: boolean) => void }} props */
export function Switch({ label, help, on, turn }) {
  return html`<label class="switch">
    <input type="checkbox" role="switch" checked=${on} onChange=${() => turn(!on)} />
    <span><b>${label}</b>${help && html`<small>${help}</small>`}</span>
  </label>`;
}
