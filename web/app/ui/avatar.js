// The sign of a seat: the same on the table, on the cover and on the score sheet.
import { html, Sprite } from './html.js';

/** @param {{ crest: string, anchor?: number, share?: number, mood?: string }} props anchor: the seat whose cards fly to this
 *  avatar; share: how much of its thinking is done, if it is thinking; mood: what its face shows */
export function Avatar({ crest, anchor, share, mood }) {
  const at = anchor === undefined ? undefined : `seat:${anchor}`;
  const ring = share === undefined ? {} : { style: { '--share': share } };
  const looks = `avatar${share === undefined ? '' : ' is-thinking'}${mood ? ` is-${mood}` : ''}`;
  return html`<span class=${looks} data-anchor=${at} ...${ring}><${Sprite} id=${`c-${crest}`} class=${crest.startsWith('face-') ? 'face' : ''} /></span>`;
}
