// What this page is, what it runs on, and proof of it on demand: for teachers and for whoever helps
// when something is wrong.
import { useEffect, useState } from 'preact/hooks';
import { engine } from '../engine/engine.js';
import { html } from '../ui/html.js';
import { dayText, format, t } from '../ui/i18n.js';
import { forgiveFailures, refused } from '../offline/offline.js';
import { offlineLong, UpdateOffer } from '../shell/engine-bar.js';
import { Sprite } from '../ui/sprite.js';
import { startTaken } from '../engine/start-ways.js';
import { storageFacts } from '../storage/persistence.js';
import { handOver } from '../storage/files.js';
import { isOneFile } from '../site.js';
import { SaveOneFile } from '../shell/save-one-file.js';
import { checkFiles, reportFile, selfTest } from './checks.js';
import version from '../version.js';
import { Page } from '../shell/page.js';
import { Trouble, useWork } from '../engine/problem-text.js';

/** @import { StorageFacts } from '../storage/persistence.js' */
/** @import { FileCheck, TestedGame } from './checks.js' */

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
        ${!isOneFile && html`<${Files} /><${OneFile} />`}
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
  return html`<section class="panel">
    <h2>${t('trust-offline')}</h2>
    <p role="status" class="trust__offline">${offlineLong()}</p>
    ${isOneFile && html`<p>${t('one-file-without')}</p>`}
    <${UpdateOffer} />
    ${
      refused.value &&
      html`<p>${t('trust-refused', { build: refused.value })}</p>
      <button type="button" class="btn" onClick=${forgiveFailures}>${t('trust-refused-again')}</button>`
    }
  </section>`;
}

function Start() {
  const { value } = startTaken;
  return html`<section class="panel">
    <h2>${t('trust-start')}</h2>
    <p class="trust__way" data-way=${value?.way}>${t(value ? `trust-start-${value.way}` : 'trust-start-none')}</p>
    ${
      value &&
      value.refused.length > 0 &&
      html`<ul class="trust__list">
      ${value.refused.map(
        ({ way, id, detail }) => html`<li key=${way}>
          ${t(`trust-refused-${id}`, { way: t(`trust-way-${way}`), file: detail.file ?? '' })}
          ${detail.message && html`<small>${detail.message}</small>`}
        </li>`,
      )}
    </ul>`
    }
    ${value?.incomplete && html`<p>${t('trust-incomplete')}</p>`}
  </section>`;
}

/** @param {{ facts: StorageFacts | null }} props */
function Saves({ facts }) {
  return html`<section class="panel">
    <h2>${t('trust-saves')}</h2>
    ${
      facts &&
      html`<p>${t(`trust-saves-${facts.state}`, { count: facts.matches })}</p>
      ${facts.unsaved > 0 && html`<p>${t('trust-saves-uncopied', { count: facts.unsaved })}</p>`}
      ${facts.lastBackup !== null && html`<p>${t('trust-saves-copied', { day: dayText(facts.lastBackup) })}</p>`}
      ${facts.quarantined > 0 && html`<p>${t('trust-saves-quarantined', { count: facts.quarantined })}</p>`}
      <p>${t(`trust-saves-promise-${facts.persistence}`)}</p>
      ${
        !isOneFile &&
        facts.used !== null &&
        facts.quota !== null &&
        html`<p>${t('trust-saves-room', { used: megabytes(facts.used), quota: megabytes(facts.quota) })}</p>`
      }`
    }
  </section>`;
}

/** @param {number} bytes */
function megabytes(bytes) {
  return format(Intl.NumberFormat, { maximumFractionDigits: 0 }).format(bytes / 1e6);
}

function Files() {
  const [share, setShare] = useState(/** @type {number | null} */ (null));
  const [found, setFound] = useState(/** @type {FileCheck | { id: 'away' } | null} */ (null));
  const check = async () => {
    setShare(0);
    setFound(null);
    try {
      setFound(await checkFiles(setShare));
    } catch (problem) {
      if (!(problem instanceof Error) || !('file' in problem)) throw problem;
      setFound({ id: 'away' });
    } finally {
      setShare(null);
    }
  };
  return html`<section class="panel">
    <h2>${t('trust-files')}</h2>
    <p>${t('trust-files-text')}</p>
    <button type="button" class="btn" disabled=${share !== null} onClick=${check}>
      ${share === null ? t('trust-files-check') : t('trust-files-checking', { percent: Math.floor(share * 100) })}
    </button>
    <div role="status" class="trust__found" data-found=${found?.id}>
      ${found && html`<p>${filesFound(found)}</p>`}
    </div>
  </section>`;
}

/** @param {FileCheck | { id: 'away' }} found */
function filesFound(found) {
  if (found.id === 'valid') return t('trust-files-valid', { count: found.count });
  if (found.id === 'damaged') {
    return t('trust-files-damaged', { count: found.files.length, file: found.files[0] });
  }
  return t(`trust-files-${found.id}`);
}

function OneFile() {
  return html`<section class="panel">
    <h2>${t('one-file')}</h2>
    <${SaveOneFile} />
  </section>`;
}

function SelfTest() {
  const { isBusy, problem, work } = useWork();
  const [tested, setTested] = useState(/** @type {TestedGame[]} */ ([]));
  const test = () => {
    setTested([]);
    return work(() => selfTest(engine, setTested));
  };
  return html`<section class="panel">
    <h2>${t('trust-test')}</h2>
    <p>${t('trust-test-text')}</p>
    <button type="button" class="btn" disabled=${isBusy || !engine.ready.value} onClick=${test}>
      ${t(isBusy ? 'trust-test-busy' : 'trust-test-run')}
    </button>
    ${problem && html`<${Trouble} role="alert">${t('trust-test-broken')}<//>`}
    <div role="status" class="trust__found">${
      tested.length > 0 &&
      html`
      <ul class="trust__list">
        ${tested.map(
          ({ game, positions, wrongAt }) => html`<li key=${game} class="trust__tested" data-ok=${wrongAt === null}>
            <${Sprite} id=${wrongAt === null ? 'i-check' : 'i-warn'} class="ico" />
            ${t(wrongAt === null ? 'trust-test-same' : 'trust-test-differs', {
              game: t(`game-${game}`),
              count: positions,
              at: (wrongAt ?? 0) + 1,
            })}
          </li>`,
        )}
      </ul>
    `
    }</div>
  </section>`;
}

/** @param {{ facts: StorageFacts | null }} props */
function Report({ facts }) {
  return html`<section class="panel">
    <h2>${t('trust-report')}</h2>
    <p>${t('trust-report-text')}</p>
    <button type="button" class="btn" onClick=${() => handOver(reportFile(facts))}>
      <${Sprite} id="i-export" class="ico" />${t('trust-report-save')}
    </button>
  </section>`;
}
