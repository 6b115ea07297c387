// What is to be said about storage in one place: how it stands, what is promised, how much is used.
import { backups } from './backups.js';
import { persistence } from './persistence.js';
import { asides, matches } from './saves.js';
import { size, storageState } from './storage.js';

/**
 * @typedef {object} StorageFacts
 * @property {'ok' | 'blocked' | 'full'} state
 * @property {'unknown' | 'granted' | 'refused' | 'none'} persistence
 * @property {number} letters what the page's saves and settings take; browsers allow about five million
 * @property {number | null} used bytes of all that this site keeps, offline files too; null if not told
 * @property {number | null} quota bytes that it may keep
 * @property {number} matches
 * @property {number} asides texts that cannot be played on
 * @property {number} unsaved matches that have no copy outside this browser
 * @property {number | null} lastBackup milliseconds since 1970
 */

/** @returns {Promise<StorageFacts>} */
export async function storageFacts() {
  const estimate = await navigator.storage?.estimate?.().catch(() => null);
  const copied = [...backups.value.values()];
  return {
    state: storageState.value,
    persistence: persistence.value,
    letters: size(),
    used: estimate?.usage ?? null,
    quota: estimate?.quota ?? null,
    matches: matches.value.length,
    asides: asides.value.length,
    unsaved: matches.value.filter(({ id }) => !backups.value.has(id)).length,
    lastBackup: copied.length ? Math.max(...copied) : null,
  };
}
