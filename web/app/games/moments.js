// Pictures that only one game has between two views: the table after an event that is followed by
// others, or by another phase, so that what a seat does last in a lap is seen before the table is laid
// anew.
import { moment as redDragon } from './red-dragon/moment.js';
import { moment as sauscharf } from './sauscharf/moment.js';
import { moment as stichMeister } from './stich-meister/moment.js';
import { moment as xMissions } from './x-missions/moment.js';

/** @import { GameEvent, View } from '../types.js' */

/** @type {Record<string, (shown: View, event: GameEvent) => View | null>} */
const MOMENTS = { 'red-dragon': redDragon, sauscharf, 'stich-meister': stichMeister, 'x-missions': xMissions };

/** @param {View} shown @param {GameEvent} event @returns {View | null} null: nothing to look at */
export function momentOf(shown, event) {
  return MOMENTS[shown.game]?.(shown, event) ?? null;
}
