// The table just after a seat has acted, before a new lap is laid out: its set is gone, and so is
// what it took. Only what the event itself says is carried over.
import { facts } from './facts.js';

/** @import { GameEvent, View } from '../../types.js' */

/** @param {View} view @param {GameEvent} event @returns {View | null} */
export function moment(view, event) {
  const { id, params } = event;
  const table = facts(view);
  // Whose turn it was says where the set and what it took have gone.
  const history = [...view.history, event];
  const { seat } = params;
  const cleared = {
    ...table,
    sets: table.sets.map((set, at) => (at === seat ? [] : set)),
    waiting: table.waiting.filter((other) => other !== seat),
    discard: params.kept ? table.discard : [...table.discard, ...(params.set ?? [])],
  };
  if (id === 'chili.taken') {
    const gained = params.cards.length + (params.kept ? params.set.length : 0);
    const slots = table.slots.map((slot, at) => (at + 1 === params.slot ? [] : slot));
    const ingredient_counts = table.ingredient_counts.map((count, at) => (at === seat ? count + gained : count));
    return { ...view, history, table: { ...cleared, slots, ingredient_counts } };
  }
  if (id === 'sauce.made') {
    const made = table.display.findIndex(({ heat }) => heat === params.heat);
    const sauces = table.sauces.map((heats, at) => (at === seat ? [...heats, params.heat] : heats));
    return { ...view, history, table: { ...cleared, display: table.display.filter((_, at) => at !== made), sauces } };
  }
  return null;
}
