// How a part of the page is drawn: by the one template tag, htm bound to Preact, so that no build step is needed and
// whatever is put in is text; and again only when it has something else to show. Every action of a match brings a whole
// new view, and most of the table is in it as it was before; to draw that again would cost a slow tablet the frames in
// which cards should be moving.
import { Component, h } from 'preact';
import htm from 'htm';

export const html = htm.bind(h);

/**
 * The same part, left alone while what it is given says the same. Signals that it reads still reach it.
 * @template {object} Props @param {(props: Props) => any} part
 */
export function memo(part) {
  /** @extends {Component<Props, {}>} */
  return class Memo extends Component {
    /** @param {Props} next */
    shouldComponentUpdate(next) {
      return !isSame(next, this.props);
    }

    render() {
      return html`<${part} ...${this.props} />`;
    }
  };
}

/** Whether two things say the same: figures, words, and lists and records of them. Anything else is
 *  the same only as itself. @param {any} one @param {any} other @returns {boolean} */
function isSame(one, other) {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  if (one?.constructor !== Object || other?.constructor !== Object) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]));
}
