// The same deal for others: from the set-up, or from a match, with what has been played or without.
import { effect, signal } from '@preact/signals';
import { useState, useEffect } from 'preact/hooks';
import { html } from '../ui/html.js';
import { t, nameOf } from '../ui/i18n.js';
import { isHere, linkAddress, writeLink } from '../shell/links.js';
import { Dialog } from '../ui/dialog.js';
import { Handout, MatchCode } from './handout.js';
import { wordOf } from '../storage/page-part.js';
import { route } from '../shell/route.js';
import { LANGUAGES } from '../catalogue.js';
import { keepLink } from '../storage/class-store.js';
import { EngineError, engine } from '../engine/engine.js';
import { dealName } from './deal-facts.js';
import { Sprite } from '../ui/sprite.js';
import { shareProblem, Trouble } from '../engine/problem-text.js';
import { Segments } from '../ui/fields.js';

/** @import { DealLink, Language, MatchDoc } from '../types.js' */
/** @import { Signal } from '@preact/signals' */

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
      html`<${Segments} class="share__part" name="share-part" aria-label=${t('share-title')} choices=${PARTS} chosen=${part}
        word=${(/** @type {string} */ each) => t(`share-part-${each}`)} choose=${setPart} />`
    }
    ${doc && part === 'match' ? html`<${MatchCode} doc=${doc} waiting=${t('share-waiting')} show=${(/** @type {string} */ code) => html`<${WholeMatch} code=${code} />`} />` : html`<${LinkMaker} wish=${wish} />`}
  <//>`;
}

const qrHelp = () => t(isHere ? 'share-qr-here' : 'share-qr-help');

/** @param {{ code: string }} props */
function WholeMatch({ code }) {
  const link = linkAddress(`match=${code}`);
  return html`<${Handout}
    id="share-match"
    text=${link}
    qrName=${t('share-qr')}
    qrHelp=${qrHelp()}
    name=${t('share-part-match')}
    help=${t('share-match-help')}
    link=${link}
    sendName=${t('move-share')}
    copyName=${t('share-copy')}
    copied="share-copied"
    rows=${7}
  />`;
}

// A link is made: with which language, locked or not; and given out.

/** What is to be dealt; seed null: anything, but the same for all.
 *  @typedef {{ game: string, players: string[], options: Record<string, string>, seed: string | null }} Wish */

/** @type {(Language | '')[]} */
const SPOKEN = ['', ...LANGUAGES];

/** @param {{ wish: Wish, onMade?: (link: DealLink) => void, children?: any }} props
 *  onMade: a link is there; children: what else can be done with it */
export function LinkMaker({ wish, onMade, children }) {
  const [lang, setLang] = useState(/** @type {Language | ''} */ (''));
  const [locked, setLocked] = useState(false);
  const [made, setMade] = useState(/** @type {DealLink | EngineError | null} */ (null));
  useEffect(() => {
    let isWanted = true;
    const seed = wish.seed ?? (made instanceof EngineError ? null : (made?.seed ?? null));
    writeLink({ ...wish, seed, lang, locked }, engine).then(
      (link) => {
        if (!isWanted) return;
        setMade(link);
        keepLink(link.text);
        onMade?.(link);
      },
      (problem) => {
        if (!(problem instanceof EngineError)) throw problem;
        if (isWanted) setMade(problem);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [lang, locked]);
  if (made === null) return html`<p role="status">${t('share-waiting')}</p>`;
  if (made instanceof EngineError) {
    return html`<${Trouble} role="alert">${shareProblem(made)}<//>`;
  }
  const link = linkAddress(made.text);
  return html`<${Handout}
    id="share-link"
    text=${link}
    qrName=${t('share-qr')}
    qrHelp=${qrHelp()}
    name=${dealName(made.seed)}
    help=${t('share-help')}
    link=${link}
    sendName=${t('move-share')}
    copyName=${t('share-copy')}
    copied="share-copied"
  >
    <label class="switch">
      <input type="checkbox" role="switch" checked=${locked} onChange=${() => setLocked(!locked)} />
      <span><b>${t('share-locked')}</b><small>${t('share-locked-help')}</small></span>
    </label>
    <div class="opt">
      <b id="share-lang">${t('settings-language')}</b>
      <${Segments} name="share-lang" aria-labelledby="share-lang" choices=${SPOKEN} chosen=${lang} choose=${setLang}
        lang=${(/** @type {Language | ''} */ code) => code || undefined}
        word=${(/** @type {Language | ''} */ code) => (code ? nameOf(code) : t('share-lang-any'))} />
    </div>
    <div class="choice">
      <a class="btn" href=${`#${made.text}`}><${Sprite} id="i-play" class="ico" />${t('share-open')}</a>
      ${children}
    </div>
  <//>`;
}
