// A match moves to another device: by a QR code that its camera reads, by a link, or by a text code.
import { effect, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { noteBackup } from '../backups.js';
import { EngineError } from '../engine.js';
import { codeOf } from '../exchange.js';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { isHere, linkAddress } from '../links.js';
import { engine } from '../matches.js';
import { Dialog } from '../parts/dialog.js';
import { Handout } from '../parts/handout.js';
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
  const link = linkAddress(`match=${code}`);
  return html`<${Handout}
    id="move-code"
    text=${code}
    qr=${isHere ? code : link}
    qrName=${t('move-qr')}
    qrHelp=${t(isHere ? 'move-qr-here' : 'move-qr-help')}
    name=${t('move-code')}
    help=${t('move-code-help')}
    link=${link}
    sendName=${t('move-share')}
    copyName=${t('move-copy')}
    copied="move-copied"
    onOut=${() => noteBackup(id)}
  />`;
}
