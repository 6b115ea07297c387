// What the engine tells as an id with parameters, in words. A game's own sentence comes first, then the
// one that all games share: `red-dragon-ask-give`, else `ask-give`.
import { has, list, t } from './i18n.js';
import { gain, points } from './parts/figures.js';

/** @import { Line, Seat } from './types.js' */
/** @import { Game, OwnGame } from './games/index.js' */

/** @typedef {{ id: string, face: Game | OwnGame, name: (seat: Seat) => string }} Speaker whose sentences: the id of a game,
 *    how its cards look, and who sits where */

/** The key of the sentence, "" if nobody has one. @param {string} game @param {string} kind @param {string} id */
export function keyOf(game, kind, id) {
  const own = `${kind}-${id}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return [`${game}-${own}`, own].find(has) ?? '';
}

/** The sentence of a line; "" if there is none. @param {string} kind what the line belongs to: ask, event, line …
 *  @param {Line} line @param {Speaker} speaker @param {Record<string, string | number>} [more] besides its own parameters
 *  @returns {string} */
export function say(kind, { id, params }, speaker, more = {}) {
  const key = keyOf(speaker.id, kind, id);
  return key && t(key, { ...worded(kind, params, speaker), ...more });
}

/** @param {string} kind @param {Record<string, any>} params @param {Speaker} speaker */
function worded(kind, params, speaker) {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, word(kind, key, value, speaker)]));
}

/** A parameter by its name. @param {string} kind @param {string} key @param {any} value @param {Speaker} speaker
 *  @returns {string | number} */
function word(kind, key, value, speaker) {
  const { face, name } = speaker;
  if (key === 'lines') return list(value.map((/** @type {Line} */ line) => say(kind, line, speaker)));
  if (Array.isArray(value)) return list(value.map((each) => String(word(kind, key, each, speaker))));
  if (value === null || value === undefined) return '';
  if (/(^|_)seats?$/.test(key)) return name(value);
  if (/(^|_)cards?$/.test(key)) return face.face(value).short;
  if (/(^|_)suits?$/.test(key)) return value ? face.suit(value).word : '';
  if (/^items?$/.test(key)) return say('item', { id: value, params: {} }, speaker);
  if (key === 'points') return points(value);
  if (key === 'gain') return gain(value);
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
}
