// Proof on demand: that the files are those of the build, that the engine plays as it should, and a report.
import { addressOf, OfflineStore } from '../offline/offline-store.js';
import { fetched, SITE, sha256 } from '../site.js';
import version from '../version.js';
import catalogue from '../catalogue.js';
import { EngineError, engine } from '../engine/engine.js';
import { offline } from '../offline/offline.js';
import { matches } from '../storage/saves.js';
import { language } from '../shell/settings.js';
import { startTaken } from '../engine/own-python.js';

/** @import { Build } from '../offline/offline-store.js' */

// Holds every file that the browser would run to the hash it was built with, and so what is kept of the snapshot.

/** @param {(share: number) => void} tell @returns {Promise<FileCheck>} rejects with a CopyFault if
 *    neither a copy nor the server is there */
export async function checkFiles(tell) {
  // Only pages that came by https, or from this very device, may compute hashes.
  if (!globalThis.isSecureContext) return { id: 'insecure' };
  const build = await ownBuild();
  if (!build) return { id: 'unknown' };
  const damaged = [];
  for (const [at, file] of build.files.entries()) {
    const content = await fetched(new URL(addressOf(file), SITE));
    if (!content || (await sha256(content)) !== file.sha256) damaged.push(file.path);
    tell((at + 1) / build.files.length);
  }
  // Where this file is missing, that is told by now.
  const picture = await import(new URL('start/kept-pages.js', SITE).href).catch(() => null);
  if ((await picture?.recall()) === 'damaged') damaged.push('pyodide/snapshot.bin');
  return damaged.length ? { id: 'damaged', files: damaged } : { id: 'valid', count: build.files.length };
}

/** @returns {Promise<Build | null>} */
async function ownBuild() {
  const kept = 'caches' in globalThis ? await (await OfflineStore.open()).list(version.build) : null;
  if (kept) return kept;
  const served = await OfflineStore.served();
  return served.build === version.build ? served : null;
}

// Whole matches whose every position is known, played again by the engine in this very browser.

/** @param {Asked} engine @param {(tested: TestedGame[]) => void} tell hears the games
 *    tested until then @returns {Promise<void>} rejects with an EngineError if it cannot go on */
export async function selfTest(engine, tell) {
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
export function reportFile(storage) {
  const latest = matches.value.find(({ doc }) => doc)?.doc;
  const report = {
    format: 'trick-table-report',
    written: new Date().toISOString(),
    version,
    browser: navigator.userAgent,
    screen: [innerWidth, innerHeight, devicePixelRatio],
    language: language.value,
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
