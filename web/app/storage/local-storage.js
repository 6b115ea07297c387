// The browser's storage, with two misfortunes told instead of thrown: it may be blocked (then even
// reading `window.localStorage` throws) and it may be full (then the old value stays). A third is
// made good: it may be wiped as a whole while the page is open.
import { effect, signal } from '@preact/signals';
import { parsed } from './shape.js';

export const storageState = signal(/** @type {'ok' | 'blocked' | 'full'} */ ('ok'));

// first-screen.js, which cannot import it, looks for the same.
const PREFIX = 'trick-table:';

/** Lies in storage as long as that is not wiped: what is deleted on purpose is deleted without it. */
const MARK = `${PREFIX}here`;

/** What storage has of ours, once more. @type {Map<string, string>} */
const twin = new Map();
let isMarked = false;

/** @returns {Storage | null} */
function open() {
  try {
    const store = window.localStorage;
    for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) note(key, store.getItem(key));
    return store;
  } catch (problem) {
    if (!(problem instanceof DOMException || problem instanceof TypeError)) throw problem;
    storageState.value = 'blocked';
    return null;
  }
}

const store = open();

/** @param {string} key with its prefix @param {string | null} text */
function note(key, text) {
  if (key === MARK) isMarked = text !== null;
  else if (text === null) twin.delete(key);
  else twin.set(key, text);
}

/** What the browser refuses is told, and is not done. @template T @param {(store: Storage) => T} act
 *  @param {T} otherwise @returns {T} */
function attempt(act, otherwise) {
  if (!store) return otherwise;
  try {
    return act(store);
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem;
    refuse(problem.name === 'QuotaExceededError' ? 'full' : 'blocked');
    return otherwise;
  }
}

/** Storage as it was left, even if the browser has wiped it since. @template T
 *  @param {(store: Storage) => T} act @param {T} otherwise @returns {T} */
function inWhole(act, otherwise) {
  attempt(makeWhole, undefined);
  return attempt(act, otherwise);
}

/** @param {Storage} store */
function makeWhole(store) {
  if (isMarked && store.getItem(MARK) === null) {
    for (const [key, text] of twin) store.setItem(key, text);
  }
  if (twin.size) mark(store);
}

/** @param {Storage} store */
function mark(store) {
  if (store.getItem(MARK) === null) store.setItem(MARK, '');
  isMarked = true;
}

/** Remembers that a match could be stored. */
export function accept() {
  storageState.value = 'ok';
  return true;
}

/** Remembers that something could not be stored. @param {'blocked' | 'full'} why */
export function refuse(why) {
  storageState.value = why;
  return false;
}

/** @param {string} key @returns {string | null} */
export function read(key) {
  return inWhole((store) => store.getItem(PREFIX + key), null);
}

/** Whether the text is now stored. If not, `storageState` says why and the old text is still there.
 *  @param {string} key @param {string} text */
export function write(key, text) {
  const isWritten = inWhole((store) => {
    store.setItem(PREFIX + key, text);
    note(PREFIX + key, text);
    return true;
  }, false);
  // At once: a storage without the mark cannot be seen to be wiped.
  if (isWritten) attempt(mark, undefined);
  return isWritten;
}

/** @param {string} key */
export function remove(key) {
  inWhole((store) => {
    store.removeItem(PREFIX + key);
    note(PREFIX + key, null);
  }, undefined);
}

/** @param {string} start @returns {string[]} */
export function keys(start) {
  return inWhole(
    (store) => Object.keys(store).flatMap((key) => (key.startsWith(PREFIX + start) ? [key.slice(PREFIX.length)] : [])),
    [],
  );
}

addEventListener('storage', ({ key, newValue }) => {
  if (key === null) attempt(makeWhole, undefined);
  else if (key.startsWith(PREFIX) && key !== MARK) note(key, newValue);
});
// The page may be about to go.
for (const event of ['pagehide', 'visibilitychange']) addEventListener(event, () => attempt(makeWhole, undefined));

/** Hears when another tab of the page has changed what is kept by names that begin so.
 *  @param {string} start @param {(key: string) => void} then */
export function onElsewhere(start, then) {
  addEventListener('storage', ({ key }) => {
    if (key?.startsWith(PREFIX + start)) then(key.slice(PREFIX.length));
  });
}

/** How many letters of ours the browser holds. */
export function size() {
  return keys('').reduce((sum, key) => sum + PREFIX.length + key.length + (read(key) ?? '').length, 0);
}

/** A small stored value of known shape, or the given one if there is none or it is damaged.
 *  @template T @param {string} key @param {T} otherwise @param {(value: any) => boolean} isValid
 *  @returns {T} */
export function readValue(key, otherwise, isValid) {
  const value = parsed(read(key) ?? '');
  return isValid(value) ? value : otherwise;
}

/** The same, kept anew whenever it changes. @template T @param {string} key @param {T} otherwise
 *  @param {(value: any) => boolean} isValid @returns {Signal<T>} */
export function kept(key, otherwise, isValid) {
  const value = signal(readValue(key, otherwise, isValid));
  let first = true;
  effect(() => {
    const text = JSON.stringify(value.value);
    // Nothing is written before somebody chooses: what is there without a choice may change.
    if (!first) write(key, text);
    first = false;
  });
  return value;
}
