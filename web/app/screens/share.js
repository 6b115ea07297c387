// The same deal for others: from the set-up, or from a match, with what has been played or without.
import { effect, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { EngineError } from '../engine.js';
import { codeOf } from '../exchange.js';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { linkAddress } from '../links.js';
import { engine } from '../matches.js';
import { Dialog } from '../parts/dialog.js';
import { Handout } from '../parts/handout.js';
import { Sprite } from '../parts/sprite.js';
import { wordOf } from '../page-part.js';
import { saveProblem } from '../problem-text.js';
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
    ${doc &&
    html`<div class="seg share__part" role="radiogroup" aria-label=${t('share-title')}>
      ${PARTS.map(
        (each) => html`<label key=${each}>
          <input type="radio" name="share-part" checked=${each === part} onChange=${() => setPart(each)} />
          ${t(`share-part-${each}`)}
        </label>`,
      )}
    </div>`}
    ${doc && part === 'match' ? html`<${WholeMatch} doc=${doc} />` : html`<${LinkMaker} wish=${wish} />`}
  <//>`;
}

/** @param {{ doc: MatchDoc }} props */
function WholeMatch({ doc }) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState(/** @type {EngineError | null} */ (null));
  useEffect(() => {
    codeOf(doc, engine).then(setCode, (refusal) => {
      if (!(refusal instanceof EngineError)) throw refusal;
      setProblem(refusal);
    });
  }, []);
  if (problem) return html`<p class="trouble" role="alert"><${Sprite} id="i-warn" class="ico" /><span>${saveProblem(problem)}</span></p>`;
  if (!code) return html`<p role="status">${t('share-waiting')}</p>`;
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
