// The pictures that a person sees from one view to the next, put together from what the engine tells of
// each (pygame_core/frames.py): what changes, for views are long.

/** @import { Frame, Snapshot, View } from './types.js' */

/** @param {View | null} previous what is shown @param {Pick<Snapshot, 'view' | 'events' | 'frames'>} snapshot
 *  @returns {Frame[]} never empty; the last one shows the snapshot's view */
export function pictures(previous, { view: next, events, frames }) {
  // Another seat's view is another table: nothing on it can be said to have moved.
  if (!previous || previous.seat !== next.seat) {
    return [{ view: next, hold: events.length ? 'card' : 'none', events }];
  }
  let view = previous;
  return frames.map(({ arrived, changes, heard, ...frame }) => {
    view = { ...(arrived ? next : view), ...changes };
    if (heard !== null) view.history = next.history.slice(0, heard);
    return { ...frame, view };
  });
}
