// How far an undo reaches. Against computer players it is free. People who share a screen can take
// back only what nobody else has looked behind since.

/** @import { PagePart, Seat } from './types.js' */

const UNKNOWN = '?';

/**
 * How many actions go back, down to and with the last one a person made; 0 if none may.
 * @param {Pick<PagePart, 'actors' | 'barrier'>} page
 * @param {Seat[]} people
 */
export function undoCount({ actors, barrier }, people) {
  for (let at = actors.length - 1; at >= 0; at -= 1) {
    if (actors[at] === UNKNOWN || (people.length > 1 && at < barrier)) return 0;
    if (people.includes(Number(actors[at]))) return actors.length - at;
  }
  return 0;
}

/** Who of the people acted last; null if nobody did, or nobody knows.
 *  @param {PagePart['actors']} actors @param {Seat[]} people */
export function lastPerson(actors, people) {
  const known = actors.slice(actors.lastIndexOf(UNKNOWN) + 1);
  return (
    [...known]
      .reverse()
      .map(Number)
      .find((seat) => people.includes(seat)) ?? null
  );
}

/**
 * Who made each action of the engine's log, one digit an action. A save from elsewhere may not tell
 * who made the earlier ones; nobody can undo past those.
 * @param {string} actors as known so far
 * @param {number} length of the log now
 * @param {Seat[]} acted who made the last actions
 */
export function actorsOf(actors, length, acted) {
  const before = length - acted.length;
  return (actors.length === before ? actors : UNKNOWN.repeat(before)) + acted.join('');
}
