// What the table draws of a game: its cards, and what no other game has. The table asks only here; a game that
// draws nothing of its own gets what all games share.
import { html } from '../ui/html.js';
import { SeatFacts, TableFacts } from '../table/notes.js';
import TABLES from './tables.js';
import { has, t, points } from '../ui/i18n.js';
import { deckOf } from '../engine/known-games.js';

/** @param {Scene} scene @param {Seat} seat */
const told = ({ view }, seat) => view.scene.seats[seat].badges.length > 0;

/** Of a game that draws nothing in its own way. @type {Special} */
const STANDARD = {
  seatNote: (scene, seat) =>
    seat === scene.me || !told(scene, seat) ? null : html`<${SeatFacts} scene=${scene} seat=${seat} />`,
  // Beside the own avatar there is no room on a phone.
  corner: (scene) =>
    scene.me === null || !told(scene, scene.me) ? null : html`<${SeatFacts} scene=${scene} seat=${scene.me} />`,
  side: (scene) => html`<${TableFacts} scene=${scene} />`,
};

/** Made once for each deck. @type {Map<string, { deck: Deck, game: Game }>} */
const made = new Map();

/** A game as the table draws it. @param {string} id @returns {Game} */
export function gameFace(id) {
  const deck = deckOf(id);
  const known = made.get(id);
  if (known?.deck === deck) return known.game;
  const game = { ...facesIn(id, deck), ...(TABLES[id] ?? STANDARD) };
  made.set(id, { deck, game });
  return game;
}

/** Who tells of a match in its game's sentences. @param {string} id of the game @param {{ name: string }[]} players
 *  @returns {Speaker} */
export function speakerOf(id, players) {
  return { id, face: gameFace(id), name: (seat) => players[seat].name };
}

/** Of a table that is only looked at. */
const STILL = { mine: false, act: () => {}, advised: '', why: () => {}, thinking: null, rush: null, aim: () => null };

/** A table as it is drawn. @param {View} view @param {Player[]} players @param {Partial<Scene>} [live] what somebody may do there
 *  @returns {Scene} */
export function sceneOf(view, players, { shared = true, ...live } = {}) {
  const { seat: me } = view;
  const plain = speakerOf(view.game, players);
  const { name } = plain;
  const whom = { shared: shared ? 'yes' : 'no', name: me === null ? '' : name(me) };
  const speaker = { ...plain, whom };
  return { ...STILL, view, players, me, shared, whom, name, speaker, ...live };
}

// The cards of a game as its deck tells them (pygame_core/prints.py), and what they are called.

/** @param {string} game @param {Deck} deck @returns {Faces} */
function facesIn(game, { back, suits, cards, items = {} }) {
  const drawn = new Map(suits.map(({ letter, colour, sign }) => [letter, { tone: colour, symbol: sign }]));
  /** The game's own sentence, else one that all share. @param {string[]} keys */
  const keyOf = (...keys) => keys.find(has) ?? '';
  /** @param {Card} card */
  const printOf = (card) => cards[card] ?? { suit: '', rank: card, points: null, beware: false };

  /** A card without a suit is one of its own. @param {string} letter */
  const look = (letter) => {
    const { colour = 'black', sign = back } = printOf(letter);
    return drawn.get(letter) ?? { tone: colour, symbol: sign };
  };
  /** @param {string} letter */
  const suit = (letter) => {
    if (!letter)
      return {
        tone: 'black',
        symbol: 'no-trump',
        name: t(keyOf(`${game}-suit-none`) || 'suit-none'),
        word: '',
        letter: '',
      };
    const { tone, symbol } = look(letter);
    const own = keyOf(`${game}-suit-${letter}`);
    // One that many games have by its sign, any other by its colour.
    const shared = has(`suit-${symbol}`) ? symbol : tone;
    const common = own ? '' : keyOf(`suit-${shared}`);
    const name = own || common ? t(own || common) : letter;
    const word = keyOf(`${game}-word-${letter}`, common && `suit-word-${shared}`);
    const sign = keyOf(`${game}-letter-${letter}`, common && `suit-letter-${shared}`);
    return {
      tone,
      symbol,
      name,
      word: word ? t(word) : name,
      letter: sign ? t(sign) : drawn.has(letter) ? letter : '',
    };
  };

  /** @param {Card} card @param {View} [view] @returns {Face} */
  const face = (card, view) => {
    const print = printOf(card);
    const { tone, symbol, letter, name } = suit(print.suit || card);
    const own = keyOf(
      `${game}-card-${card}`,
      `${game}-card-of-${print.suit}`,
      `${game}-card`,
      print.suit && 'card-name',
    );
    const rankKey = keyOf(`${game}-rank-${print.rank}`, `rank-${print.rank}`);
    const rank = rankKey ? t(rankKey) : print.rank;
    const word = keyOf(`${rankKey}-word`);
    const number = word ? t(word) : rank;
    const short = own ? t(own, { suit: name, number }) : card;
    const costs = print.points !== null && print.points < 0;
    const priced = costs ? t('card-name-cost', { suit: name, number, cost: String(-(print.points ?? 0)) }) : short;
    const { trump = null, tag = '' } = view?.scene.marks[card] ?? {};
    const marks = [trump && 'trump-place', trump === 0 && 'trump', tag].filter(Boolean).map((mark) => {
      const key = keyOf(`${game}-mark-${mark}`, `mark-${mark}`);
      return key && t(key, { place: trump ?? 0 });
    });
    return {
      tone,
      symbol,
      letter: print.suit ? letter : '',
      rank,
      tag: print.points === null ? tag && t(`${game}-tag-${tag}`) : points(print.points),
      art: print.art,
      high: print.beware || print.art !== undefined,
      ...(trump === null ? {} : { trump: trump ? String(trump) : '' }),
      name: [priced, ...marks.filter(Boolean)].join(t('card-comma')),
      short,
    };
  };
  return { back, suitOf: (card) => printOf(card).suit || card, suit, face, item: (id) => items[id] };
}
