// The table when the last card has been given, before the centre is turned up: only what the event
// itself says is carried over.
import { outOfHand } from '../../out-of-hand.js';

/** @import { GameEvent, RedDragonTable, View } from '../../types.js' */

/** @param {View} view @param {GameEvent} event @returns {View | null} */
export function moment(view, { id, params: { seat, card } }) {
  if (id !== 'card.given') return null;
  /** @type {RedDragonTable} */
  const table = view.table;
  return {
    ...view,
    ...outOfHand(view, seat, card),
    table: {
      ...table,
      given: table.given.map((count, at) => (at === seat ? count + 1 : count)),
      my_given: seat === view.seat ? [...table.my_given, card] : table.my_given,
    },
  };
}
