// The plain table: for any game without a face of its own. All it knows is what every view has in common;
// words come from the game's own sentences, whose ids begin with the id of the game, and are text only.
import { html } from '../html.js';
import { addedInfoOf } from '../known-games.js';
import { PlainCards } from './plain/cards.js';
import { Choices, beyondHand } from './plain/choices.js';
import { Facts, SeatFacts } from './plain/facts.js';
import { rules } from './plain/rules.js';
import { PlainWords } from './plain/words.js';

/** @import { AddedGame } from '../types.js' */
/** @import { Game } from './index.js' */

/** Made once for each set of suits. @type {Map<string, { info: AddedGame | undefined, face: Game }>} */
const faces = new Map();

/** @param {string} id @returns {Game} */
export function plainFace(id) {
  const info = addedInfoOf(id);
  const known = faces.get(id);
  if (known && known.info === info) return known.face;
  const face = newFace(id, info);
  faces.set(id, { info, face });
  return face;
}

/** @param {string} id @param {AddedGame | undefined} info @returns {Game} */
function newFace(id, info) {
  const cards = new PlainCards(id, info?.suits ?? []);
  const words = new PlainWords(id, cards);
  /** @type {Game} */
  const game = {
    back: 'mark-sm',
    suitOf: (card) => cards.suitOf(card),
    suit: (letter) => cards.suit(letter),
    face: (card) => cards.face(card),
    stage: (scene) =>
      scene.mine && beyondHand(scene.view).length ? html`<${Choices} scene=${scene} game=${game} />` : null,
    seatNote: (scene, seat) =>
      seat === scene.me ? null : html`<${SeatFacts} scene=${scene} seat=${seat} words=${words} />`,
    // Beside the own crest there is no room on a phone.
    corner: (scene) =>
      scene.me === null ? null : html`<${SeatFacts} scene=${scene} seat=${scene.me} words=${words} />`,
    side: (scene) => html`<${Facts} scene=${scene} words=${words} />`,
    rules: () => rules(words),
  };
  return game;
}
