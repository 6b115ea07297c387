// Cards of any game: a suit's letters and a rank, or a name of their own.
import { has, t } from '../../i18n.js';

/** @import { Card, Suit } from '../../types.js' */
/** @import { Face } from '../index.js' */

/** Which symbol goes with a colour, as on the other tables; and those left for more suits. */
const SYMBOLS = { red: 'flame', blue: 'drop', green: 'leaf', yellow: 'sun', black: 'disc' };
const MORE_SYMBOLS = ['tri', 'dia', 'sq', 'coin', 'fan', 'disc', 'flame', 'drop', 'leaf', 'sun'];
/** A card without a suit. */
const NO_SUIT = { letter: '', tone: 'black', symbol: 'mark-sm' };
/** As short as cards are called. */
const LONGEST_NAME = 8;

export class PlainCards {
  /** @type {string} */ #game;
  /** Longest letters first. @type {{ letter: string, tone: string, symbol: string }[]} */ #suits = [];

  /** @param {string} game @param {Suit[]} suits */
  constructor(game, suits) {
    this.#game = game;
    for (const { letter, colour } of suits) {
      const taken = this.#suits.map(({ symbol }) => symbol);
      const symbol = [SYMBOLS[colour], ...MORE_SYMBOLS].find((one) => !taken.includes(one)) ?? 'sq';
      this.#suits.push({ letter, tone: colour, symbol });
    }
    this.#suits.sort((a, b) => b.letter.length - a.letter.length);
  }

  /** @param {Card} card */
  suitOf(card) {
    return this.#drawnAs(card).letter;
  }

  /** @param {string} letter */
  suit(letter) {
    const { tone, symbol } = this.#suits.find((suit) => suit.letter === letter) ?? NO_SUIT;
    const name = this.#nameOf(letter);
    return { tone, symbol, letter, name, word: name };
  }

  /** @param {Card} card @returns {Face} */
  face(card) {
    const { letter, tone, symbol } = this.#drawnAs(card);
    const rank = card.slice(letter.length);
    const own = `${this.#game}-card-${card}`;
    const name = has(own) ? t(own) : letter ? t('card-name', { suit: this.#nameOf(letter), number: rank }) : card;
    return { tone, symbol, letter, rank, tag: '', high: false, name, short: name };
  }

  /** @param {string} word */
  isCard(word) {
    return word.length <= LONGEST_NAME && this.suitOf(word) !== '' && /\d/.test(word);
  }

  /** @param {Card} card */
  #drawnAs(card) {
    return this.#suits.find(({ letter }) => card.startsWith(letter)) ?? NO_SUIT;
  }

  /** @param {string} letter */
  #nameOf(letter) {
    const key = `${this.#game}-suit-${letter}`;
    return has(key) ? t(key) : letter;
  }
}
