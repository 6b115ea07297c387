// What stands beside the felt of a game that draws nothing in its own way: what is told of seats and table.
import { html } from '../ui/html.js';
import { SeatFacts, TableFacts } from '../table/facts.js';

/** @import { Seat } from '../types.js' */
/** @import { Scene, Special } from './index.js' */

/** @param {Scene} scene @param {Seat} seat */
const told = ({ view }, seat) => view.scene.seats[seat].badges.length > 0;

/** @type {Special} */
export const STANDARD = {
  seatNote: (scene, seat) =>
    seat === scene.me || !told(scene, seat) ? null : html`<${SeatFacts} scene=${scene} seat=${seat} />`,
  // Beside the own avatar there is no room on a phone.
  corner: (scene) =>
    scene.me === null || !told(scene, scene.me) ? null : html`<${SeatFacts} scene=${scene} seat=${scene.me} />`,
  side: (scene) => html`<${TableFacts} scene=${scene} />`,
};
