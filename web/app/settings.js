// What a person chose once for this device. Each setting is a signal that stores itself.
import { effect, signal } from '@preact/signals';
import { readValue, write } from './storage.js';

/** @import { Language, Patience, Speed } from './types.js' */
/** @import { Signal } from '@preact/signals' */

/** @type {Language[]} */
export const LANGUAGES = ['ja', 'en'];
/** @type {Speed[]} */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'];

/** @type {Patience[]} */
export const PATIENCE = ['brisk', 'deep'];

/** @returns {Language} the first language of the browser that the page speaks */
function preferred() {
  for (const tag of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

/** @template T @param {string} key @param {T} otherwise @param {(value: any) => boolean} isSound
 *  @returns {Signal<T>} */
function setting(key, otherwise, isSound) {
  const value = signal(readValue(`setting:${key}`, otherwise, isSound));
  const stored = value.peek();
  let first = true;
  effect(() => {
    const text = JSON.stringify(value.value);
    // Nothing is written before somebody chooses: the browser's language may change.
    if (!first || value.peek() !== stored) write(`setting:${key}`, text);
    first = false;
  });
  return value;
}

export const language = setting('language', preferred(), (value) => LANGUAGES.includes(value));
export const speed = setting('speed', /** @type {Speed} */ ('normal'), (value) =>
  SPEEDS.includes(value),
);
export const tapToGoOn = setting('tap-to-go-on', false, (value) => typeof value === 'boolean');
/** How long computer players may think. */
export const patience = setting('patience', /** @type {Patience} */ ('brisk'), (value) => PATIENCE.includes(value));
