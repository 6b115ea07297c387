// The matches of this device. Memory holds what is being played; storage holds it beyond the tab.
// If storage is full, spare states make room, and `isTight` says so while all is still kept; if it
// refuses even then, the match goes on in memory and `storageState` says so.
import { batch, signal } from '@preact/signals';
import { copies, copy } from './disk-copies.js';
import * as revisions from './revisions.js';
import { infoOf } from '../engine/known-games.js';
import { readPagePart, isMoment } from './page-part.js';
import { onElsewhere, storageState, readValue, write } from './local-storage.js';
import { isText, listOf, parsed } from './shape.js';
import { countMatch } from './statistics.js';

/** Of the matches that are over, so many of the latest stay. */
export const FINISHED = 40;

/** Latest first. @type {Signal<Saved[]>} */
export const matches = signal([]);

/** Texts that cannot be played on, kept for export. @type {Signal<Broken[]>} */
export const quarantined = signal([]);

/** The serial up to which this tab knows a match: whatever is later comes from another tab.
 *  @type {Map<string, number>} */
const known = new Map();

/** @param {string} id @param {string} text @param {number} serial @returns {Saved | null} without a doc: its game is not
 *    here */
function asKept(id, text, serial) {
  const doc = parsed(text);
  const game = infoOf(doc?.game);
  if (!game && isText(doc?.game) && doc.page?.id === id) return { id, doc: null, game: doc.game, text, serial };
  if (!game?.seats.includes(doc.seats) || !Array.isArray(doc.log)) return null;
  const page = readPagePart(doc.page, doc.seats, game.levels);
  return page?.id === id ? { id, doc: { ...doc, page }, game: doc.game, text, serial } : null;
}

/** The match as storage has it. What is damaged there is put aside. @param {string} id
 *  @returns {Saved | null} */
function fromStorage(id) {
  const { valid, broken, newer } = revisions.stored(id);
  for (const { key } of broken) revisions.quarantine(key);
  if (newer !== null) return { id, doc: null, game: null, text: newer, serial: Infinity };
  for (const { key, serial, body } of valid) {
    const saved = asKept(id, body, serial);
    if (saved) return saved;
    revisions.quarantine(key);
  }
  return null;
}

/** @param {string} id @param {Saved | null} saved */
function list(id, saved) {
  const others = matches.value.filter((other) => other.id !== id);
  matches.value = (saved ? [...others, saved] : others).sort(
    (a, b) => (b.doc?.page.updated ?? 0) - (a.doc?.page.updated ?? 0),
  );
}

/** Reads everything that is stored. Call it once the languages are there. */
export function loadMatches() {
  for (const id of revisions.ids()) list(id, fromStorage(id));
  quarantined.value = revisions.quarantined();
  forgetOthers(new Set(matches.value.map(({ id }) => id)));
  // Another tab of the page may add and delete matches, too.
  onElsewhere('match:', (key) => {
    list(revisions.idOf(key), fromStorage(revisions.idOf(key)));
    quarantined.value = revisions.quarantined();
  });
  onElsewhere('aside:', () => (quarantined.value = revisions.quarantined()));
  recovered = recover();
}

/** What storage has lost is here by then. */
export let recovered = Promise.resolve();

/** The copies on the disk that are later than what storage has, which is written again when the match goes on. */
async function recover() {
  const isLater = (/** @type {string} */ id, /** @type {number} */ serial) => serial > (find(id)?.serial ?? -1);
  for (const { id, serial, text } of await copies(isLater)) {
    const saved = asKept(id, text, serial);
    const { updated = 0 } = saved?.doc?.page ?? {};
    // One that could not be read for a while has been played on from before it.
    if (!saved || !isLater(id, serial) || updated < (find(id)?.doc?.page.updated ?? 0)) continue;
    list(id, saved);
    if (saved.doc?.page.glance.is_over) countMatch(saved.doc);
  }
}

/** Looks at the matches with other eyes: a game has come, or gone. */
export function readAgain() {
  for (const { id, game, text, serial } of matches.value) if (game !== null) list(id, asKept(id, text, serial));
}

/** @param {string} id */
export function find(id) {
  return matches.value.find((saved) => saved.id === id) ?? null;
}

/**
 * The match to be played on in this tab, as it is now: storage and memory, whichever is later.
 * @param {string} id @param {boolean} fromOther another tab had it open; what that one still
 *   writes from here on is late
 */
export function pickUp(id, fromOther) {
  const inStorage = fromStorage(id);
  quarantined.value = revisions.quarantined();
  const inMemory = find(id);
  const saved = inStorage && inStorage.serial >= (inMemory?.serial ?? -1) ? inStorage : inMemory;
  if (!saved?.doc) return saved;
  known.set(id, saved.serial);
  list(id, saved);
  if (fromOther) store(saved.doc, saved.text);
  return saved;
}

/** Keeps the match as it is now; false if another tab has gone on with it, which is not overwritten.
 *  @param {MatchDoc} doc */
export function keep(doc) {
  const { id } = doc.page;
  const text = JSON.stringify(doc);
  const before = known.get(id) ?? -1;
  const inStorage = revisions.latest(id);
  if (inStorage > before) return false;
  if (inStorage !== before || find(id)?.text !== text) store(doc, text);
  return true;
}

/** @param {MatchDoc} doc @param {string} text */
function store(doc, text) {
  const { id } = doc.page;
  const serial = (known.get(id) ?? -1) + 1;
  stow(id, serial, text);
  known.set(id, serial);
  copy(id, { serial, text });
  list(id, { id, doc, game: doc.game, text, serial });
  if (doc.page.glance.is_over) for (const old of finished().slice(FINISHED)) discard(old.id);
}

/** Whether spare states had to make room: there may be none for what comes next. @type {Signal<boolean>} */
export const isTight = signal(false);

/** Writes a state down. Where there is no room, those before its latest one go first, then those of the
 *  matches that are over. @param {string} id @param {number} serial @param {string} text */
function stow(id, serial, text) {
  // What is mended at once is not told as a loss.
  batch(() => {
    if (revisions.add(id, serial, text) || storageState.value !== 'full') return;
    isTight.value = true;
    for (const match of [{ id }, ...finished()]) {
      revisions.thin(match.id, 1);
      if (revisions.add(id, serial, text)) return;
    }
  });
}

function finished() {
  return matches.value.filter(({ doc }) => doc?.page.glance.is_over);
}

/** Writes the match once more if storage has lost it since. @param {string} id */
export function assure(id) {
  const saved = find(id);
  if (saved?.doc && revisions.latest(id) < saved.serial) stow(id, saved.serial, saved.text);
}

/** The states of a match in storage that were before the present one, latest first. @param {string} id
 *  @returns {{ serial: number, doc: MatchDoc }[]} */
export function earlier(id) {
  const present = find(id)?.serial ?? Infinity;
  return revisions
    .stored(id)
    .valid.filter(({ serial }) => serial < present)
    .flatMap(({ serial, body }) => {
      const doc = asKept(id, body, serial)?.doc;
      return doc ? [{ serial, doc }] : [];
    });
}

/** Puts the states aside that are later than this one: they do not open. @param {string} id
 *  @param {number} serial */
export function stepBack(id, serial) {
  for (const state of revisions.stored(id).valid) if (state.serial > serial) revisions.quarantine(state.key);
  copy(id, null);
  list(id, fromStorage(id));
  known.set(id, serial);
  quarantined.value = revisions.quarantined();
}

/** Deletes a match. @param {string} id @returns {() => void} takes it back */
export function discard(id) {
  const saved = find(id);
  const taken = revisions.clear(id);
  copy(id, null);
  list(id, null);
  isTight.value = false;
  // There may be room now for what is in memory only.
  if (storageState.value !== 'ok') for (const other of matches.value) assure(other.id);
  return () => {
    revisions.putBack(taken);
    list(id, saved);
    copy(id, saved);
  };
}

/** Deletes what was put aside. @param {string} key @returns {() => void} takes it back */
export function discardQuarantined(key) {
  const taken = revisions.take(key);
  quarantined.value = revisions.quarantined();
  return () => {
    if (taken) revisions.putBack([taken]);
    quarantined.value = revisions.quarantined();
  };
}

// When a match last left this browser, as a file or to another device.

const isCopied = listOf((pair) => Array.isArray(pair) && isText(pair[0]) && isMoment(pair[1]));

/** Milliseconds since 1970 by match id. @type {Signal<Map<string, number>>} */
export const backups = signal(new Map(readValue('backups', [], isCopied)));

/** @param {Map<string, number>} next */
function set(next) {
  backups.value = next;
  write('backups', JSON.stringify([...next]));
}

/** @param {string} id */
export function noteBackup(id) {
  set(new Map(backups.value).set(id, Date.now()));
}

/** @param {Set<string>} ids the matches that there are: no others are remembered */
export function forgetOthers(ids) {
  const left = [...backups.value].filter(([id]) => ids.has(id));
  if (left.length < backups.value.size) set(new Map(left));
}
