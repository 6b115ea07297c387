// How the games stand on the shelf; their faces are in index.js. The home screen needs no more of
// them, and so comes up without them.

/** @import { GameInfo } from '../types.js' */

/** The games that have a table of their own. */
export const SHELF = /** @type {const} */ ([
  'red-dragon',
  'x-missions',
  'scharfe-schoten',
  'sauscharf',
  'stich-meister',
]);

/** These first, then the others. @param {GameInfo[]} games */
export function onShelf(games) {
  /** @type {readonly string[]} */
  const order = SHELF;
  /** @param {GameInfo} info */
  const place = ({ id }) => order.indexOf(id) + 1 || Infinity;
  return [...games].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}
