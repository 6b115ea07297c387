// Whether the browser promises to keep what the page stores. Without the promise it may clear it all
// when the device runs short of space, and Safari after some weeks without a visit.
import { signal } from '@preact/signals';
import { backups, quarantined, matches } from './saves.js';
import { size, storageState } from './local-storage.js';

/** none: the browser makes no such promises here. unknown: it has not answered yet.
 *  @type {Signal<'unknown' | 'granted' | 'refused' | 'none'>} */
export const persistence = signal('unknown');

let isAsked = false;

/** What was promised on an earlier visit. */
export async function recallPersistence() {
  if (!navigator.storage?.persist) persistence.value = 'none';
  else await learn(() => navigator.storage.persisted());
}

/** Asks once a visit. Some browsers put the question to the person, so ask when there is something
 *  to keep. */
export async function askToPersist() {
  if (isAsked || persistence.value !== 'refused') return;
  isAsked = true;
  await learn(() => navigator.storage.persist());
}

/** @param {() => Promise<boolean>} ask */
async function learn(ask) {
  let answer = false;
  try {
    answer = await ask();
  } catch (problem) {
    // Where storage is blocked altogether, the question is refused, too.
    if (!(problem instanceof DOMException || problem instanceof TypeError)) throw problem;
  }
  persistence.value = answer ? 'granted' : 'refused';
}

/** What is to be said about storage in one place: how it stands, what is promised, how much is used. */
export async function storageFacts() {
  const estimate = await navigator.storage?.estimate?.().catch(() => null);
  const copied = [...backups.value.values()];
  return {
    state: storageState.value,
    persistence: persistence.value,
    // What the page's saves and settings take; browsers allow about five million.
    letters: size(),
    // In bytes: all that this site keeps, offline files too, and what it may keep.
    used: estimate?.usage ?? null,
    quota: estimate?.quota ?? null,
    matches: matches.value.length,
    quarantined: quarantined.value.length,
    // Those that have no copy outside this browser.
    unsaved: matches.value.filter(({ id }) => !backups.value.has(id)).length,
    lastBackup: copied.length ? Math.max(...copied) : null,
  };
}
