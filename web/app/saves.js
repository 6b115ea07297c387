// The matches of this device. Memory holds what is being played; storage holds it beyond the tab.
// If storage refuses, the match goes on in memory and `storageState` says so.
import { signal } from '@preact/signals';
import catalogue from './catalogue.js';
import { readPagePart } from './page-part.js';
import { keys, read, remove as forget, write as store } from './storage.js';

/** @import { MatchDoc } from './types.js' */
/** @import { Signal } from '@preact/signals' */

const KEY = 'match:';

/** A match as kept: `doc` is null if the stored text cannot be read, and the text stays for export.
 *  @typedef {{ id: string, doc: MatchDoc | null, text: string }} Saved */

/** Latest first. @type {Signal<Saved[]>} */
export const matches = signal([]);

/** @param {string} id @param {string} text @returns {Saved} */
function parse(id, text) {
  try {
    const doc = JSON.parse(text);
    const game = catalogue.find((info) => info.id === doc?.game);
    const page = game && readPagePart(doc.page, Number(doc.seats), game.levels);
    if (page && page.id === id && game.seats.includes(doc.seats)) {
      return { id, doc: { ...doc, page }, text };
    }
  } catch (problem) {
    if (!(problem instanceof SyntaxError)) throw problem;
  }
  return { id, doc: null, text };
}

/** @param {Saved[]} list */
function sorted(list) {
  return list.sort((a, b) => (b.doc?.page.updated ?? 0) - (a.doc?.page.updated ?? 0));
}

/** Reads everything that is stored. Call it once the languages are there. */
export function loadMatches() {
  matches.value = sorted(
    keys(KEY).map((key) => parse(key.slice(KEY.length), /** @type {string} */ (read(key)))),
  );
  // Another tab of the page may add and delete matches, too.
  addEventListener('storage', ({ key }) => {
    const id = key?.split(KEY)[1];
    if (!id) return;
    const text = read(KEY + id);
    const others = matches.value.filter((saved) => saved.id !== id);
    matches.value = sorted(text === null ? others : [...others, parse(id, text)]);
  });
}

/** @param {string} id */
export function find(id) {
  return matches.value.find((saved) => saved.id === id) ?? null;
}

/** Keeps the match as it is now. @param {MatchDoc} doc */
export function keep(doc) {
  const { id } = doc.page;
  const text = JSON.stringify(doc);
  store(KEY + id, text);
  matches.value = [{ id, doc, text }, ...matches.value.filter((saved) => saved.id !== id)];
}

/** @param {string} id */
export function discard(id) {
  forget(KEY + id);
  matches.value = matches.value.filter((saved) => saved.id !== id);
}

/** Takes a discarded match back. @param {Saved} saved */
export function restore(saved) {
  store(KEY + saved.id, saved.text);
  matches.value = sorted([...matches.value, saved]);
}
