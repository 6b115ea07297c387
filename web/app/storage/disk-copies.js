// The latest state of each match once more, and on the disk at once. Browsers take seconds to write local storage
// there, and one that is killed meanwhile loses the last actions of a match, or a match that was just dealt.
import { Database } from './database.js';
import { isCount, isText } from './shape.js';

/** @typedef {{ serial: number, text: string }} State the higher the serial, the later */

/** By [id, serial], which stand there in this order. */
const database = new Database('states', ' states');

/** What is to be written next, the latest state of each match; null: the match is deleted.
 *  @type {Map<string, State | null>} */
const waiting = new Map();
let isWriting = false;

/** Nobody waits for it: while one state is on its way, only the latest after it is remembered.
 *  @param {string} id @param {State | null} state null: the match is deleted */
export async function copy(id, state) {
  waiting.set(id, state);
  if (isWriting) return;
  isWriting = true;
  while (waiting.size) {
    const states = [...waiting];
    waiting.clear();
    await database.act('readwrite', (store) => states.map((each) => put(store, ...each))[0]);
  }
  isWriting = false;
}

/** A later state stays: a tab that has lost the match to another one may come late.
 *  @param {IDBObjectStore} store @param {string} id @param {State | null} state @returns {IDBRequest} */
function put(store, id, state) {
  const request = store.delete(IDBKeyRange.bound([id], [id, state?.serial ?? Infinity]));
  return state ? store.put(state.text, [id, state.serial]) : request;
}

/** Those that somebody wants. @param {(id: string, serial: number) => boolean} isWanted
 *  @returns {Promise<(State & { id: string })[]>} */
export async function copies(isWanted) {
  /** @type {unknown[]} */
  const keys = (await database.act('readonly', (store) => store.getAllKeys())) ?? [];
  const found = [];
  for (const key of keys) {
    const [id, serial] = Array.isArray(key) ? key : [];
    if (!isText(id) || !isCount(serial) || !isWanted(id, serial)) continue;
    const text = await database.act('readonly', (store) => store.get([id, serial]));
    if (isText(text)) found.push({ id, serial, text });
  }
  return found;
}
