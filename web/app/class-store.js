// What a teacher's device keeps of a class: the results that came in, and the links that were made here.
import { signal } from '@preact/signals';
import { onElsewhere, readValue, write } from './storage.js';

/** @import { Signal } from '@preact/signals' */

/** So many links are remembered, to name the deals of the results. */
const MOST_LINKS = 40;

/** One result a line, as they were pasted, scanned or typed. @type {Signal<string>} */
export const results = signal(storedResults());

/** @type {Signal<string[]>} Latest first. */
export const links = signal(storedLinks());

// A camera that scans a result opens it in a tab of its own.
onElsewhere('class:', () => {
  results.value = storedResults();
  links.value = storedLinks();
});

function storedResults() {
  return readValue('class:results', '', (value) => typeof value === 'string');
}

/** @returns {string[]} */
function storedLinks() {
  return readValue('class:links', [], (value) => Array.isArray(value) && value.every((link) => typeof link === 'string'));
}

/** @param {string} text */
export function keepResults(text) {
  results.value = text;
  write('class:results', JSON.stringify(text));
}

/** @param {string} link */
export function keepLink(link) {
  links.value = [link, ...links.value.filter((other) => other !== link)].slice(0, MOST_LINKS);
  write('class:links', JSON.stringify(links.value));
}
