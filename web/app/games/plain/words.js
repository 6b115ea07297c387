// What a game without a face of its own has to say: its own sentence if it brought one, else a plain one.
import { has, list, t } from '../../i18n.js';

/** @import { Action, Seat } from '../../types.js' */
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

  /** An action in words: the sentence of its verb, else what it is about. @param {Action} action */
  action(action) {
    const [verb, ...rest] = action.split(' ');
    const own = this.own(`action-${verb}`, { what: rest[0] ?? '', words: list(rest.map((word) => this.#word(word))) });
    return own || list(rest.map((word) => this.#word(word))) || verb;
  }

  /** Why something is refused: the game's own sentence, "" if the page has one. @param {string} reason
   *  @param {Record<string, string | number>} params */
  refusal(reason, params) {
    return this.own(`reason-${reason}`, params) || (has(`reason-${reason}`) ? '' : t('plain-refused'));
  }

  /** Parameters as sentences can take them; `name` is the person of a `seat`.
   *  @param {Record<string, any>} params @param {(seat: Seat) => string} name @returns {Record<string, string | number>} */
  params(params, name) {
    const told = Object.entries(params).map(([key, value]) => [key, this.value(value)]);
    const seat = params.seat ?? params.winner;
    return { ...Object.fromEntries(told), ...(Number.isInteger(seat) ? { name: name(seat) } : {}) };
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
