// A match moves to another device: by a QR code that its camera reads, by a link, or by a text code.
import { effect, signal } from '@preact/signals';
import { noteBackup } from '../storage/saves.js';
import { html } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { isHere, linkAddress } from '../shell/links.js';
import { late } from '../shell/late-screens.js';
import { Dialog } from '../ui/dialog.js';
import { route } from '../shell/route.js';

// Codes and their pictures are not needed where nobody moves anything.
const Handout = late(async () => (await import('./share.js')).Handout);
const MatchCode = late(async () => (await import('./share.js')).MatchCode);

const moving = signal(/** @type {MatchDoc | null} */ (null));

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
  const { id } = doc.page;
  return html`<${Dialog} key=${id} label=${t('move-title')} class="dialog--move" onClose=${() => (moving.value = null)}>
    <${MatchCode} doc=${doc} waiting=${t('move-waiting')} show=${(/** @type {string} */ code) => html`<${Ways} code=${code} id=${id} />`} />
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
