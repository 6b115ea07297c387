// What a person chose once for this device. Each setting is a signal that stores itself.
import { effect } from '@preact/signals';
import { LANGUAGES } from '../catalogue.js';
import { kept } from '../storage/local-storage.js';
import { isFlag, isText, listOf } from '../storage/shape.js';

/** @type {Speed[]} */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'];

/** @type {Patience[]} */
export const PATIENCE = ['brisk', 'deep'];

/** @type {Size[]} */
export const SIZES = ['normal', 'large', 'largest'];

/** The browser's: first-screen.js has put it there. */
const preferred = LANGUAGES.find((language) => language === document.documentElement.lang) ?? 'en';

/** @template T @param {string} key @param {T} otherwise @param {(value: any) => boolean} isValid */
const setting = (key, otherwise, isValid) => kept(`setting:${key}`, otherwise, isValid);

export const language = setting('language', preferred, (value) => LANGUAGES.includes(value));
export const speed = setting('speed', /** @type {Speed} */ ('normal'), (value) => SPEEDS.includes(value));
/** @param {string} key @param {boolean} otherwise */
const choice = (key, otherwise) => setting(key, otherwise, isFlag);
/** @param {string} key */
const size = (key) => setting(key, /** @type {Size} */ ('normal'), (value) => SIZES.includes(value));

export const tapToGoOn = choice('tap-to-go-on', false);
/** A card that is the only one allowed plays itself after a moment. */
export const playsForced = choice('forced-card', false);
/** Each new kind of decision in a sentence, and in the first match of a game a trick waits for a tap. */
export const explains = choice('explains', true);
/** What has been explained on this device: "red-dragon/lead"; "red-dragon" once a match of it has ended.
 *  @type {Signal<string[]>} */
export const known = setting('known', [], listOf(isText));
/** @param {string} what */
export function learn(what) {
  if (explains.peek() && !known.peek().includes(what)) known.value = [...known.peek(), what];
}
/** How long computer players may think. */
export const patience = setting('patience', /** @type {Patience} */ ('brisk'), (value) => PATIENCE.includes(value));

/** How large the cards of the hand are, and everything that is written. */
export const cardSize = size('card-size');
export const textSize = size('text-size');
/** Notes and buttons at the left hand. */
export const leftHanded = choice('left-handed', false);
/** Less of it than the device asks for, in any case. */
export const lessMotion = choice('less-motion', false);
export const moreContrast = choice('more-contrast', false);

/** Computer players have faces, and in new matches tempers. */
export const faces = choice('faces', true);

export const sound = choice('sound', false);
/** 0 to 1. */
export const volume = setting('volume', 0.5, (value) => typeof value === 'number' && value >= 0 && value <= 1);

/** Single letters say how the game stands. */
export const speakingKeys = choice('speaking-keys', true);

// What a person has set for their eyes and hands, put on the whole page: the style sheets read it from
// the attributes of the html element, and whatever moves asks here.

/** How much larger than usual the cards of the hand may become. @type {Record<Size, number>} */
export const CARD_SCALE = { normal: 1, large: 1.2, largest: 1.4 };

/** Keeps the page as it is wished. */
export function followAppearance() {
  effect(() => {
    // Whoever wants explanations again has them from the start.
    if (!explains.value) known.value = [];
  });
  const page = document.documentElement;
  /** @param {string} name @param {string} value "" for as usual */
  const mark = (name, value) => {
    if (value) page.dataset[name] = value;
    else delete page.dataset[name];
  };
  effect(() => mark('text', textSize.value === 'normal' ? '' : textSize.value));
  effect(() => mark('cards', cardSize.value === 'normal' ? '' : cardSize.value));
  effect(() => mark('side', leftHanded.value ? 'left' : ''));
  effect(() => mark('motion', lessMotion.value ? 'less' : ''));
  effect(() => mark('contrast', moreContrast.value ? 'more' : ''));
  effect(() => mark('faces', faces.value ? '' : 'off'));
}

/** Whether nothing should fly about: by this setting, or by the device's. */
export function movesLess() {
  return lessMotion.value || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether the end of a round or a match is there at once, instead of being written and counted up. */
export function isStill() {
  return speed.value === 'instant' || movesLess();
}
