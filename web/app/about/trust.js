// What this page is, what it runs on, and proof of it on demand: for teachers and for whoever helps
// when something is wrong.
import { useEffect, useState } from 'preact/hooks';
import { engine, EngineError } from '../engine/engine.js';
import { html, Button, Sprite } from '../ui/html.js';
import { dayText, format, spoken, t } from '../ui/i18n.js';
import { forgiveFailures, refused, offline } from '../offline/offline.js';
import { offlineLong, UpdateOffer, Page } from '../shell/page.js';
import { startTaken } from '../engine/own-python.js';
import { storageFacts } from '../storage/persistence.js';
import { handOver } from '../storage/files.js';
import { SaveOneFile } from '../shell/save-one-file.js';
import version from '../version.js';
import { Trouble, useWork } from '../engine/problem-text.js';
import { addressOf, CopyFault, OfflineStore } from '../offline/offline-store.js';
import { fetched, isOneFile, SITE, sha256 } from '../site.js';
import catalogue from '../catalogue.js';
import { matches } from '../storage/saves.js';

export function Trust() {
  const [facts, setFacts] = useState(/** @type {StorageFacts | null} */ (null));
  useEffect(() => {
    void storageFacts().then(setFacts);
  }, []);
  return html`<${Page} class="trust" title=${t('trust-title')}>
      <div class="trust__panels">
        <${Version} />
        <${Offline} />
        <${Start} />
        <${Saves} facts=${facts} />
        ${!isOneFile && html`<${Files} /><section class="panel"><h2>${t('one-file')}</h2><${SaveOneFile} /></section>`}
        <${SelfTest} />
        <${Report} facts=${facts} />
      </div>
  <//>`;
}

function Version() {
  return html`<section class="panel">
    <h2>${t('trust-version')}</h2>
    <p>${t('trust-promise')}</p>
    <dl class="trust__facts">
      <dt>${t('trust-version-engine')}</dt><dd>${version.engine}</dd>
      <dt>${t('trust-version-build')}</dt><dd><code>${version.build}</code></dd>
      <dt>${t('trust-version-python')}</dt><dd>Pyodide ${version.pyodide}</dd>
    </dl>
  </section>`;
}

function Offline() {
  const build = refused.value;
  return html`<section class="panel">
    <h2>${t('trust-offline')}</h2>
    <p role="status" class="trust__offline">${offlineLong()}</p>
    ${isOneFile && html`<p>${t('one-file-without')}</p>`}
    <${UpdateOffer} />
    ${build && html`<p>${t('trust-refused', { build })}</p><${Button} onClick=${forgiveFailures}>${t('trust-refused-again')}<//>`}
  </section>`;
}

function Start() {
  const { value } = startTaken;
  const past = (value?.refused ?? []).map(
    ({ way, id, detail }) => html`<li key=${way}>
      ${t(`trust-refused-${id}`, { way: t(`trust-way-${way}`), file: detail.file ?? '' })}
      ${detail.message && html`<small>${detail.message}</small>`}
    </li>`,
  );
  return html`<section class="panel">
    <h2>${t('trust-start')}</h2>
    <p class="trust__way" data-way=${value?.way}>${t(value ? `trust-start-${value.way}` : 'trust-start-none')}</p>
    ${past.length > 0 && html`<ul class="trust__list">${past}</ul>`}
    ${value?.incomplete && html`<p>${t('trust-incomplete')}</p>`}
  </section>`;
}

/** @param {{ facts: StorageFacts | null }} props */
function Saves({ facts }) {
  return html`<section class="panel">
    <h2>${t('trust-saves')}</h2>
    ${facts && saved(facts).map((said) => said && html`<p key=${said}>${said}</p>`)}
  </section>`;
}

/** @param {StorageFacts} facts */
function saved({ state, matches, unsaved, lastBackup, quarantined, persistence, used, quota }) {
  return [
    t(`trust-saves-${state}`, { count: matches }),
    unsaved > 0 && t('trust-saves-uncopied', { count: unsaved }),
    lastBackup !== null && t('trust-saves-copied', { day: dayText(lastBackup) }),
    quarantined > 0 && t('trust-saves-quarantined', { count: quarantined }),
    t(`trust-saves-promise-${persistence}`),
    !isOneFile &&
      used !== null &&
      quota !== null &&
      t('trust-saves-room', { used: megabytes(used), quota: megabytes(quota) }),
  ];
}

/** @param {number} bytes */
function megabytes(bytes) {
  return format(Intl.NumberFormat, { maximumFractionDigits: 0 }).format(bytes / 1e6);
}

function Files() {
  const [share, setShare] = useState(/** @type {number | null} */ (null));
  const [found, setFound] = useState(/** @type {FileCheck | null} */ (null));
  const check = async () => {
    setShare(0);
    setFound(null);
    setFound(await checkFiles(setShare).finally(() => setShare(null)));
  };
  return html`<section class="panel">
    <h2>${t('trust-files')}</h2>
    <p>${t('trust-files-text')}</p>
    <${Button} disabled=${share !== null} onClick=${check}>${share === null ? t('trust-files-check') : t('trust-files-checking', { percent: Math.floor(share * 100) })}<//>
    <div role="status" class="trust__found" data-found=${found?.id}>
      ${found && html`<p>${t(`trust-files-${found.id}`, { ...found })}</p>`}
    </div>
  </section>`;
}

function SelfTest() {
  const { isBusy, problem, work } = useWork();
  const [tested, setTested] = useState(/** @type {TestedGame[]} */ ([]));
  const test = () => {
    setTested([]);
    return work(() => selfTest(setTested));
  };
  return html`<section class="panel">
    <h2>${t('trust-test')}</h2>
    <p>${t('trust-test-text')}</p>
    <${Button} disabled=${isBusy || !engine.ready.value} onClick=${test}>${t(isBusy ? 'trust-test-busy' : 'trust-test-run')}<//>
    ${problem && html`<${Trouble} role="alert">${t('trust-test-broken')}<//>`}
    <div role="status" class="trust__found">${tested.length > 0 && html`<ul class="trust__list">${tested.map(outcome)}</ul>`}</div>
  </section>`;
}

/** @param {TestedGame} tested */
function outcome({ game, positions, wrongAt }) {
  const isSame = wrongAt === null;
  const what = { game: t(`game-${game}`), count: positions, at: (wrongAt ?? 0) + 1 };
  return html`<li key=${game} class="trust__tested" data-ok=${isSame}>
    <${Sprite} id=${isSame ? 'i-check' : 'i-warn'} />${t(isSame ? 'trust-test-same' : 'trust-test-differs', what)}
  </li>`;
}

/** @param {{ facts: StorageFacts | null }} props */
function Report({ facts }) {
  return html`<section class="panel">
    <h2>${t('trust-report')}</h2>
    <p>${t('trust-report-text')}</p>
    <${Button} icon="i-export" onClick=${() => handOver(reportFile(facts))}>${t('trust-report-save')}<//>
  </section>`;
}

// Proof on demand: that the files are those of the build, that the engine plays as it should, and a report.

/** @import { Build } from '../offline/offline-store.js' */

// Holds every file that the browser would run to the hash it was built with, and so what is kept of the snapshot.

/** @param {(share: number) => void} tell hears how much is done, 0 to 1 @returns {Promise<FileCheck>} */
async function checkFiles(tell) {
  // Only pages that came by https, or from this very device, may compute hashes.
  if (!globalThis.isSecureContext) return { id: 'insecure' };
  const build = await keptOrServed();
  if (!build || build.build !== version.build) return { id: build ? 'unknown' : 'away' };
  const damaged = [];
  for (const [at, file] of build.files.entries()) {
    const isPacked = Boolean(file.packed && !navigator.serviceWorker?.controller);
    const content = await fetched(new URL(addressOf(file) + (isPacked ? '.bin' : ''), SITE), {}, isPacked);
    if (!content || (await sha256(content)) !== file.sha256) damaged.push(file.path);
    tell((at + 1) / build.files.length);
  }
  // Where this file is missing, that is told by now.
  const picture = await import(new URL('start/kept-pages.js', SITE).href).catch(() => null);
  if ((await picture?.recall()) === 'damaged') damaged.push('pyodide/snapshot.bin');
  if (damaged.length) return { id: 'damaged', count: damaged.length, file: damaged[0] };
  return { id: 'valid', count: build.files.length };
}

/** As it is kept, or else the one that the server has by now. @returns {Promise<Build | null>} null if it is away */
async function keptOrServed() {
  const kept = 'caches' in globalThis ? await (await OfflineStore.open()).list(version.build) : null;
  if (kept) return kept;
  return OfflineStore.served().catch((problem) => {
    if (problem instanceof CopyFault) return null;
    throw problem;
  });
}

// Whole matches whose every position is known, played again by the engine in this very browser.

/** @param {(tested: TestedGame[]) => void} tell hears the games tested until then
 *  @returns {Promise<void>} rejects with an EngineError if it cannot go on */
async function selfTest(tell) {
  /** @type {TestedGame[]} */ const tested = [];
  for (const { id } of catalogue) {
    const content = await fetched(new URL(`transcripts/${id}.json`, SITE));
    if (!content) throw new EngineError('engine', 'no-record', {});
    const { save, positions } = JSON.parse(new TextDecoder().decode(content));
    const found = await engine.call('replay', { save });
    const at = positions.findIndex((/** @type {string} */ digest, /** @type {number} */ at) => digest !== found[at]);
    tested.push({ game: id, positions: positions.length, wrongAt: at === -1 ? null : at });
    tell([...tested]);
  }
}

// All that helps to find a fault, as one file: versions, how the page started, and the latest match
// as the engine writes it down. Who plays is not in it: names are the page's own.

/** What the engine writes down. Whatever else a file from elsewhere has brought along stays here.
 *  @type {(keyof EngineSave)[]} */
const SAVED = ['format', 'version', 'game', 'rules_version', 'seats', 'options', 'seed', 'log', 'digest'];

/** Waits for nothing: a tablet shares a file only in the course of a tap. @param {StorageFacts | null} storage */
function reportFile(storage) {
  const latest = matches.value.find(({ doc }) => doc)?.doc;
  const report = {
    format: 'trick-table-report',
    written: new Date().toISOString(),
    version,
    browser: navigator.userAgent,
    screen: [innerWidth, innerHeight, devicePixelRatio],
    language: spoken.value,
    start: startTaken.value,
    engine: { failure: engine.failure.value, restarts: engine.restarts.value },
    offline: offline.value,
    storage,
    match: latest ? Object.fromEntries(SAVED.map((key) => [key, latest[key]])) : null,
    // Which seats are people's, at what levels the others play, and what was taken back.
    seats: latest?.page.players.map(({ kind, level }) => ({ kind, level })) ?? [],
    undone: latest?.page.undone ?? 0,
  };
  const name = `trick-table-report-${report.written.slice(0, 10)}.json`;
  return new File([JSON.stringify(report, null, 1)], name, { type: 'application/json' });
}
