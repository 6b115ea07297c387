// The page's drawings (web/symbols.svg): a sign on a button, a suit with its letter, the avatar of a seat. They are
// decorative: whoever uses one says the words.
import { html } from './html.js';

/** @param {{ id: string, class?: string }} props */
export function Sprite({ id, class: name = 'ico' }) {
  return html`<svg class=${name} aria-hidden="true" focusable="false"><use href=${`#${id}`} /></svg>`;
}

// A suit as its cards show it: by shape and letter, for neither colour nor shape alone tells it to everybody.
// Where there is no room beside the shape, a style lays the letter below it (.sign in cards.css).

/** @param {{ suit: { symbol: string, letter: string }, class?: string }} props */
export function SuitSign({ suit: { symbol, letter }, class: name = '' }) {
  return html`<span class=${`sign ${name}`}><${Sprite} id=${symbol} class="sym" />${letter && html`<i>${letter}</i>`}</span>`;
}

// The sign of a seat: the same on the table, on the cover and on the score sheet.

/** @param {{ crest: string, anchor?: number, share?: number, mood?: string }} props anchor: the seat whose cards fly to this
 *  avatar; share: how much of its thinking is done, if it is thinking; mood: what its face shows */
export function Avatar({ crest, anchor, share, mood }) {
  const at = anchor === undefined ? undefined : `seat:${anchor}`;
  const ring = share === undefined ? {} : { style: { '--share': share } };
  const looks = `avatar${share === undefined ? '' : ' is-thinking'}${mood ? ` is-${mood}` : ''}`;
  return html`<span class=${looks} data-anchor=${at} ...${ring}><${Sprite} id=${`c-${crest}`} class=${crest.startsWith('face-') ? 'face' : ''} /></span>`;
}
