// The sign of a seat: the same on the table, on the cover and on the score sheet.
import { html } from '../html.js';
import { Sprite } from './sprite.js';

/** @param {{ crest: string, anchor?: number }} props anchor: the seat whose cards fly to this crest */
export function Crest({ crest, anchor }) {
  const at = anchor === undefined ? undefined : `seat:${anchor}`;
  return html`<span class="crest" data-anchor=${at}><${Sprite} id=${`c-${crest}`} class="" /></span>`;
}
