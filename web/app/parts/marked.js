// A translated sentence with something drawn in its middle: the translation decides the place.
import { html } from '../html.js';

/** Stands in the sentence where the drawing belongs; no language uses this character. */
export const MARK = '\uE000';

/** The punctuation that comes at once after the drawing; an apostrophe belongs to the letters behind it. */
const AFTER = /^[\p{Po}\p{Pe}]*/u;

/** @param {{ text: string, children?: any }} props */
export function Marked({ text, children }) {
  const at = text.indexOf(MARK);
  if (at < 0) return text;
  const rest = text.slice(at + 1);
  const [point] = /** @type {RegExpMatchArray} */ (AFTER.exec(rest));
  // A line may end after anything drawn, even before a comma: the two are held together.
  return html`${text.slice(0, at)}<span class="marked">${children}${point}</span>${rest.slice(point.length)}`;
}
