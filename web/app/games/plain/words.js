// What a game without a face of its own has to say: its own sentence if it brought one, else a plain one.
import { has, list, t } from '../../i18n.js';
import { infoOf } from '../../known-games.js';
import { facesOf } from '../faces.js';

export class PlainWords {
  /** @type {string} */ #game;

  /** @param {string} game */
  constructor(game) {
    this.#game = game;
  }

  /** The game's own sentence, "" if it has none. @param {string} key ids of facts as they are */
  own(key) {
    const id = `${this.#game}-${key.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
    return has(id) ? t(id) : '';
  }

  /** @param {any} value @returns {string | number} */
  value(value) {
    if (typeof value === 'number') return value;
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (Array.isArray(value)) return value.length ? list(value.map((item) => String(this.value(item)))) : '–';
    if (typeof value !== 'string') return '–';
    return infoOf(this.#game)?.deck?.cards[value] ? facesOf(this.#game).face(value).short : value;
  }
}
