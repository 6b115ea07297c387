// Sauscharf on the table: no tricks, so it brings its own felt, seats and hand (in sauscharf/).
import { html } from '../html.js';
import { face, toneOf } from './sauscharf/chili.js';
import { choiceOf } from './sauscharf/choice.js';
import { Hand } from './sauscharf/hand.js';
import { Kitchen } from './sauscharf/kitchen.js';
import { Lanes } from './sauscharf/lanes.js';
import { rules } from './sauscharf/rules.js';

/** @import { View } from '../types.js' */
/** @import { OwnGame } from './index.js' */

/** A slot is chosen: what becomes of the set? @param {View} view */
function asks(view) {
  const { aim } = choiceOf(view);
  return view.scene.felt?.items.find(({ action }) => action.startsWith(`${aim} `))?.ask ?? null;
}

/** @type {OwnGame} */
export const sauscharf = {
  back: 'chili',
  suitOf: (card) => card,
  // Chilies have numbers instead of suits; a text that speaks of the wild card means its sign.
  suit: (id) => ({ tone: toneOf(id), symbol: face(id).symbol, letter: '', name: face(id).name, word: id }),
  face,
  rules,
  own: {
    felt: (scene) => html`<${Kitchen} scene=${scene} />`,
    side: (scene) => html`<${Lanes} scene=${scene} />`,
    hand: (scene, refused) => html`<${Hand} scene=${scene} refused=${refused} />`,
    asks,
  },
};
