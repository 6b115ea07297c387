// How a part of the page is drawn: by the one template tag, htm bound to Preact, so that no build step is needed and
// whatever is put in is text; and again only when it has something else to show. Every action of a match brings a whole
// new view, and most of the table is in it as it was before; to draw that again would cost a slow tablet the frames in
// which cards should be moving. And the smallest parts, which are everywhere: a drawing, a suit, a seat, a button.
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

/** One of the page's drawings (web/symbols.svg): a sign on a button, a suit. They are decorative: whoever uses one says
 *  the words. @param {{ id: string, class?: string }} props */
export function Sprite({ id, class: name = 'ico' }) {
  return html`<svg class=${name} aria-hidden="true" focusable="false"><use href=${`#${id}`} /></svg>`;
}

/** A suit as its cards show it: by shape and letter, for neither colour nor shape alone tells it to everybody. Where there
 *  is no room beside the shape, a style lays the letter below it (.sign in cards.css).
 *  @param {{ suit: { symbol: string, letter: string }, class?: string }} props */
export function SuitSign({ suit: { symbol, letter }, class: name = '' }) {
  return html`<span class=${`sign ${name}`}><${Sprite} id=${symbol} class="sym" />${letter && html`<i>${letter}</i>`}</span>`;
}

/** The sign of a seat: the same on the table, on the cover and on the score sheet.
 *  @param {{ crest: string, anchor?: number, share?: number, mood?: string }} props anchor: the seat whose cards fly to
 *  this avatar; share: how much of its thinking is done, if it is thinking; mood: what its face shows */
export function Avatar({ crest, anchor, share, mood }) {
  const at = anchor === undefined ? undefined : `seat:${anchor}`;
  const ring = share === undefined ? {} : { style: { '--share': share } };
  const looks = `avatar${share === undefined ? '' : ' is-thinking'}${mood ? ` is-${mood}` : ''}`;
  return html`<span class=${looks} data-anchor=${at} ...${ring}><${Sprite} id=${`c-${crest}`} class=${crest.startsWith('face-') ? 'face' : ''} /></span>`;
}

/** A button or, with an address, a link that looks like one. @param {{ icon?: string, class?: string, children?: any,
 *  [attribute: string]: any }} props icon: the sign before its words; whatever else it gets goes to the element */
export function Button({ icon, class: look = '', children, ...rest }) {
  const name = look ? `btn ${look}` : 'btn';
  const inside = html`${icon && html`<${Sprite} id=${icon} />`}${children}`;
  if (rest.href !== undefined) return html`<a class=${name} ...${rest}>${inside}</a>`;
  return html`<button type="button" class=${name} ...${rest}>${inside}</button>`;
}
