// A sticky tab on the upper edge of a card: led, ahead, trump. The word carries the meaning.
import { html } from '../html.js';

/** @param {{ kind: 'lead' | 'win', children?: any }} props */
export function Flag({ kind, children }) {
  return html`<span class=${`flag flag--${kind}`}>${children}</span>`;
}
