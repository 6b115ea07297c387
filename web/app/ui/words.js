// What the engine tells as an id with parameters, in words. A game's own sentence comes first, then the
// one that all games share, then the one for whatever has none: `red-dragon-ask-give`, `ask-give`, `ask-other`.
import { has, list, sentences, t, gain, points, roundOf } from './i18n.js';

/** The key of the sentence, "" if nobody has one. @param {string} game @param {string} kind @param {string} id */
export function keyOf(game, kind, id) {
  const own = `${kind}-${id}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return [`${game}-${own}`, own, `${kind}-other`].find(has) ?? '';
}

/** The sentence of a line; "" if there is none. @param {string} kind what the line belongs to: ask, event, line …
 *  @param {Line} line @param {Speaker} speaker @param {Record<string, string | number>} [more] besides its own parameters
 *  @returns {string} */
export function say(kind, { id, params }, speaker, more = {}) {
  const key = keyOf(speaker.id, kind, id);
  return key && t(key, { ...worded(kind, params, speaker), ...more });
}

/** Those of several sentences that there are. @param {string} kind @param {Line[]} lines @param {Speaker} speaker */
export const sayEach = (kind, lines, speaker) => lines.map((line) => say(kind, line, speaker)).filter(Boolean);

/** The same, one after the other. @param {string} kind @param {Line[]} lines @param {Speaker} speaker */
export const sayAll = (kind, lines, speaker) => sentences(sayEach(kind, lines, speaker));

/** "Round 2 of 4 · trick 5 of 15". @param {View} view @param {Speaker} speaker */
export function whereOf(view, speaker) {
  return [roundOf(view), say('progress', view.scene.progress, speaker)].filter(Boolean).join(' · ');
}

/** @param {string} kind @param {Record<string, any>} params @param {Speaker} speaker */
function worded(kind, params, speaker) {
  const words = Object.entries(params).map(([key, value]) => [key, word(kind, key, value, speaker)]);
  if (params.item) words.push(['text', say('item', { id: `${params.item}-text`, params: {} }, speaker)]);
  return { ...speaker.whom, ...Object.fromEntries(words) };
}

/** A parameter by its name. @param {string} kind @param {string} key @param {any} value @param {Speaker} speaker
 *  @returns {string | number} */
function word(kind, key, value, speaker) {
  const { face, name } = speaker;
  if (key === 'lines') return list(value.map((/** @type {Line} */ line) => say(kind, line, speaker)));
  if (key === 'sentences') return sayAll(kind, value, speaker);
  if (key === 'takes') return sayAll('takes', value, speaker);
  if (key === 'plays') {
    const plays = value.map((/** @type {[Seat, Card]} */ [seat, card]) => ({ id: 'play', params: { seat, card } }));
    return list(plays.map((/** @type {Line} */ play) => say(kind, play, speaker)));
  }
  if (key === 'scores' || key === 'totals') {
    return list(
      value.map((/** @type {number} */ figure, /** @type {Seat} */ seat) => `${name(seat)} ${points(figure)}`),
    );
  }
  if (/(^|_)cards$/.test(key)) return cards(value, speaker);
  if (Array.isArray(value)) return list(value.map((each) => String(word(kind, key, each, speaker))));
  if (value === null || value === undefined) return '';
  if (/(^|_)seats?$/.test(key)) return name(value);
  if (/(^|_)cards?$/.test(key)) return face.face(value).short;
  if (/(^|_)suit_name$/.test(key)) return face.suit(value).name;
  if (key === 'suits') return suits(value, speaker);
  if (/(^|_)suit$/.test(key)) return value ? face.suit(value).word : '';
  if (/^items?$/.test(key)) return say('item', { id: value, params: {} }, speaker);
  if (key === 'points') return points(value);
  if (key === 'gain') return gain(value);
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
}

/** One by one, or "three 7s and an X" in a game that has words for that. @param {Card[]} all @param {Speaker} speaker */
function cards(all, { id, face }) {
  const bunch = keyOf(id, 'cards', 'bunch');
  if (!bunch) return list(all.map((card) => face.face(card).short));
  // A number is given as one: by it a language chooses the article.
  return list(bunches(all).map(([card, count]) => t(bunch, { count, card: Number(card) || card })));
}

/** How many of each, those left out that are not there. @param {Record<string, number>} counts @param {Speaker} speaker */
function suits(counts, speaker) {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  if (!some.length) return say('fact', { id: 'no-suit', params: {} }, speaker);
  return list(
    some.map(([suit, count]) => say('fact', { id: 'suit-count', params: { suit, suit_name: suit, count } }, speaker)),
  );
}

/** Equal cards together, in the order they are given. @param {Card[]} cards @returns {[Card, number][]} */
export function bunches(cards) {
  /** @type {Map<Card, number>} */
  const counts = new Map();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
