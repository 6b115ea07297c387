// Scharfe Schoten on the table: backs and captured colours at every seat, trumps, tiles, the rack.
import { html } from '../html.js';
import { Predict } from './scharfe-schoten/predict.js';
import { RackChoice } from './scharfe-schoten/rack.js';
import { Backs, SeatNote } from './scharfe-schoten/seat-note.js';
import { Side } from './scharfe-schoten/side.js';

/** @import { Scene, Special } from './index.js' */

/** @param {Scene} scene */
function stage(scene) {
  const { view, me, mine } = scene;
  const { felt } = view.scene;
  // A new round, or another person, begins with no tile chosen.
  if (felt?.kind === 'pair') return html`<${Predict} key=${`${view.round}/${me}`} scene=${scene} felt=${felt} />`;
  return felt && mine ? html`<${RackChoice} scene=${scene} felt=${felt} />` : null;
}

/** @type {Special} */
export const scharfeSchoten = {
  stage,
  seatNote: (scene, seat) => html`<${SeatNote} scene=${scene} seat=${seat} />`,
  facts: { backs: (props) => html`<${Backs} ...${props} />` },
  side: (scene) => html`<${Side} scene=${scene} />`,
};
