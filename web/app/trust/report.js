// All that helps to find a fault, as one file: versions, how the page started, and the latest match
// as the engine writes it down. Who plays is not in it: names are the page's own.
import { engine } from '../matches.js';
import { offline } from '../offline.js';
import { matches } from '../saves.js';
import { language } from '../settings.js';
import { startTaken } from '../start-ways.js';
import version from '../version.js';

/** @import { EngineSave } from '../types.js' */
/** @import { StorageFacts } from '../storage-facts.js' */

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
