// Matches that leave the device as a file, and come in as one.
import catalogue from './catalogue.js';
import { EngineError } from './engine.js';
import { newId, newPagePart, readPagePart, readPlayers } from './page-part.js';
import { keep } from './saves.js';

/** @import { MatchDoc, SaveSummary } from './types.js' */
/** @import { Engine } from './engine.js' */
/** @import { Saved } from './saves.js' */

/** A match is a few kilobytes; whatever is larger is something else. */
const LARGEST = 5_000_000;

/** @param {Saved} saved */
export function exportMatch({ id, doc, text }) {
  const day = new Date(doc?.page.updated ?? Date.now()).toISOString().slice(0, 10);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${doc?.game ?? 'match'}-${day}-${id.slice(0, 4)}.tricktable.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Reads a match from a file. The engine has the last word; nothing is kept unless it agrees.
 * @param {File} file @param {Pick<Engine, 'call'>} engine
 * @returns {Promise<MatchDoc>} rejects with an EngineError of kind "save"
 */
export async function importMatch(file, engine) {
  if (file.size > LARGEST) throw new EngineError('save', 'too-large', {});
  const { page, ...save } = parse(await file.text());
  /** @type {SaveSummary} */
  const summary = await engine.call('check', { save });
  const levels = catalogue.find((info) => info.id === summary.game)?.levels ?? [];
  const { round, rounds, is_over, scores, winners } = summary;
  const glance = { round, rounds, to_act: null, is_over, scores, winners };
  const told = readPagePart(page, summary.seats, levels);
  // What the engine found outweighs what the file says; only whose turn it is comes from the file.
  const part = told ?? newPagePart(readPlayers(page?.players, summary.seats, levels), glance);
  // A file may be read twice, or be older than the match it came from: it becomes a match of its own.
  const doc = {
    ...save,
    page: {
      ...part,
      id: newId(),
      updated: Date.now(),
      glance: { ...glance, to_act: part.glance.to_act },
    },
  };
  keep(doc);
  return doc;
}

/** @param {string} text @returns {any} */
function parse(text) {
  try {
    const value = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch (problem) {
    if (!(problem instanceof SyntaxError)) throw problem;
  }
  throw new EngineError('save', 'not-a-save', {});
}
