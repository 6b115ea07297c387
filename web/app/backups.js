// When a match last left this browser, as a file or to another device.
import { signal } from '@preact/signals';
import { isMoment } from './page-part.js';
import { readValue, write } from './storage.js';

/** @import { Signal } from '@preact/signals' */

/** @param {any} value */
const isSound = (value) =>
  Array.isArray(value) &&
  value.every((pair) => Array.isArray(pair) && typeof pair[0] === 'string' && isMoment(pair[1]));

/** Milliseconds since 1970 by match id. @type {Signal<Map<string, number>>} */
export const backups = signal(new Map(readValue('backups', [], isSound)));

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
