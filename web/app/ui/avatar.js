// The sign of a seat: the same on the table, on the cover and on the score sheet.
import { html, Sprite } from './html.js';

/** @param {{ crest: string, anchor?: number, share?: number }} props anchor: the seat whose cards fly to this
 *  avatar; share: how much of its thinking is done, if it is thinking */
export function Avatar({ crest, anchor, share }) {
  const at = anchor === undefined ? undefined : `seat:${anchor}`;
  const ring = share === undefined ? {} : { style: { '--share': share } };
  return html`<span class=${`avatar${share === undefined ? '' : ' is-thinking'}`} data-anchor=${at} ...${ring}><${Sprite} id=${`c-${crest}`} class="" /></span>`;
}
