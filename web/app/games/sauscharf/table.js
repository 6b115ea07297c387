// Sauscharf on the table: no tricks, so it brings its own felt, seats and hand.
import { html } from '../../ui/html.js';
import { itemOf, pickedOf } from './choice.js';
import { Hand } from './hand.js';
import { Kitchen } from './kitchen.js';
import { Lanes } from './lanes.js';

/** @import { View } from '../../types.js' */
/** @import { Special } from '../index.js' */

/** A slot is chosen: what becomes of the set? @param {View} view */
const asks = (view) => itemOf(view, pickedOf(view).aim)?.ask ?? null;

/** @type {Special} */
export const table = {
  own: {
    felt: (scene) => html`<${Kitchen} scene=${scene} />`,
    side: (scene) => html`<${Lanes} scene=${scene} />`,
    hand: (scene, refused) => html`<${Hand} scene=${scene} refused=${refused} />`,
    asks,
  },
};
