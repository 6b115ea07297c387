// Matches that leave the device as a file or a text code, and come in as one. The engine has the last
// word on what comes in; nothing is kept before somebody has seen it.
import { noteBackup } from './saves.js';
import { EngineError } from '../engine/engine.js';
import { textOf, handOver } from './files.js';
import { unseal } from './revisions.js';
import { infoOf } from '../engine/known-games.js';
import { newId, readPagePart } from './page-part.js';
import { isObject, parsed } from './shape.js';

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
  const { id: _id, updated: _updated, actors: _actors, unread: _unread, glance: _glance, ...told } = page;
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
  /** @type {SaveSummary} */
  const summary = await engine.call('check', { save });
  const { game, seats, actors, round, rounds, to_act, is_over, scores, winners } = summary;
  const levels = infoOf(game)?.levels ?? [];
  // What the engine found outweighs what is told. And what comes in may come in twice, or be older
  // than the match it is a copy of: it becomes a match of its own.
  const own = {
    id: newId(),
    updated: Date.now(),
    actors: actors.join(''),
    glance: { round, rounds, to_act, is_over, scores, winners },
  };
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
