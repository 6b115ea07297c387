// What most screens are: a page with a heading, or a message and where to go from there.
import { useEffect, useRef } from 'preact/hooks';
import { html, Button, Sprite } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { ask } from '../ui/dialog.js';
import { HoldButton } from '../ui/gestures.js';
import { address, isLocked, route, unlock } from './route.js';
import { engine } from '../engine/engine.js';
import { offline, acceptUpdate, update } from '../offline/offline.js';
import { TILES } from '../catalogue.js';

// Focus goes to the heading of a screen that has just come up, so that a keyboard goes on from the
// top and a screen reader says where one is. Not on the first screen: there the browser does it.

let isFirst = true;

/** @param {{ children?: any }} props */
export function Heading({ children }) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
    isFirst = false;
  }, []);
  return html`<h1 tabindex="-1" ref=${heading}>${children}</h1>`;
}

// The only way out of a locked set-up within the page: a long press, and a word to confirm it.

/** Milliseconds. Nobody rests a finger on a button for so long without meaning it. */
const HOLD = 2000;

/** The way to the games, where nothing is locked. */
export function HomeOrUnlock() {
  const leave = () =>
    ask(
      { label: t('lock-leave-title'), cancel: t('lock-stay'), accept: t('lock-leave-now'), onAccept: unlock },
      html`<p>${t('lock-leave-help')}</p>`,
    );
  if (isLocked(route.value)) {
    return html`<${HoldButton} label=${t('lock-leave')} icon="i-lock" milliseconds=${HOLD} onHeld=${leave} />`;
  }
  return html`<${Button} icon="i-home" href=${address({ screen: 'home' })}>${t('common-home')}<//>`;
}

/** A screen below the first one. @param {{ title: string, class?: string, children?: any }} props */
export function Page({ title, class: name = '', children }) {
  return html`<div class="page">
    <main class=${`wrap ${name}`}><${PageTop} title=${title} />${children}</main>
    <${EngineBar} />
  </div>`;
}

/** Its heading, with the way back before it. @param {{ title: string, children?: any }} props */
export function PageTop({ title, children }) {
  return html`<header class="top">
    <${Button} icon="i-back" class="btn--icon" href=${address({ screen: 'home' })} aria-label=${t('setup-back')} />
    <${Heading}>${title}<//>
    ${children}
  </header>`;
}

/** What stands above a table. @param {{ back: Record<string, any> | null, title: any, where: any, children?: any }} props back: of the
 *  button there; where: how far it has come; children: what else can be done */
export function Bar({ back, title, where, children }) {
  return html`<header class="bar">
    ${back && html`<${Button} icon="i-back" class="btn--plain btn--icon" ...${back} />`}
    <div class="bar__title">${title}<p>${where}</p></div>
    ${children}
  </header>`;
}

/** A button whose words a small screen has no room for. @param {{ words: string, [attribute: string]: any }} props */
export function Act({ words, ...rest }) {
  return html`<${Button} class="btn--felt" aria-label=${words} ...${rest}><span class="lbl">${words}</span><//>`;
}

/** Nothing but a message. @param {{ title: string, text?: string, more?: string, isAlert?: boolean, children?: any }} props
 *  isAlert: something has gone wrong; children: where to go */
export function MessagePage({ title, text, more, isAlert = false, children }) {
  return html`<div class="page">
    <main class="wrap message">
      <${Sprite} id=${isAlert ? 'i-warn' : 'mark'} class="mark" />
      <div class="message__words" role=${isAlert ? 'alert' : undefined}>
        <${Heading}>${title}<//>
        ${text && html`<p class=${isAlert ? '' : 'muted'}>${text}</p>`}
        ${more && html`<p class="muted">${more}</p>`}
      </div>
      <div class="choice">${children}</div>
    </main>
  </div>`;
}

/** The table is on its way. @param {{ title: string, href: string, back: string }} props */
export function LayingPage({ title, href, back }) {
  return html`<div class="page page--felt">
    <main class="wrap message">
      <${Sprite} id="mark" class="mark" />
      <${Heading}>${title}<//>
      <p>${t('match-laying-help')}</p>
      <${Button} class="btn--felt" href=${href}>${back}<//>
    </main>
    <${EngineBar} note="engine-progress" />
  </div>`;
}

// What the engine is doing, and the copy that works without a server: information at the foot of the page, never a
// gate. If the engine fails: one sentence, a cure, and a button.

/** @type {EngineStage[]} */
const STAGES = ['runtime', 'library', 'engine'];

/** Per cent of a stage that is done. @param {EngineStage} stage @param {EngineProgress} progress */
function done(stage, progress) {
  const [at, now] = [STAGES.indexOf(stage), STAGES.indexOf(progress.stage)];
  if (now === -1 || at < now) return 100;
  if (at > now || !progress.total) return 0;
  return Math.min(100, Math.round((progress.loaded / progress.total) * 100));
}

/** @param {{ note?: string }} props what to say while it loads */
export function EngineBar({ note = 'engine-loading' }) {
  const failure = engine.failure.value;
  if (failure) return html`<${EngineTrouble} />`;
  if (engine.ready.value) {
    return html`<footer class="engine engine--ready">
      <p role="status"><${Sprite} id="i-check" />${t('engine-ready')}</p>
      ${!isLocked(route.value) && html`<${About} />`}
    </footer>`;
  }
  const progress = engine.progress.value;
  const percents = STAGES.map((stage) => done(stage, progress));
  const overall = Math.round(percents.reduce((sum, part) => sum + part, 0) / STAGES.length);
  return html`<footer class="engine">
    <p role="status">${t(note)}</p>
    <div class="engine__bar" role="progressbar" aria-label=${t('engine-progress')} aria-valuemin="0" aria-valuemax="100"
      aria-valuenow=${overall} aria-valuetext=${t(`engine-stage-${progress.stage}`)}>
      <ol aria-hidden="true">
        ${STAGES.map(
          (stage, at) => html`<li key=${stage} class=${stage === progress.stage ? 'now' : ''}>
            <i style=${{ '--done': percents[at] / 100 }}></i>
            <span>${t(`engine-stage-${stage}`)}</span>
          </li>`,
        )}
      </ol>
    </div>
  </footer>`;
}

export function EngineTrouble() {
  const failure = engine.failure.value;
  if (!failure) return null;
  const { id, detail } = failure;
  return html`<div class="engine engine--trouble" role="alert">
    <${Sprite} id="i-warn" />
    <p>
      <b>${t(`engine-${id}`, { file: detail.file ?? '', message: detail.message ?? '' })}</b>
      <span>${t(`engine-${id}-cure`)}</span>
    </p>
    <${Button} onClick=${() => engine.start()}>${t('engine-retry')}<//>
  </div>`;
}

/** How it stands with the page's own copy, and the way to more of it. */
function About() {
  const { id } = offline.value;
  const state = ['ready', 'fetching', 'one-file'].includes(id) ? id : 'none';
  return html`
    ${id !== 'waiting' && html`<span>${t(`offline-short-${state}`, { percent: percentKept() })}</span>`}
    ${route.value.screen !== 'trust' && html`<a href=${address({ screen: 'trust' })}>${t('trust-title')}</a>`}
  `;
}

export function offlineLong() {
  const { id, file = '' } = offline.value;
  return t(`offline-${id}`, { percent: percentKept(), file });
}

const percentKept = () => Math.floor((offline.value.share ?? 0) * 100);

export function UpdateOffer() {
  if (!update.value) return null;
  return html`<div class="update" role="status">
    <p>${t('offline-update')}</p>
    <${Button} icon="i-play" onClick=${acceptUpdate}>${t('offline-update-now')}<//>
  </div>`;
}

/** Games side by side, each under its picture. @template {{ id: string }} Game
 *  @param {{ games: readonly Game[], told: (game: Game) => any, class?: string }} props told: what stands below the picture */
export function Shelf({ games, told, class: look = '' }) {
  return html`<ul class=${`shelf shelf--${games.length > 5 ? 'many' : games.length} ${look}`}>
    ${games.map(
      (game) => html`<li key=${game.id} class="tile" data-game=${game.id}>
        <${TileArt} game=${game.id} />
        <div class="tile__text">${told(game)}</div>
      </li>`,
    )}
  </ul>`;
}

// The picture on a game's tile: flat shapes, no raster. What matters lies inside the view box; the
// scenery runs on beyond it, so that the same picture fills a tall tile and a wide one.

/** Drawn by the build from tile.svg in the folder of the game; a game that brings none has the one of all others.
 *  @param {{ game: string }} props */
export function TileArt({ game }) {
  return html`<span class="tile__art" dangerouslySetInnerHTML=${{ __html: TILES[game] ?? TILES[''] }} />`;
}
