// The table when the last card of a step has been laid face down, before what it does is seen: only
// what the event itself says is carried over.
import { outOfHand } from '../../out-of-hand.js';

/** @import { GameEvent, View } from '../../types.js' */
/** @import { Facts } from './cards.js' */

/** A card laid face down before its seat. @param {GameEvent} event */
export const isLaying = ({ id }) => ['card.passed', 'card.reserved', 'card.exposed'].includes(id);

/** @param {View} view @param {GameEvent} event @returns {View | null} */
export function moment(view, event) {
  if (!isLaying(event)) return null;
  const { seat, card } = event.params;
  /** @type {Facts} */
  const table = view.table;
  return {
    ...view,
    ...outOfHand(view, seat, card),
    table: {
      ...table,
      laid: table.laid.map((count, at) => (at === seat ? count + 1 : count)),
      my_laid: seat === view.seat ? [...table.my_laid, card] : table.my_laid,
    },
  };
}
