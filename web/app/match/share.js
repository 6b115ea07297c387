// The same deal for others: from the set-up, or from a match, with what has been played or without.
import { useState, useEffect, useRef, useMemo } from 'preact/hooks';
import { html, Button, Sprite } from '../ui/html.js';
import { t, nameOf } from '../ui/i18n.js';
import { linkAddress, isHere } from '../shell/links.js';
import { Dialog, lay, putAway } from '../ui/dialog.js';
import { wordOf } from '../storage/page-part.js';
import { keepLink } from '../storage/class-store.js';
import { engine } from '../engine/engine.js';
import { dealName } from './match-form.js';
import { shareProblem, Trouble, saveProblem, useAnswer } from '../engine/problem-text.js';
import { Picker, Segments, Switch } from '../ui/fields.js';
import { share, copy } from '../storage/files.js';
import { say } from '../ui/notices.js';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { codeOf } from '../storage/exchange.js';
import { LANGUAGES } from '../catalogue.js';
import { noteBackup } from '../storage/saves.js';

/** @param {Wish} wish @param {MatchDoc | null} [doc] what has been played of it */
export const openShare = (wish, doc = null) => lay(() => html`<${Share} wish=${wish} doc=${doc} />`);

/** @param {MatchDoc} doc */
export function openShareOf(doc) {
  const { game, options, seed, page } = doc;
  openShare({ game, options, seed, players: page.players.map(wordOf) }, doc);
}

const PARTS = /** @type {const} */ (['deal', 'match']);

/** @param {{ wish: Wish, doc: MatchDoc | null }} props */
function Share({ wish, doc }) {
  const [part, setPart] = useState(/** @type {(typeof PARTS)[number]} */ ('deal'));
  const parts = html`<${Segments} class="share__part" name="share-part" aria-label=${t('share-title')} choices=${PARTS} chosen=${part}
    word=${(/** @type {string} */ each) => t(`share-part-${each}`)} choose=${setPart} />`;
  return html`<${Dialog} label=${t('share-title')} class="dialog--move" onClose=${putAway}>
    ${doc && parts}
    ${doc && part === 'match' ? html`<${MatchCode} doc=${doc} kind="share" />` : html`<${LinkMaker} wish=${wish} />`}
  <//>`;
}

// A match moves to another device: by a QR code that its camera reads, by a link, or by a text code.

/** @param {MatchDoc} doc */
export const openMove = (doc) => lay(() => html`<${Move} doc=${doc} />`);

/** @param {{ doc: MatchDoc }} props */
function Move({ doc }) {
  return html`<${Dialog} label=${t('move-title')} class="dialog--move" onClose=${putAway}>
    <${MatchCode} doc=${doc} kind="move" />
  <//>`;
}

/** Where a link leads nowhere, another device can but read it. */
const qrHelpHere = () => (isHere ? t('share-qr-here') : undefined);

/** A match to be carried on elsewhere by its code; or as a link for others.
 *  @param {{ doc: MatchDoc, kind: 'move' | 'share' }} props */
function MatchCode({ doc, kind }) {
  const { answer: code, problem } = useAnswer(() => codeOf(doc, engine));
  if (problem) return html`<${Trouble} role="alert">${saveProblem(problem)}<//>`;
  if (!code) return html`<p role="status">${t(`${kind}-waiting`)}</p>`;
  const link = linkAddress(`match=${code}`);
  if (kind === 'share') {
    return html`<${Handout} id="share-match" kind="share" text=${link} qrHelp=${qrHelpHere()} name=${t('share-part-match')} help=${t('share-match-help')}
      link=${link} rows=${7} />`;
  }
  return html`<${Handout} id="move-code" kind="move" text=${code} qr=${isHere ? code : link} qrHelp=${isHere ? t('move-qr-here') : undefined}
    name=${t('move-code')} help=${t('move-code-help')} link=${link} onOut=${() => noteBackup(doc.page.id)} />`;
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
  const { seed } = wish;
  // One that is dealt anew stays the same in each language, locked or not.
  const dealt = useRef(seed);
  const { answer: made, problem } = useAnswer(
    () => engine.call('write_link', { ...wish, seed: dealt.current, lang, locked }),
    [lang, locked],
  );
  useEffect(() => {
    if (!made) return;
    dealt.current = made.seed;
    keepLink(made.text);
    onMade?.(made);
  }, [made]);
  if (problem) return html`<${Trouble} role="alert">${shareProblem(problem)}<//>`;
  if (!made) return html`<p role="status">${t('share-waiting')}</p>`;
  const link = linkAddress(made.text);
  return html`<${Handout} id="share-link" kind="share" text=${link} qrHelp=${qrHelpHere()} name=${dealName(made.seed)} help=${t('share-help')} link=${link}>
    <${Switch} label=${t('share-locked')} help=${t('share-locked-help')} on=${locked} turn=${setLocked} />
    <label class="language"><${Sprite} id="i-globe" /><b>${t('settings-language')}</b>
      <${Picker} choices=${SPOKEN} chosen=${lang} choose=${setLang} lang=${(/** @type {Language | ''} */ code) => code || undefined}
        word=${(/** @type {Language | ''} */ code) => (code ? nameOf(code) : t('share-lang-any'))} />
    </label>
    <div class="choice">
      <${Button} icon="i-play" href=${new URL(`#${made.text}`, location.href).href}>${t('share-open')}<//>
      ${children}
    </div>
  <//>`;
}

// A text that goes to other devices: as a QR code, by the clipboard, by the share sheet.

/**
 * @param {{ id: string, kind: 'move' | 'share' | 'result', text: string, name: string, help: string, qr?: string, qrHelp?: string,
 *   link?: string, rows?: number, isMain?: boolean, onOut?: () => void, children?: any }} props
 *   id: of the field; kind: whose sentences; qr: what the QR code says if not the text; link: what the share sheet gets;
 *   isMain: whether handing it out is what the screen is for; onOut: it has left the page
 */
export function Handout({
  id,
  kind,
  text,
  name,
  help,
  qr = text,
  qrHelp,
  link,
  rows = 4,
  isMain = true,
  onOut,
  children,
}) {
  const field = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const copyIt = async () => {
    field.current?.select();
    // Selected, it can be copied by hand.
    if (!(await copy(text))) return say('move-copy-by-hand');
    onOut?.();
    return say(`${kind}-copied`);
  };
  const send = async () => {
    const end = await share({ url: link });
    if (end === 'shared') onOut?.();
    if (end === 'refused') say('move-share-refused');
  };
  return html`
    ${qr.length <= QR_HOLDS && html`<${Qr} text=${qr} label=${t(`${kind}-qr`)} help=${qrHelp ?? t(`${kind}-qr-help`)} />`}
    <div class="opt move__code">
      <label for=${id}><b>${name}</b></label>
      <p class="muted" id=${`${id}-help`}>${help}</p>
      <textarea id=${id} class="field" ref=${field} readonly rows=${rows} value=${text} spellcheck=${false} aria-describedby=${`${id}-help`}></textarea>
      <div class="choice">
        <${Button} class=${isMain ? 'btn--accent' : ''} onClick=${copyIt}>${t(`${kind}-copy`)}<//>
        ${link && !isHere && 'share' in navigator && html`<${Button} onClick=${send}>${t('move-share')}<//>`}
      </div>
      ${children}
    </div>
  `;
}

// A QR code as one SVG path: dark on white whatever the theme, with the white edge that cameras need.

const EDGE = 4;
/** Letters. With more the squares get too small for a camera that looks at a screen. */
const QR_HOLDS = 1200;

/** @param {{ text: string, label: string, help: string }} props */
function Qr({ text, label, help }) {
  const code = useMemo(() => generate(text), [text]);
  const side = code.size + 2 * EDGE;
  return html`<figure class="move__qr">
    <svg class="qr" role="img" aria-label=${label} viewBox=${`${-EDGE} ${-EDGE} ${side} ${side}`} shape-rendering="crispEdges">
      <rect x=${-EDGE} y=${-EDGE} width=${side} height=${side} fill="#fff" />
      <path d=${toSvgPath(code)} fill="#000" />
    </svg>
    <figcaption>${help}</figcaption>
  </figure>`;
}
