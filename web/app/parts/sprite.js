// One of the page's drawings (web/symbols.svg). Decorative: whoever uses it says the words.
import { html } from '../html.js';

/** @param {{ id: string, class?: string }} props */
export function Sprite({ id, class: name = 'ico' }) {
  return html`<svg class=${name} aria-hidden="true" focusable="false"><use href=${`#${id}`} /></svg>`;
}
