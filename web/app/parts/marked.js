// A translated sentence with something drawn in its middle: the translation decides the place. A line may
// end after anything drawn, even before a comma: the two are held together.
import { html } from '../html.js';

/** Stands in the sentence where the drawing belongs; no language uses this character. */
export const MARK = '\uE000';

/** What belongs to the drawing before it: punctuation (an apostrophe belongs to the letters behind it), or a
 *  Japanese particle. */
const AFTER = /^(?:から|[がかでにのはもを]|[\p{Po}\p{Pe}]*)/u;

/** @param {any} drawing @param {string} text what comes at once after it */
export function followed(drawing, text) {
  const [held] = /** @type {RegExpMatchArray} */ (AFTER.exec(text));
  return html`<span class="marked">${drawing}${held}</span>${text.slice(held.length)}`;
}

/** @param {{ text: string, children?: any }} props */
export function Marked({ text, children }) {
  const at = text.indexOf(MARK);
  if (at < 0) return text;
  return html`${text.slice(0, at)}${followed(children, text.slice(at + 1))}`;
}
