// Links that say what to play, as people write them and as the engine checks them. What each word
// means stands in web/CLASS.md.
import { LANGUAGES } from '../catalogue.js';
import { infoOf } from '../engine/known-games.js';
import { signal } from '@preact/signals';
import { isOneFile } from '../site.js';

/** Where the page is for others; a file has no such place by itself, and then this is "". @type {string} */
const place = isOneFile
  ? /** @type {HTMLMetaElement} */ (document.querySelector('meta[name="public-address"]')).content
  : location.href;

/** The address leads nowhere but to this very device: others can only read what stands in it. */
export const isHere = !place || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(place).hostname);

/** What must be known of a link before the engine is there to check it. @param {string} text */
export function peek(text) {
  const words = new URLSearchParams(text);
  const game = words.get('game') ?? '';
  return {
    locked: words.get('locked') === '1',
    language: LANGUAGES.find((language) => language === words.get('lang')),
    game: infoOf(game) ? game : '',
  };
}

/**
 * What a link says.
 * @param {string} text @param {Asked} engine
 * @returns {Promise<Link>} rejects with an EngineError of kind "share", or "save" for a match in it
 */
export function readLink(text, engine) {
  return engine.call('link', { text, languages: LANGUAGES });
}

/** Where the page opens it for others; without a place, what it opens. @param {string} text */
export function linkAddress(text) {
  return place ? new URL(`#${text}`, place).href : text;
}

const DAY = /^day-(\d{4})-(\d\d)-(\d\d)$/;

/** The word that everybody's cards are dealt from on a day, by this device's calendar. @param {Date} date */
export function seedOf(date) {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `day-${date.getFullYear()}-${month}-${day}`;
}

export const seedOfToday = () => seedOf(today());

/** The day whose deal it is; null if it is a deal like any other. @param {string} seed */
export function dayOf(seed) {
  const found = DAY.exec(seed);
  return found && new Date(Number(found[1]), Number(found[2]) - 1, Number(found[3]));
}

/** @param {string} game */
export function linkOfToday(game) {
  return `game=${game}&seed=${seedOfToday()}`;
}

// The day by this device's calendar. A page may lie open over midnight, or sleep for days.

const MINUTE = 60_000;
const leaf = signal(new Date().toDateString());

/** Now. Whatever is drawn by it is drawn again when another day has come. */
export function today() {
  leaf.value;
  return new Date();
}

/** Turns the leaf: by itself, as soon as a sleeping page is seen again, and before a tap has its effect. */
export function followCalendar() {
  const look = () => {
    leaf.value = new Date().toDateString();
  };
  for (const event of ['visibilitychange', 'pageshow', 'focus', 'click']) addEventListener(event, look, true);
  const wait = () => {
    look();
    // Midnight is at a full minute everywhere; and a timer stands still while the device sleeps.
    setTimeout(wait, MINUTE - (Date.now() % MINUTE));
  };
  wait();
}
