// The table when somebody else has been the last to choose a mission, before the tricks begin: only
// what the event itself says is carried over. The own one goes to its note at once.

/** @import { GameEvent, View, XMissionsTable } from '../../types.js' */

/** @param {View} view @param {GameEvent} event @returns {View | null} */
export function moment(view, { id, params: { seat, taken } }) {
  /** @type {XMissionsTable} */
  const table = view.table;
  if (id !== 'mission.chosen' || seat === view.seat || table.draft_order.length > 1) return null;
  const missions = table.missions.map((mission, at) => (at === seat ? (taken ? 'taken' : 'none') : mission));
  return { ...view, table: { ...table, missions, draft_order: [] } };
}
