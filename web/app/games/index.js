// What the table draws of a game: its cards, and what no other game has. The table asks only here; a game that
// draws nothing of its own gets what all games share.
import { facesOf } from './faces.js';
import { html } from '../ui/html.js';
import { SeatFacts, TableFacts } from '../table/facts.js';
import TABLES from './tables.js';

/** @import { Speaker } from '../ui/words.js' */
/** @import { Action, Card, Fact, ItemPrint, Line, Player, Seat, Thinking, View } from '../types.js' */

/**
 * How a card looks and what it is called.
 * @typedef {object} Face
 * @property {string} tone class of the suit's colour
 * @property {string} symbol sprite id of the suit
 * @property {string} letter the suit in one letter: never colour or shape alone
 * @property {string} rank
 * @property {string} tag a word or figure printed below, "" for none
 * @property {string} [art] sprite id of a picture on which the sign of the suit lies
 * @property {boolean} high a card that stands out
 * @property {string} [trump] drawn as a crown with this figure, "" for the crown alone; none if it is no trump
 * @property {string} name spoken name in the page's language, with what the tag says
 * @property {string} short the name alone
 */

/**
 * What a game needs to know to draw itself.
 * @typedef {object} Scene
 * @property {View} view
 * @property {Player[]} players
 * @property {Seat | null} me whose cards lie face up
 * @property {boolean} mine the person in front is to act
 * @property {boolean} shared several people at one screen: names, never "you"
 * @property {(seat: Seat) => string} name
 * @property {Speaker} speaker whose sentences tell this table
 * @property {(action: Action) => void} act
 * @property {Action} advised the best action as far as a hint has told, "" for none
 * @property {(action: Action) => void} why asks why a computer player did this
 * @property {Thinking | null} thinking a computer player who has been at it for more than a moment
 * @property {(() => void) | null} rush lets the rest of the match go by quickly; null when it does already
 */

/**
 * The cards as they look.
 * @typedef {object} Faces
 * @property {string} back sprite id on the backs
 * @property {(card: Card) => string} suitOf
 * @property {(suit: string) => { tone: string, symbol: string, letter: string, name: string, word: string }} suit name
 *   stands alone, word in the middle of a sentence; "" for none of them
 * @property {(card: Card, view?: View) => Face} face with the view: as it counts on this table now
 * @property {(item: string) => ItemPrint} item what is printed on a thing of the game's own
 */

/**
 * What one game draws, and no other one does; a game that brings nothing of its own has the standard.
 * @typedef {object} Special
 * @property {(scene: Scene, seat: Seat) => any} [seatNote] what lies before a seat, and beside my own name
 * @property {(scene: Scene) => any} [corner] what lies in the lower left corner of the felt
 * @property {(scene: Scene) => any} [side] the game's own notes at the side, above the others
 * @property {(scene: Scene) => any} [stage] what lies on the felt instead of a trick, null for what all games lay there alike
 * @property {Record<string, (props: { fact: Fact, speaker: Speaker }) => any>} [facts] by id, those that it draws in its own way
 * @property {Record<string, string>} [places] where on its table a lesson points, by the engine's name: selectors
 * @property {OwnTable} [own]
 */

/**
 * A table without tricks: the game draws what others share.
 * @typedef {object} OwnTable
 * @property {(scene: Scene) => any} felt the whole felt
 * @property {(scene: Scene) => any} side the seats and how they stand: avatars with their anchors
 * @property {(scene: Scene, refused: Card[]) => any} hand refused: the cards a why-not note speaks of
 * @property {(view: View) => Line | null} asks what a choice begun still asks, null for nothing
 */

/** @typedef {Faces & Special} Game */

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

/** Made once for each deck. @type {WeakMap<Faces, Game>} */
const games = new WeakMap();

/** A game as the table draws it. @param {string} id @returns {Game} */
export function gameFace(id) {
  const faces = facesOf(id);
  const special = TABLES[id] ?? STANDARD;
  const game = games.get(faces) ?? { ...faces, ...special };
  games.set(faces, game);
  return game;
}

/** Who tells of a match in its game's sentences. @param {string} id of the game @param {{ name: string }[]} players
 *  @returns {Speaker} */
export function speakerOf(id, players) {
  return { id, face: gameFace(id), name: (seat) => players[seat].name };
}
