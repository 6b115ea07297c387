// Which way the engine came up, for whoever wants to know; what is prepared for the next start; and
// the ways that once hung or crashed in this browser, which are not gone again until a new build brings
// something else to stand on.
import { signal } from '@preact/signals';
import { readValue, write } from '../storage/local-storage.js';
import { isText, listOf, record } from '../storage/shape.js';

const KEY = 'start:barred';
const PREPARED = 'start:prepared';

/** Null until the engine is ready. @type {Signal<StartTaken | null>} */
export const startTaken = signal(null);

/** @typedef {NonNullable<StartTaken['incomplete']>} StartFault */
/** @typedef {Pick<StartAttempt, 'way' | 'of'>} Barred */

/** @type {Barred[]} */
let barred = readValue(KEY, [], listOf(record({ way: isText, of: isText })));

export function barredWays() {
  return barred;
}

/** What an earlier start has prepared this one with: a hash. @returns {string | null} */
export function preparedWith() {
  return readValue(PREPARED, null, isText);
}

/** @param {string} of */
export function notePrepared(of) {
  if (preparedWith() !== of) write(PREPARED, JSON.stringify(of));
}

/** Why the quickest way cannot be gone the next time, either. @param {StartFault} fault */
export function noteUnprepared(fault) {
  const { value } = startTaken;
  if (!value) return;
  const refused = value.refused.map((past) => (past.id === 'not-yet' ? { ...past, ...fault } : past));
  startTaken.value = { ...value, refused };
}

/** Whether there is another way to go: the last one is never barred. @param {Barred} attempt */
export function bar({ way, of }) {
  if (way === 'plain') return false;
  barred = [...barred.filter((past) => past.way !== way), { way, of }];
  write(KEY, JSON.stringify(barred));
  return true;
}

/** @param {StartFault} what */
export function noteIncomplete(what) {
  const { value } = startTaken;
  if (value) startTaken.value = { ...value, incomplete: what };
}
