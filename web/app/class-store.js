// What a teacher's device keeps of a class: the results that came in, and the links that were made here.
import { signal } from '@preact/signals';
import { readValue, write } from './storage.js';

/** @import { Signal } from '@preact/signals' */

/** So many links are remembered, to name the deals of the results. */
const MOST_LINKS = 40;

/** One result a line, as they were pasted, scanned or typed. @type {Signal<string>} */
export const results = signal(readValue('class:results', '', (value) => typeof value === 'string'));

/** @type {Signal<string[]>} Latest first. */
export const links = signal(
  readValue('class:links', /** @type {string[]} */ ([]), (value) =>
    Array.isArray(value) && value.every((link) => typeof link === 'string')),
);

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
