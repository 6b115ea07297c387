// Every game that can be played on this device: those of the site, and those that somebody has added, each in a wheel
// of its own. What is known of these before Python is there comes from storage, so it is read with distrust.
import catalogue from '../catalogue.js';
import { signal } from '@preact/signals';
import { bringTexts } from '../ui/i18n.js';
import { keys, onElsewhere, readValue, remove, write } from '../storage/local-storage.js';
import { dictionary, isObject, isText, listOf, optional, orNull, record, word } from '../storage/shape.js';

/** @type {Deck} */
const NO_DECK = { back: 'mark-sm', suits: [], cards: {} };

/** @returns {GameInfo[]} */
export function knownGames() {
  return [...catalogue, ...addedGames()];
}

/** @param {string} id @returns {GameInfo | undefined} */
export function infoOf(id) {
  return knownGames().find((info) => info.id === id);
}

/** How its cards look; a game that is not known has none, nor one that an older page has kept until it is installed. @param {string} id @returns {Deck} */
export function deckOf(id) {
  return infoOf(id)?.deck ?? NO_DECK;
}

const KEY = 'addon:';
/** A wheel whose installing never came to its end so often is not tried again by itself. */
const TRIES = 2;

const isId = word(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
/** Of a colour, or of a drawing. */
const isName = word(/^[a-z]+(-[a-z]+)*$/);

const isDeck = record({
  back: isName,
  suits: listOf(record({ letter: word(/^[A-Z]{1,2}$/), colour: isName, sign: isName })),
  cards: dictionary(
    isText,
    record({
      suit: isText,
      rank: isText,
      points: orNull(Number.isFinite),
      colour: optional(isName),
      sign: optional(isName),
    }),
  ),
});

/** What an installed wheel says of a game, or what storage says that it said. */
const isTold = record({
  id: isId,
  seats: listOf((count) => Number.isInteger(count) && count > 0 && count <= 6),
  options: listOf(
    (option) => record({ id: isId, choices: listOf(isId) })(option) && option.choices.includes(option.default),
  ),
  rules_version: Number.isInteger,
  levels: listOf(isId),
  tempered: optional(listOf(isId)),
  // One that an older page has kept has none until its wheel has been installed at this start.
  deck: optional(isDeck),
  texts: optional(dictionary(word(/^[a-z]{2}$/), isText)),
});

/** @param {any} value */
export const isGame = (value) => isTold(value) && value.seats.length > 0 && value.levels.length > 0;

const isAddon = record({
  file: isText,
  about: record({
    package: isText,
    version: isText,
    summary: isText,
    author: isText,
    licence: isText,
    games: Array.isArray,
    bytes: Number.isFinite,
  }),
  games: listOf(isGame),
  fault: orNull(record({ id: isText, params: isObject })),
  tries: Number.isSafeInteger,
});

/** By package, in the order of their names. @type {Signal<Addon[]>} */
export const addons = signal([]);
for (const key of keys(KEY)) list(key.slice(KEY.length), storedAt(key));

/** All games of all wheels that are in use. @returns {AddedGame[]} */
export function addedGames() {
  return addons.value.flatMap(({ fault, games }) => (fault ? [] : games));
}

/** The wheel that is in use and brings this game. @param {unknown} game @returns {Addon | null} */
export function addonWith(game) {
  return addons.peek().find(({ fault, games }) => !fault && games.some(({ id }) => id === game)) ?? null;
}

/** @param {string} name of a package @returns {Addon | null} */
export function addonOf(name) {
  return addons.value.find(({ about }) => about.package === name) ?? null;
}

/** Remembers this state of a wheel. @param {Addon} addon @returns {boolean} whether it will be known after a reload */
export function note(addon) {
  list(addon.about.package, addon);
  return write(KEY + addon.about.package, JSON.stringify(addon));
}

/** @param {string} name of a package */
export function forget(name) {
  remove(KEY + name);
  list(name, null);
}

/**
 * Follows what other tabs of the page add, replace and remove. How far they have come with installing
 * a wheel, or that they have set one aside which is in use here, is no matter of this tab.
 * @param {(name: string, before: Addon | null) => void} then what was known of that package before
 */
export function followAddons(then) {
  onElsewhere(KEY, (key) => {
    const name = key.slice(KEY.length);
    const [before, now] = [addonOf(name), storedAt(key)];
    const isSameWheel = JSON.stringify([before?.file, before?.about]) === JSON.stringify([now?.file, now?.about]);
    if (before && !before.fault && now && isSameWheel) return;
    list(name, now);
    then(name, before);
  });
}

/** @param {string} name of a package @param {Addon | null} addon */
function list(name, addon) {
  if (addon) for (const { id, texts } of addon.games) bringTexts(id, texts);
  const others = addons.value.filter(({ about }) => about.package !== name);
  addons.value = (addon ? [...others, addon] : others).sort((a, b) => a.about.package.localeCompare(b.about.package));
}

/** @param {string} key @returns {Addon | null} */
function storedAt(key) {
  const addon = readValue(
    key,
    /** @type {Addon | null} */ (null),
    (value) => isAddon(value) && key === KEY + value.about.package,
  );
  if (!addon || addon.tries < TRIES) return addon;
  return { ...addon, fault: addon.fault ?? { id: 'hangs', params: {} } };
}
