// The page as one file that opens without a server, for whoever wants to carry it somewhere.
import { useState } from 'preact/hooks';
import { filled, NAME, SKELETON } from '../offline/one-file.js';
import { fetched, isOneFile, SITE } from '../site.js';
import { handOver } from '../storage/files.js';
import { html, Button } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { Trouble } from '../engine/problem-text.js';

/** @typedef {'' | 'saved' | 'away'} End */

export function SaveOneFile() {
  const [share, setShare] = useState(/** @type {number | null} */ (null));
  const [end, setEnd] = useState(/** @type {End} */ (''));
  // A file that is open cannot be read by its own page.
  if (isOneFile) return null;
  const save = async () => {
    setShare(0);
    setEnd('');
    const parts = await ownFile(setShare);
    setShare(null);
    if (!parts) setEnd('away');
    else if (await handOver(new File(parts, NAME, { type: 'text/html' }))) setEnd('saved');
  };
  return html`
    <p>${t('one-file-text')}</p>
    <${Button} icon="i-export" disabled=${share !== null} onClick=${save}>
      ${share === null ? t('one-file-save') : t('one-file-saving', { percent: Math.floor(share * 100) })}
    <//>
    ${end === 'away' && html`<${Trouble} role="alert">${t('one-file-away')}<//>`}
    <p role="status" class="one-file__saved">${end === 'saved' && t('one-file-saved')}</p>
  `;
}

/** @param {(share: number) => void} tell @returns {Promise<string[] | null>} null if not all of it is to be had, or not of
 *    one build */
async function ownFile(tell) {
  const skeleton = await fetched(new URL(SKELETON, SITE), { cache: 'no-cache' });
  if (!skeleton) return null;
  const read = (/** @type {string} */ path, /** @type {string} */ integrity) =>
    fetched(new URL(path, SITE), { integrity });
  // Where there is no https, the page may be at home in one room only.
  const address = SITE.protocol === 'https:' ? SITE.href : '';
  return filled(new TextDecoder().decode(skeleton), read, address, tell);
}
