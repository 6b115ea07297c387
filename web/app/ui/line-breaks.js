// Where no line may end. Browsers break Japanese between almost any two letters, and those that know its
// phrases (word-break: auto-phrase) take a figure, or what follows a bracket, for the next one.
import { options } from 'preact';
import { html } from './html.js';

/** Nothing is seen of it, and no line breaks at it. */
const JOINER = '\u2060';

/** A word in katakana and its number (ミッション3), and what follows a bracket or a percentage: （2枚）を. */
const TOGETHER = /[ァ-ヺー](?=\d)|[）」』%](?=[ぁ-ゖ])/g;

/** A line may end with the point between two facts, but not begin. */
const BEFORE_POINT = / (?=· )/g;

/** @param {string} text */
export function joined(text) {
  return text.replace(TOGETHER, `$&${JOINER}`).replace(BEFORE_POINT, '\u00a0');
}

/** What somebody has copied from the page and puts into a field: as it was before. @param {string} text */
export function unjoined(text) {
  return text.replaceAll(JOINER, '');
}

/** From now on every text is joined as it is drawn; what is kept, said or handed out stays as it is. */
export function joinDrawnText() {
  const before = options.vnode;
  options.vnode = (vnode) => {
    // Preact makes a node without a type of each text.
    const node = /** @type {{ type: unknown, props: unknown }} */ (vnode);
    if (node.type === null && typeof node.props === 'string') node.props = joined(node.props);
    before?.(vnode);
  };
}

// A translated sentence with something drawn in its middle: the translation decides the place. A line may
// end after anything drawn, even before a comma: the two are held together.

/** Stands in the sentence where the drawing belongs; no language uses this character. */
export const SLOT = '\uE000';

/** What belongs to the drawing before it: punctuation (an apostrophe belongs to the letters behind it), or a
 *  Japanese particle. */
const AFTER = /^(?:から|[がかでにのはもを]|[\p{Po}\p{Pe}]*)/u;

/** @param {any} drawing @param {string} text what comes at once after it */
export function followed(drawing, text) {
  const [held] = /** @type {RegExpMatchArray} */ (AFTER.exec(text));
  return html`<span class="slotted">${drawing}${held}</span>${text.slice(held.length)}`;
}

/** @param {{ text: string, children?: any }} props */
export function Slotted({ text, children }) {
  const at = text.indexOf(SLOT);
  if (at < 0) return text;
  return html`${text.slice(0, at)}${followed(children, text.slice(at + 1))}`;
}
