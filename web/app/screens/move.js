// A match moves to another device: by a QR code that its camera reads, by a link, or by a text code.
import { effect, signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { noteBackup } from '../backups.js';
import { EngineError } from '../engine.js';
import { codeOf, linkTo } from '../exchange.js';
import { share } from '../file-out.js';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { engine } from '../matches.js';
import { say } from '../notices.js';
import { Dialog } from '../parts/dialog.js';
import { QR_HOLDS, Qr } from '../parts/qr.js';
import { Sprite } from '../parts/sprite.js';
import { saveProblem } from '../problem-text.js';
import { route } from '../route.js';

/** @import { MatchDoc } from '../types.js' */
/** @import { Signal } from '@preact/signals' */

/** @type {Signal<MatchDoc | null>} */
const moving = signal(null);

/** @param {MatchDoc} doc */
export function openMove(doc) {
  moving.value = doc;
}

effect(() => {
  // Whoever goes elsewhere does not take the dialog along.
  if (route.value) moving.value = null;
});

/** The address leads nowhere but to this very device: others can only read the code itself. */
const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

export function Move() {
  const doc = moving.value;
  if (!doc) return null;
  return html`<${MoveDialog} key=${doc.page.id} doc=${doc} onClose=${() => (moving.value = null)} />`;
}

/** @param {{ doc: MatchDoc, onClose: () => void }} props */
function MoveDialog({ doc, onClose }) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState(/** @type {EngineError | null} */ (null));
  useEffect(() => {
    codeOf(doc, engine).then(setCode, (refusal) => {
      if (!(refusal instanceof EngineError)) throw refusal;
      setProblem(refusal);
    });
  }, []);
  return html`<${Dialog} label=${t('move-title')} class="dialog--move" onClose=${onClose}>
    ${problem
      ? html`<p class="trouble" role="alert"><${Sprite} id="i-warn" class="ico" /><span>${saveProblem(problem)}</span></p>`
      : code
        ? html`<${Ways} code=${code} id=${doc.page.id} />`
        : html`<p role="status">${t('move-waiting')}</p>`}
  <//>`;
}

/** @param {{ code: string, id: string }} props */
function Ways({ code, id }) {
  const field = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const link = linkTo(code);
  const text = isHere ? code : link;
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(code);
    } catch (problem) {
      // No clipboard without https, or not allowed: the selected text can be copied by hand.
      if (!(problem instanceof DOMException || problem instanceof TypeError)) throw problem;
      return say('move-copy-by-hand');
    }
    noteBackup(id);
    say('move-copied');
  };
  const send = async () => {
    const end = await share({ url: link });
    if (end === 'shared') noteBackup(id);
    if (end === 'refused') say('move-share-refused');
  };
  return html`
    ${text.length <= QR_HOLDS &&
    html`<figure class="move__qr">
      <${Qr} text=${text} label=${t('move-qr')} />
      <figcaption>${t(isHere ? 'move-qr-here' : 'move-qr-help')}</figcaption>
    </figure>`}
    <div class="opt move__code">
      <label for="move-code"><b>${t('move-code')}</b></label>
      <p class="muted">${t('move-code-help')}</p>
      <textarea id="move-code" class="field" ref=${field} readonly rows="4" value=${code} spellcheck=${false}></textarea>
      <div class="choice">
        <button type="button" class="btn btn--accent" onClick=${copy}>${t('move-copy')}</button>
        ${!isHere && 'share' in navigator && html`<button type="button" class="btn" onClick=${send}>${t('move-share')}</button>`}
      </div>
    </div>
  `;
}
