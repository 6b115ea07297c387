// What a teacher's device keeps of a class: the results that came in, and the links that were made here.
import { signal } from '@preact/signals';
import { onElsewhere, read, readValue, write } from './local-storage.js';
import { isText } from './shape.js';

/** So many links are remembered, to name the deals of the results. */
const MOST_LINKS = 40;

/** One result a line, as they were pasted, scanned or typed. */
export const results = signal('');

/** Latest first. @type {Signal<string[]>} */
export const links = signal([]);

function look() {
  results.value = stored('class:results');
  links.value = stored('class:links').split('\n').filter(Boolean);
}
look();
// A camera that scans a result opens it in a tab of its own.
onElsewhere('class:', look);

/** Lines are kept as they are: what damages one leaves the others. Older editions kept them as JSON.
 *  @param {string} key */
function stored(key) {
  const old = readValue(key, null, (value) => [value].flat().every(isText));
  return old === null ? (read(key) ?? '') : [old].flat().join('\n');
}

/** @param {string} text */
export function keepResults(text) {
  results.value = text;
  write('class:results', text);
}

/** @param {string} link */
export function keepLink(link) {
  links.value = [link, ...links.value.filter((other) => other !== link)].slice(0, MOST_LINKS);
  write('class:links', links.value.join('\n'));
}
