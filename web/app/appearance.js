// What a person has set for their eyes and hands, and their language, put on the whole page: the
// style sheets read it from the attributes of the html element, and whatever moves asks here.
import { effect } from '@preact/signals';
import { cardSize, language, leftHanded, lessMotion, moreContrast, textSize } from './settings.js';

/** @import { Size } from './types.js' */

/** How much larger than usual the cards of the hand may become. @type {Record<Size, number>} */
export const CARD_SCALE = { normal: 1, large: 1.2, largest: 1.4 };

/** Keeps the page as it is wished. */
export function followAppearance() {
  const page = document.documentElement;
  /** @param {string} name @param {string} value "" for as usual */
  const mark = (name, value) => {
    if (value) page.dataset[name] = value;
    else delete page.dataset[name];
  };
  effect(() => {
    page.lang = language.value;
  });
  effect(() => mark('text', textSize.value === 'normal' ? '' : textSize.value));
  effect(() => mark('cards', cardSize.value === 'normal' ? '' : cardSize.value));
  effect(() => mark('side', leftHanded.value ? 'left' : ''));
  effect(() => mark('motion', lessMotion.value ? 'less' : ''));
  effect(() => mark('contrast', moreContrast.value ? 'more' : ''));
}

/** Whether nothing should fly about: by this setting, or by the device's. */
export function movesLess() {
  return lessMotion.value || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
