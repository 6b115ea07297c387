// The four colours of X-Missions, the trump card without one, and what a card is called.
import { facesOf } from '../faces.js';

/** @import { View, XMissionsTable } from '../../types.js' */

/** @param {View} view @returns {XMissionsTable} */
export const facts = (view) => view.table;
export const { suitOf, suit, face } = facesOf('x-missions');

/** What a trump indicator shows: a colour, or that there is no trump. @param {string} trump */
export function indicator(trump) {
  return suit(trump === 'NT' ? '' : trump);
}
