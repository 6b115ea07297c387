// What a game without a face of its own has to say: its own sentence if it brought one, else a plain one.
import { has, list, t } from '../../i18n.js';

/** @import { PlainCards } from './cards.js' */

export class PlainWords {
  /** @type {string} */ #game;
  /** @type {PlainCards} */ #cards;

  /** @param {string} game @param {PlainCards} cards */
  constructor(game, cards) {
    this.#game = game;
    this.#cards = cards;
  }

  /** The game's own sentence, "" if it has none. @param {string} key ids of events and facts as they are
   *  @param {Record<string, string | number>} [params] */
  own(key, params) {
    const id = `${this.#game}-${key.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
    return has(id) ? t(id, params) : '';
  }

  /** @param {any} value @returns {string | number} */
  value(value) {
    if (typeof value === 'number') return value;
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (Array.isArray(value)) return value.length ? list(value.map((item) => String(this.value(item)))) : '–';
    if (typeof value === 'string') return this.#word(value);
    return '–';
  }

  /** @param {string} word a card or something else */
  #word(word) {
    return this.#cards.isCard(word) ? this.#cards.face(word).short : word;
  }
}
