// Every game that can be played on this device: those of the site, and those that somebody has added.
import { addedGames } from './addons.js';
import catalogue from './catalogue.js';

/** @import { Deck, GameInfo } from './types.js' */

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
