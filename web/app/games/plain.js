// A game that draws nothing of its own: its words come from its own sentences, whose ids begin with the id of
// the game, and are text only.
import { html } from '../html.js';
import { Facts, SeatFacts } from './plain/facts.js';
import { rules } from './plain/rules.js';
import { PlainWords } from './plain/words.js';

/** @import { Special } from './index.js' */

/** @param {string} id @returns {Special} */
export function plain(id) {
  const words = new PlainWords(id);
  return {
    seatNote: (scene, seat) =>
      seat === scene.me ? null : html`<${SeatFacts} scene=${scene} seat=${seat} words=${words} />`,
    // Beside the own crest there is no room on a phone.
    corner: (scene) =>
      scene.me === null ? null : html`<${SeatFacts} scene=${scene} seat=${scene.me} words=${words} />`,
    side: (scene) => html`<${Facts} scene=${scene} words=${words} />`,
    rules: () => rules(words),
  };
}
