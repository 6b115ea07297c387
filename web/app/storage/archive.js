// Everything of this device in one file: all matches and the statistics. Coming back, each part is checked
// before anything is kept; what is here already stays as it is.
import { noteBackup, find, FINISHED, keep, matches } from './saves.js';
import { EngineError } from '../engine/engine.js';
import { adopted } from './exchange.js';
import { handOver } from './files.js';
import { isId } from './page-part.js';
import { isObject, listOf } from './shape.js';
import { add, isResults, REMEMBERED, results } from './statistics.js';

const FORMAT = 'trick-table-archive';
const VERSION = 1;
/** No browser holds more of them. */
const MOST_MATCHES = 5000;

/** @typedef {{ fresh: MatchDoc[], known: number, refused: EngineError[], results: Result[] }} Arrival */

/** Writes it all into a file. Call it in the course of a tap. */
export async function exportAll() {
  const docs = matches.value.flatMap(({ doc }) => doc ?? []);
  const made = new Date().toISOString();
  const text = JSON.stringify({ format: FORMAT, version: VERSION, made, matches: docs, results: results.value });
  const name = `trick-table-${made.slice(0, 10)}.tricktable.json`;
  if (!(await handOver(new File([text], name, { type: 'application/json' })))) return;
  for (const { page } of docs) noteBackup(page.id);
}

/** @param {any} document */
export const isArchive = (document) => document.format === FORMAT;

/**
 * Checks a whole file; nothing is kept yet.
 * @param {any} document @param {Asked} engine
 * @returns {Promise<Arrival>} rejects with an EngineError of kind "save" if the file itself is unsound
 */
export async function readArchive({ version, matches: list, results: told }, engine) {
  if (!Number.isSafeInteger(version) || version < 1) throw new EngineError('save', 'wrong-type', { field: 'version' });
  if (version > VERSION) throw new EngineError('save', 'newer-format', { version, known: VERSION });
  if (!listOf(isObject)(list)) throw new EngineError('save', 'wrong-type', { field: 'matches' });
  if (list.length > MOST_MATCHES) throw new EngineError('save', 'too-large', {});
  if (!isResults(told)) throw new EngineError('save', 'wrong-type', { field: 'results' });
  /** @type {Arrival} */
  const arrival = { fresh: [], known: 0, refused: [], results: told };
  for (const found of list) {
    try {
      const { fresh } = arrival;
      const doc = itself(found, await adopted(found, engine), fresh);
      if ([...matches.value.flatMap((saved) => saved.doc ?? []), ...fresh].some((other) => holds(other, doc)))
        arrival.known += 1;
      else fresh.push(doc);
    } catch (problem) {
      if (!(problem instanceof EngineError) || problem.kind === 'engine') throw problem;
      arrival.refused.push(problem);
    }
  }
  return withRoom(arrival);
}

/** Of matches that are over only so many stay: those that are here do, whatever a file holds.
 *  @param {Arrival} arrival @returns {Arrival} */
function withRoom({ fresh, refused, ...rest }) {
  const isOver = (/** @type {MatchDoc | null} */ doc) => doc?.page.glance.is_over === true;
  const room = Math.max(0, FINISHED - matches.value.filter(({ doc }) => isOver(doc)).length);
  const late = fresh
    .filter(isOver)
    .sort((a, b) => b.page.updated - a.page.updated)
    .slice(room);
  const problems = late.map(() => new EngineError('save', 'no-room', { most: FINISHED }));
  return { ...rest, fresh: fresh.filter((doc) => !late.includes(doc)), refused: [...refused, ...problems] };
}

/** Keeps what was checked. @param {Arrival} arrival @returns {number} how many results were new */
export function take({ fresh, results: told }) {
  // The latest comes last, so that it is not the first to make room.
  for (const doc of fresh.sort((a, b) => a.page.updated - b.page.updated)) keep(doc);
  // Results have their room, too; one from the future would be the latest for ever.
  const here = new Set(results.value.map(({ match }) => match));
  const now = Date.now();
  const more = told.filter(({ match }) => !here.has(match)).sort((a, b) => b.ended - a.ended);
  return add(
    more.slice(0, REMEMBERED - here.size).map((result) => ({ ...result, ended: Math.min(result.ended, now) })),
  );
}

/** A match that comes home is no copy: it keeps its name, unless another has it, and its age.
 *  @param {any} found @param {MatchDoc} doc @param {MatchDoc[]} beside others of the same file
 *  @returns {MatchDoc} */
function itself({ page }, doc, beside) {
  const { id, updated } = page ?? {};
  const isFree = isId(id) && !find(id) && !beside.some((other) => other.page.id === id);
  const isAge = Number.isSafeInteger(updated) && updated >= 0 && updated <= Date.now();
  return { ...doc, page: { ...doc.page, id: isFree ? id : doc.page.id, updated: isAge ? updated : doc.page.updated } };
}

/** Whether the match is in the other one: the same deal, and nothing was done that was not done there.
 *  @param {MatchDoc} other @param {MatchDoc} doc */
function holds(other, doc) {
  return (
    other.game === doc.game &&
    other.seed === doc.seed &&
    other.seats === doc.seats &&
    JSON.stringify(other.options) === JSON.stringify(doc.options) &&
    other.page.created === doc.page.created &&
    !other.page.fork === !doc.page.fork &&
    doc.log.every((action, at) => action === other.log[at])
  );
}
