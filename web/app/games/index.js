// What the table draws of a game: its cards, and what no other game has. The table asks only here; a game that
// draws nothing of its own gets what all games share.
import { facesOf } from './faces.js';
import { html } from '../ui/html.js';
import { SeatFacts, TableFacts } from '../table/notes.js';
import TABLES from './tables.js';

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
