// Pictures that only one game has between two views.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentOf } from '../../web/app/games/moments.js';
import { stepWith, told } from './engine.js';

/** @import { GameEvent, View } from '../../web/app/types.js' */
/** @import { Step } from './engine.js' */

/** Each event by itself, with the view that was shown before all of them.
 *  @param {Step[]} steps @param {string} id @returns {{ shown: View, event: GameEvent, after: View }[]} */
const happenings = (steps, id) =>
  steps.flatMap(({ before, events, after }) =>
    events.filter((event) => event.id === id).map((event) => ({ shown: before, event, after })),
  );

/** @param {number[]} counts @param {number} seat @param {number} by */
const changed = (counts, seat, by) => counts.map((count, at) => (at === seat ? count + by : count));

test('Red Dragon: a given card has left its hand and lies on the pile, mine open to me', async () => {
  const given = happenings(await told({ game: 'red-dragon', seats: 3 }), 'card.given');
  assert.ok(given.some(({ event }) => event.params.seat === 0) && given.some(({ event }) => event.params.seat === 1));
  for (const { shown, event } of given) {
    const { seat, card } = event.params;
    const view = /** @type {View} */ (momentOf(shown, event));
    assert.deepEqual(view.hand_counts, changed(shown.hand_counts, seat, -1));
    assert.deepEqual(view.table.given, changed(shown.table.given, seat, 1));
    assert.deepEqual(view.table.my_given, seat === 0 ? [...shown.table.my_given, card] : shown.table.my_given);
    assert.equal(view.hand.includes(card), false);
  }
});

test('Stich-Meister: a card laid face down has left its hand, mine known to me', async () => {
  const laid = (
    await Promise.all(
      ['fir', 'yew'].map(async (seed) => {
        const steps = await told({ game: 'stich-meister', seats: 4, seed });
        return ['card.passed', 'card.reserved', 'card.exposed'].flatMap((id) => happenings(steps, id));
      }),
    )
  ).flat();
  assert.ok(laid.length > 2);
  for (const { shown, event } of laid) {
    const { seat, card } = event.params;
    const view = /** @type {View} */ (momentOf(shown, event));
    assert.deepEqual(view.hand_counts, changed(shown.hand_counts, seat, -1));
    assert.deepEqual(view.table.laid, changed(shown.table.laid, seat, 1));
    assert.deepEqual(view.table.my_laid, seat === 0 ? [...shown.table.my_laid, card] : shown.table.my_laid);
  }
});

test('X-Missions: only what another one was the last to choose is looked at', async () => {
  const chosen = happenings(await told({ game: 'x-missions', seats: 4 }), 'mission.chosen');
  const looks = chosen.filter(({ shown, event }) => momentOf(shown, event));
  const isLast = (/** @type {View} */ shown) => shown.table.draft_order.length === 1;
  assert.deepEqual(
    looks,
    chosen.filter(({ shown, event }) => isLast(shown) && event.params.seat !== 0),
  );
  assert.ok(looks.length > 0 && looks.length < chosen.length);
  for (const { shown, event } of looks) {
    const { missions, draft_order } = /** @type {View} */ (momentOf(shown, event)).table;
    assert.equal(missions[event.params.seat], event.params.taken ? 'taken' : 'none');
    assert.deepEqual(draft_order, []);
  }
});

const sauscharf = (
  await Promise.all(['elm', 'ash', 'fir'].map((seed) => told({ game: 'sauscharf', seats: 3, seed })))
).flat();

test('Sauscharf: taken chilies empty their slot, and the set goes where its seat wanted it', () => {
  const taken = happenings(sauscharf, 'chili.taken');
  assert.ok(new Set(taken.map(({ event }) => event.params.kept)).size === 2);
  for (const { shown, event } of taken) {
    const { seat, slot, cards, set, kept } = event.params;
    const { table, history } = /** @type {View} */ (momentOf(shown, event));
    assert.deepEqual(table.sets[seat], []);
    assert.equal(table.waiting.includes(seat), false);
    if (slot) assert.deepEqual(table.slots[slot - 1], []);
    assert.deepEqual(table.discard, kept ? shown.table.discard : [...shown.table.discard, ...set]);
    const gained = cards.length + (kept ? set.length : 0);
    assert.deepEqual(table.ingredient_counts, changed(shown.table.ingredient_counts, seat, gained));
    assert.deepEqual(history.at(-1), event);
  }
});

test('Sauscharf: a sauce goes from the display to its maker', () => {
  const made = happenings(sauscharf, 'sauce.made');
  assert.ok(made.length > 0);
  for (const { shown, event } of made) {
    const { seat, heat } = event.params;
    const { table } = /** @type {View} */ (momentOf(shown, event));
    assert.equal(table.display.length, shown.table.display.length - 1);
    assert.deepEqual(table.sauces[seat], [...shown.table.sauces[seat], heat]);
  }
});

test('no other event has a picture of its own, and no other game', async () => {
  const steps = [...sauscharf, ...(await told({ game: 'scharfe-schoten', seats: 3 }))];
  const { before } = stepWith(sauscharf, 'chili.taken');
  for (const { events } of steps) {
    for (const event of events) {
      if (['chili.taken', 'sauce.made'].includes(event.id)) continue;
      assert.equal(momentOf(before, event), null);
      assert.equal(momentOf({ ...before, game: 'scharfe-schoten' }, event), null);
      assert.equal(momentOf({ ...before, game: 'kites' }, event), null);
    }
  }
});
