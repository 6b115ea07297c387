// Every game that can be played on this device: those of the site, and those that somebody has added.
import { addedGames } from './addons.js';
import catalogue from './catalogue.js';

/** @import { AddedGame, GameInfo } from './types.js' */

/** @returns {GameInfo[]} */
export function knownGames() {
  return [...catalogue, ...addedGames()];
}

/** @param {string} id @returns {GameInfo | undefined} */
export function infoOf(id) {
  return knownGames().find((info) => info.id === id);
}

/** What a game of a wheel says besides. @param {string} id @returns {AddedGame | undefined} */
export function addedInfoOf(id) {
  return addedGames().find((info) => info.id === id);
}
