// The four colours of X-Missions, the trump card without one, and what a card is called.
import { t } from '../../ui/i18n.js';
import { facesOf } from '../faces.js';

/** @import { View, XMissionsTable } from '../../types.js' */

const NO_TRUMP = { tone: 'black', symbol: 'no-trump', letter: '' };

/** @param {View} view @returns {XMissionsTable} */
export const facts = (view) => view.table;
export const { suitOf, suit, face } = facesOf('x-missions');

/** What a trump indicator shows: a colour, or that there is no trump.
 *  @param {string} trump @returns {{ tone: string, symbol: string, name: string, letter: string }} */
export function indicator(trump) {
  return trump === 'NT' ? { ...NO_TRUMP, name: t('xm-no-trump') } : suit(trump);
}
