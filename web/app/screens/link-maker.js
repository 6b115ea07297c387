// A link is made: with which language, locked or not; and given out.
import { useEffect, useState } from 'preact/hooks';
import { LANGUAGES } from '../catalogue.js';
import { keepLink } from '../class-store.js';
import { EngineError } from '../engine.js';
import { html } from '../html.js';
import { nameOf, t } from '../i18n.js';
import { linkAddress, writeLink } from '../links.js';
import { engine } from '../matches.js';
import { dealName } from '../parts/deal-facts.js';
import { Handout } from '../parts/handout.js';
import { Sprite } from '../parts/sprite.js';
import { shareProblem } from '../problem-text.js';

/** @import { DealLink, Language } from '../types.js' */

/** What is to be dealt; seed null: anything, but the same for all.
 *  @typedef {{ game: string, players: string[], options: Record<string, string>, seed: string | null }} Wish */

/** @type {(Language | '')[]} */
const SPOKEN = ['', ...LANGUAGES];

/** @param {{ wish: Wish, onMade?: (link: DealLink) => void, onShown?: () => void, children?: any }} props
 *  onMade: a link is there; onShown: it is to be seen for the first time; children: what else can be done with it */
export function LinkMaker({ wish, onMade, onShown, children }) {
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
  const isShown = made !== null;
  useEffect(() => {
    if (isShown) onShown?.();
  }, [isShown]);
  if (made === null) return html`<p role="status">${t('share-waiting')}</p>`;
  if (made instanceof EngineError) {
    return html`<p class="trouble" role="alert"><${Sprite} id="i-warn" class="ico" /><span>${shareProblem(made)}</span></p>`;
  }
  const link = linkAddress(made.text);
  return html`<${Handout}
    id="share-link"
    text=${link}
    qrName=${t('share-qr')}
    qrHelp=${t('share-qr-help')}
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
      <div class="seg" role="radiogroup" aria-labelledby="share-lang">
        ${SPOKEN.map(
          (code) => html`<label key=${code} lang=${code || undefined}>
            <input type="radio" name="share-lang" checked=${code === lang} onChange=${() => setLang(code)} />
            ${code ? nameOf(code) : t('share-lang-any')}
          </label>`,
        )}
      </div>
    </div>
    <div class="choice">
      <a class="btn" href=${link}><${Sprite} id="i-play" class="ico" />${t('share-open')}</a>
      ${children}
    </div>
  <//>`;
}
