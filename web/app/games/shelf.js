// The games that have a table, as they stand on the shelf; their faces are in index.js. The home
// screen needs no more of them, and so comes up without them.
export const SHELF = /** @type {const} */ ([
  'red-dragon', 'x-missions', 'scharfe-schoten', 'sauscharf', 'stich-meister',
]);
