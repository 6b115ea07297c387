// The last three states of each match in the browser's storage. A new one is written over the oldest,
// read back, and counts only then; until that moment the one before is the newest. So whatever is
// half written or damaged leaves two others.
import { accept, keys, read, refuse, remove, write } from './local-storage.js';

/** @typedef {{ key: string, serial: number, body: string }} Valid */

const MATCH = 'match:';
const QUARANTINE = 'aside:';
const SLOTS = [0, 1, 2];

/** @param {string} key @returns {string} */
export function idOf(key) {
  return key.split(':')[1];
}

/** The ids of all matches of which anything is stored. */
export function ids() {
  return [...new Set(keys(MATCH).map(idOf))];
}

/** @param {string} id */
function slotsOf(id) {
  // The bare key is that of the first edition of this page.
  return [`${MATCH}${id}`, ...SLOTS.map((slot) => `${MATCH}${id}:${slot}`)];
}

/**
 * What is stored of one match: valid states, latest first; texts that are damaged; and whether its
 * latest state was written by a later edition of the page.
 * @param {string} id
 */
export function stored(id) {
  /** @type {Valid[]} */ const valid = [];
  /** @type {Broken[]} */ const broken = [];
  let newer = { serial: -1, text: '' };
  for (const key of slotsOf(id)) {
    const text = read(key);
    if (text === null) continue;
    const { state, serial, body } = unseal(text);
    if (state === 'valid') valid.push({ key, serial, body });
    else if (state === 'broken') broken.push({ key, id, text });
    else if (serial > newer.serial) newer = { serial, text };
  }
  valid.sort((a, b) => b.serial - a.serial);
  return { valid, broken, newer: newer.serial > (valid[0]?.serial ?? -1) ? newer.text : null };
}

/** The serial of the latest valid state in storage; -1 if there is none. @param {string} id */
export function latest(id) {
  return stored(id).valid[0]?.serial ?? -1;
}

/** Whether this state is now stored and reads back. @param {string} id @param {number} serial
 *  @param {string} body */
export function add(id, serial, body) {
  const { valid, broken } = stored(id);
  const [, ...slots] = slotsOf(id);
  // What cannot be read is nobody's to overwrite.
  const usable = slots.filter((key) => !broken.some((one) => one.key === key));
  const free = usable.find((key) => !valid.some((one) => one.key === key));
  const target = free ?? valid.findLast(({ key }) => usable.includes(key))?.key;
  if (!target) return refuse('full');
  const text = seal(serial, body);
  if (!write(target, text)) return false;
  if (read(target) !== text) return refuse('blocked');
  thin(id, SLOTS.length);
  return accept();
}

/** Forgets all but so many of the latest states. @param {string} id @param {number} count */
export function thin(id, count) {
  for (const { key } of stored(id).valid.slice(count)) remove(key);
}

/** Forgets a match, and answers with what it takes to bring it back. @param {string} id */
export function clear(id) {
  return slotsOf(id)
    .map(take)
    .filter((taken) => taken !== null);
}

/** @param {string} key @returns {[string, string] | null} what was there, which is there no more */
export function take(key) {
  const text = read(key);
  remove(key);
  return text === null ? null : [key, text];
}

/** @param {[string, string][]} taken */
export function putBack(taken) {
  for (const [key, text] of taken) write(key, text);
}

/** Puts a damaged or refused text out of the way of its match, still there for export.
 *  @param {string} key */
export function quarantine(key) {
  const text = read(key);
  if (text === null) return;
  const taken = keys(`${QUARANTINE}${idOf(key)}:`).length;
  // If there is no room for a second copy, it stays where it is: nothing writes over it.
  if (write(`${QUARANTINE}${idOf(key)}:${Date.now()}-${taken}`, text)) remove(key);
}

/** Everything that was put aside or is damaged where it lies. @returns {Broken[]} */
export function quarantined() {
  const away = keys(QUARANTINE).map((key) => ({ key, id: idOf(key), text: read(key) ?? '' }));
  return [...away, ...ids().flatMap((id) => stored(id).broken)];
}

// One kept state of a match as text: a line that says what it is, then the match. Damage shows by
// the checksum, be it half a text or a single letter.
//
//     tt<form> <serial> <checksum of all the rest>
//     {"format": "trick-table-save", …}
//
// A later page may give the body another form and raise the number; the first line stays like this.

/**
 * @typedef {object} Revision
 * @property {'valid' | 'broken' | 'newer'} state newer: whole, but of a form that only a later page knows
 * @property {number} serial the higher, the later; 0 if broken
 * @property {string} body the match as JSON; empty unless valid
 */

const FORM = 1;
const HEAD = /^tt(\d{1,6}) (\d{1,15}) ([0-9a-f]{8})\n/;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 over two bytes a letter: good against damage, not against people. The engine has the last
 *  word on every match. @param {string} text */
export function checksum(text) {
  let sum = 0xffffffff;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    sum = TABLE[(sum ^ code) & 255] ^ (sum >>> 8);
    sum = TABLE[(sum ^ (code >>> 8)) & 255] ^ (sum >>> 8);
  }
  return ((sum ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}

/** @param {number} serial @param {string} body @param {number} [form] */
export function seal(serial, body, form = FORM) {
  return `tt${form} ${serial} ${checksum(`${form} ${serial}\n${body}`)}\n${body}`;
}

/** @param {string} text @returns {Revision} */
export function unseal(text) {
  // The first edition of this page kept the bare match, and checked it no further.
  if (text.startsWith('{')) return { state: 'valid', serial: 0, body: text };
  const head = HEAD.exec(text);
  if (head) {
    const [form, serial] = [Number(head[1]), Number(head[2])];
    const body = text.slice(head[0].length);
    if (seal(serial, body, form) === text) {
      return form > FORM ? { state: 'newer', serial, body: '' } : { state: 'valid', serial, body };
    }
  }
  return { state: 'broken', serial: 0, body: '' };
}
