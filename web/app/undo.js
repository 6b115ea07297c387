// How far an undo reaches. Against computer players it is free. People who share a screen can take
// back only what nobody else has looked behind since.

/** @import { PagePart, Seat } from './types.js' */

/**
 * How many actions go back, down to and with the last one a person made; 0 if none may.
 * @param {Pick<PagePart, 'actors' | 'barrier'>} page
 * @param {Seat[]} people
 */
export function undoCount({ actors, barrier }, people) {
  for (let at = actors.length - 1; at >= 0; at -= 1) {
    if (people.length > 1 && at < barrier) return 0;
    if (people.includes(Number(actors[at]))) return actors.length - at;
  }
  return 0;
}

/**
 * The log of who acted, one digit an action. If it does not fit the engine's log (a save from
 * elsewhere has none), it starts again: "?" for what is not known, and nobody can undo past that.
 * @param {string} actors
 * @param {number} length of the engine's log, with the new action
 * @param {Seat} actor
 */
export function actorsAfter(actors, length, actor) {
  const before = actors.length === length - 1 ? actors : '?'.repeat(length - 1);
  return before + String(actor);
}
