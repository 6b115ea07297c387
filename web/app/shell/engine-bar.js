// What the engine is doing, and the copy that works without a server: information at the foot of the page, never a
// gate. If the engine fails: one sentence, a cure, and a button.
import { engine } from '../engine/engine.js';
import { html } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { Sprite } from '../ui/sprite.js';
import { address, isLocked, route } from './route.js';
import { offline, acceptUpdate, update } from '../offline/offline.js';

/** @import { EngineProgress, EngineStage } from '../types.js' */

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
      <p role="status"><${Sprite} id="i-check" class="ico" />${t('engine-ready')}</p>
      ${!isLocked(route.value) && html`<${About} />`}
    </footer>`;
  }
  const progress = engine.progress.value;
  const percents = STAGES.map((stage) => done(stage, progress));
  const overall = Math.round(percents.reduce((sum, part) => sum + part, 0) / STAGES.length);
  return html`<footer class="engine">
    <p role="status">${t(note)}</p>
    <div
      class="engine__bar"
      role="progressbar"
      aria-label=${t('engine-progress')}
      aria-valuemin="0"
      aria-valuemax="100"
      aria-valuenow=${overall}
      aria-valuetext=${t(`engine-stage-${progress.stage}`)}
    >
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
    <${Sprite} id="i-warn" class="ico" />
    <p>
      <b>${t(`engine-${id}`, { file: detail.file ?? '', message: detail.message ?? '' })}</b>
      <span>${t(`engine-${id}-cure`)}</span>
    </p>
    <button type="button" class="btn" onClick=${() => engine.start()}>${t('engine-retry')}</button>
  </div>`;
}

/** How it stands with the page's own copy, and the way to more of it. */
function About() {
  const { value } = offline;
  const state = ['ready', 'fetching', 'one-file'].includes(value.id) ? value.id : 'none';
  const percent = value.id === 'fetching' ? percentOf(value.share) : 0;
  return html`
    ${value.id !== 'waiting' && html`<span>${t(`offline-short-${state}`, { percent })}</span>`}
    ${route.value.screen !== 'trust' && html`<a href=${address({ screen: 'trust' })}>${t('trust-title')}</a>`}
  `;
}

export function offlineLong() {
  const { value } = offline;
  const params = {
    percent: value.id === 'fetching' ? percentOf(value.share) : 0,
    file: 'file' in value ? value.file : '',
  };
  return t(`offline-${value.id}`, params);
}

/** @param {number} share */
function percentOf(share) {
  return Math.floor(share * 100);
}

export function UpdateOffer() {
  if (!update.value) return null;
  return html`<div class="update" role="status">
    <p>${t('offline-update')}</p>
    <button type="button" class="btn" onClick=${acceptUpdate}>
      <${Sprite} id="i-play" class="ico" />${t('offline-update-now')}
    </button>
  </div>`;
}
