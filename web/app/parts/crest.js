// The sign of a seat: the same on the table, on the cover and on the score sheet.
import { html } from '../html.js';
import { Sprite } from './sprite.js';

/** @param {{ crest: string, anchor?: number, share?: number }} props anchor: the seat whose cards fly to this
 *  crest; share: how much of its thinking is done, if it is thinking */
export function Crest({ crest, anchor, share }) {
  const at = anchor === undefined ? undefined : `seat:${anchor}`;
  const ring = share === undefined ? {} : { style: { '--share': share } };
  return html`<span class=${`crest${share === undefined ? '' : ' is-thinking'}`} data-anchor=${at} ...${ring}><${Sprite} id=${`c-${crest}`} class="" /></span>`;
}
