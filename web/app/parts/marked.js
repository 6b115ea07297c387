// A translated sentence with something drawn in its middle: the translation decides the place.
import { html } from '../html.js';

/** Stands in the sentence where the drawing belongs; no language uses this character. */
export const MARK = '\uE000';

/** @param {{ text: string, children?: any }} props */
export function Marked({ text, children }) {
  const at = text.indexOf(MARK);
  if (at < 0) return text;
  return html`${text.slice(0, at)}${children}${text.slice(at + 1)}`;
}
