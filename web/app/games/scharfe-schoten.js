// Scharfe Schoten on the table: backs and captured colours at every seat, trumps, tiles, the rack.
import { html } from '../html.js';
import { Predict } from './scharfe-schoten/predict.js';
import { RackChoice } from './scharfe-schoten/rack.js';
import { SeatNote } from './scharfe-schoten/seat-note.js';
import { Side } from './scharfe-schoten/side.js';
import { Backs } from './scharfe-schoten/spice-card.js';

/** @import { Scene, Special } from './index.js' */

/** @param {Scene} scene */
function stage(scene) {
  const { view, me, mine } = scene;
  // A new round, or another person, begins with no tile chosen.
  if (view.phase === 'predict') return html`<${Predict} key=${`${view.round}/${me}`} scene=${scene} />`;
  return view.phase === 'rack' && mine ? html`<${RackChoice} scene=${scene} />` : null;
}

/** @type {Special} */
export const scharfeSchoten = {
  stage,
  seatNote: (scene, seat) => html`<${SeatNote} scene=${scene} seat=${seat} />`,
  facts: { backs: ({ fact }) => html`<${Backs} counts=${fact.suits ?? {}} />` },
  side: (scene) => html`<${Side} scene=${scene} />`,
};
