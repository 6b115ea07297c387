// One kept state of a match as text: a line that says what it is, then the match. Damage shows by
// the checksum, be it half a text or a single letter.
//
//     tt<form> <serial> <checksum of all the rest>
//     {"format": "trick-table-save", …}
//
// A later page may give the body another form and raise the number; the first line stays like this.

/**
 * @typedef {object} Generation
 * @property {'sound' | 'broken' | 'newer'} state newer: whole, but of a form that only a later page knows
 * @property {number} serial the higher, the later; 0 if broken
 * @property {string} body the match as JSON; empty unless sound
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

/** @param {string} text @returns {Generation} */
export function unseal(text) {
  // The first edition of this page kept the bare match, and checked it no further.
  if (text.startsWith('{')) return { state: 'sound', serial: 0, body: text };
  const head = HEAD.exec(text);
  if (head) {
    const [form, serial] = [Number(head[1]), Number(head[2])];
    const body = text.slice(head[0].length);
    if (seal(serial, body, form) === text) {
      return form > FORM ? { state: 'newer', serial, body: '' } : { state: 'sound', serial, body };
    }
  }
  return { state: 'broken', serial: 0, body: '' };
}
