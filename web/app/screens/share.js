// The same deal for others: from the set-up, or from a match, with what has been played or without.
import { effect, signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { linkAddress } from '../links.js';
import { Dialog } from '../parts/dialog.js';
import { Handout } from '../parts/handout.js';
import { MatchCode } from '../parts/match-code.js';
import { wordOf } from '../page-part.js';
import { route } from '../route.js';
import { LinkMaker } from './link-maker.js';

/** @import { MatchDoc } from '../types.js' */
/** @import { Signal } from '@preact/signals' */
/** @import { Wish } from './link-maker.js' */

/** @type {Signal<{ wish: Wish, doc: MatchDoc | null } | null>} */
const shared = signal(null);

/** @param {Wish} wish */
export function openShare(wish) {
  shared.value = { wish, doc: null };
}

/** @param {MatchDoc} doc */
export function openShareOf(doc) {
  const { game, options, seed, page } = doc;
  shared.value = { wish: { game, options, seed, players: page.players.map(wordOf) }, doc };
}

effect(() => {
  // Whoever goes elsewhere does not take the dialog along.
  if (route.value) shared.value = null;
});

const PARTS = /** @type {const} */ (['deal', 'match']);

export function Share() {
  const [part, setPart] = useState(/** @type {(typeof PARTS)[number]} */ ('deal'));
  if (!shared.value) return null;
  const { wish, doc } = shared.value;
  return html`<${Dialog} label=${t('share-title')} class="dialog--move" onClose=${() => (shared.value = null)}>
    ${
      doc &&
      html`<div class="seg share__part" role="radiogroup" aria-label=${t('share-title')}>
      ${PARTS.map(
        (each) => html`<label key=${each}>
          <input type="radio" name="share-part" checked=${each === part} onChange=${() => setPart(each)} />
          ${t(`share-part-${each}`)}
        </label>`,
      )}
    </div>`
    }
    ${doc && part === 'match' ? html`<${MatchCode} doc=${doc} waiting=${t('share-waiting')} show=${(/** @type {string} */ code) => html`<${WholeMatch} code=${code} />`} />` : html`<${LinkMaker} wish=${wish} />`}
  <//>`;
}

/** @param {{ code: string }} props */
function WholeMatch({ code }) {
  const link = linkAddress(`match=${code}`);
  return html`<${Handout}
    id="share-match"
    text=${link}
    qrName=${t('share-qr')}
    qrHelp=${t('share-qr-help')}
    name=${t('share-part-match')}
    help=${t('share-match-help')}
    link=${link}
    sendName=${t('move-share')}
    copyName=${t('share-copy')}
    copied="share-copied"
    rows=${7}
  />`;
}
