// Matches that leave the device as a file or a text code, and come in as one. The engine has the last
// word on what comes in; nothing is kept before somebody has seen it.
import { noteBackup, find, FINISHED, keep, matches } from './saves.js';
import { EngineError } from '../engine/engine.js';
import { textOf, handOver } from './files.js';
import { unseal } from './revisions.js';
import { infoOf } from '../engine/known-games.js';
import { newId, readPagePart, isId, glance } from './page-part.js';
import { isObject, parsed, listOf } from './shape.js';
import { add, isResults, REMEMBERED, results } from './statistics.js';

/** Letters of a file: a device has some dozens of matches, and their results. */
const LARGEST = 10_000_000;
/** Letters of one match, which takes a few thousand; whatever is larger is something else. */
const LARGEST_MATCH = 1_000_000;

/** A match or a damaged text as a file. Call it in the course of a tap.
 *  @param {{ id: string, text: string, doc?: MatchDoc | null }} saved
 *  @returns {Promise<void>} when it is on its way; a person may also call it off */
export async function exportMatch({ id, doc, text }) {
  const day = new Date(doc?.page.updated ?? Date.now()).toISOString().slice(0, 10);
  const name = `${doc?.game ?? 'match'}-${day}-${id.slice(0, 4)}.tricktable.json`;
  const file = new File([unseal(text).body || text], name, { type: 'application/json' });
  if (await handOver(file)) noteBackup(id);
}

/**
 * The match as a text code: some hundred letters for a QR code, a link or a message.
 * @param {MatchDoc} doc @param {Asked} engine @returns {Promise<string>}
 */
export async function codeOf({ page, ...save }, engine) {
  // What the other device will find out by itself stays here.
  const { id: _id, updated: _updated, unread: _unread, glance: _glance, ...told } = page;
  const players = page.players.map(({ name, kind, level }) => ({ name, kind, level }));
  const { code } = await engine.call('pack', { save: { ...save, page: { ...told, players } } });
  return code;
}

/** The link in what somebody has pasted: a whole address, what stands behind its #, or the bare code
 *  of a match. @param {string} text */
export function linkIn(text) {
  const bare = text.replace(/^[^#]*#/, '').trim();
  if (/^[a-z]+=/.test(bare) && !bare.startsWith('match=')) return bare;
  const code = bare.replace(/^match=/, '').replace(/\s+/g, '');
  return code && `match=${code}`;
}

/**
 * What is written in a file; whether that is sound is another question.
 * @param {File} file
 * @returns {Promise<any>} an object; rejects with an EngineError of kind "save" if there is none
 */
export async function readDocument(file) {
  if (file.size > LARGEST) throw new EngineError('save', 'too-large', {});
  const document = parsed(await textOf(file, 'save'));
  if (!isObject(document) || isDeep(document)) throw new EngineError('save', 'not-a-save', {});
  return document;
}

/** A match from elsewhere as one of this device's own.
 *  @param {any} document @param {Asked} engine @returns {Promise<MatchDoc>} */
export async function adopted({ page, ...save }, engine) {
  if (JSON.stringify(save).length > LARGEST_MATCH) throw new EngineError('save', 'too-large', {});
  const summary = await engine.call('check', { save });
  const { game, seats } = summary;
  const levels = infoOf(game)?.levels ?? [];
  // What the engine found outweighs what is told. And what comes in may come in twice, or be older
  // than the match it is a copy of: it becomes a match of its own.
  const own = { id: newId(), updated: Date.now(), glance: glance(summary) };
  const told = typeof page === 'object' ? page : {};
  const part = /** @type {PagePart} */ (readPagePart({ ...told, ...own }, seats, levels));
  return { ...save, page: part };
}

/** Brackets within brackets; nothing of ours comes near. */
const DEEPEST = 100;

/** Nested so deep that whoever writes it down again would run out of stack. @param {object} value */
function isDeep(value) {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((each) => Object.values(each).filter((inner) => typeof inner === 'object' && inner !== null));
  }
  return false;
}

// Everything of this device in one file: all matches and the statistics. Coming back, each part is checked
// before anything is kept; what is here already stays as it is.

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
      const refusal = EngineError.of(problem);
      if (refusal.kind === 'engine') throw refusal;
      arrival.refused.push(refusal);
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
  const [there, here] = [other, doc].map(({ game, seats, options, seed, page: { created, fork } }) =>
    JSON.stringify([game, seats, options, seed, created, !fork]),
  );
  return there === here && doc.log.every((action, at) => action === other.log[at]);
}
