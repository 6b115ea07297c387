// A text that goes to other devices: as a QR code, by the clipboard, by the share sheet.
import { useRef } from 'preact/hooks';
import { share } from '../file-out.js';
import { html } from '../html.js';
import { isHere } from '../links.js';
import { say } from '../notices.js';
import { QR_HOLDS, Qr } from './qr.js';

/**
 * @param {{ id: string, text: string, qr?: string, qrName: string, qrHelp: string, name: string, help?: string,
 *   link?: string, sendName?: string, copyName: string, copied: string, rows?: number, isMain?: boolean,
 *   onOut?: () => void, children?: any }} props
 *   id: of the field; qr: what the QR code says if not the text; link: what the share sheet gets;
 *   copied: the sentence to be said; onOut: it has left the page;
 *   isMain: whether handing it out is what the screen is for
 */
export function Handout({
  id,
  text,
  qr = text,
  qrName,
  qrHelp,
  name,
  help,
  link,
  sendName = '',
  copyName,
  copied,
  rows = 4,
  isMain = true,
  onOut,
  children,
}) {
  const field = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
    } catch (problem) {
      // No clipboard without https, or not allowed: the selected text can be copied by hand.
      if (!(problem instanceof DOMException || problem instanceof TypeError)) throw problem;
      return say('move-copy-by-hand');
    }
    onOut?.();
    return say(copied);
  };
  const send = async () => {
    const end = await share({ url: link });
    if (end === 'shared') onOut?.();
    if (end === 'refused') say('move-share-refused');
  };
  return html`
    ${
      qr.length <= QR_HOLDS &&
      html`<figure class="move__qr">
      <${Qr} text=${qr} label=${qrName} />
      <figcaption>${qrHelp}</figcaption>
    </figure>`
    }
    <div class="opt move__code">
      <label for=${id}><b>${name}</b></label>
      ${help && html`<p class="muted" id=${`${id}-help`}>${help}</p>`}
      <textarea id=${id} class="field" ref=${field} readonly rows=${rows} value=${text} spellcheck=${false} aria-describedby=${help ? `${id}-help` : undefined}></textarea>
      <div class="choice">
        <button type="button" class=${isMain ? 'btn btn--accent' : 'btn'} onClick=${copy}>${copyName}</button>
        ${link && !isHere && 'share' in navigator && html`<button type="button" class="btn" onClick=${send}>${sendName}</button>`}
      </div>
      ${children}
    </div>
  `;
}
