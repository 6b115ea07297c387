// From one view to the next: a full trick and a finished round are pictures of their own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FACE_DOWN } from '../../web/app/face-down.js';
import { frames, isHidden } from '../../web/app/frames.js';
import { GAMES, engine, stepWith, told } from './engine.js';

/** @import { GameEvent } from '../../web/app/types.js' */

const redDragon = await told({ game: 'red-dragon', seats: 3 });

/** @template T @param {T} value @returns {T} */
function frozen(value) {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/** @param {GameEvent[]} events @param {string} id */
const paramsOf = (events, id) => events.find((event) => event.id === id)?.params ?? {};

test('a card that finishes nothing is one picture', () => {
  const { before, events, after } = stepWith(
    redDragon.filter((step) => step.events.length === 1),
    'card.played',
  );
  assert.deepEqual(frames(before, events, after), [{ view: after, hold: 'card', events }]);
});

test('a full trick is seen before it is taken, and nobody is to act on it', () => {
  const { before, events, after } = stepWith(redDragon, 'trick.taken');
  const { plays, winner } = paramsOf(events, 'trick.taken');
  const [landing, { view, hold, events: told }, last] = frames(before, events, after);
  assert.deepEqual([landing.hold, hold, last.hold], ['landing', 'trick', 'card']);
  // Nobody is told who takes it before the last card lies.
  assert.deepEqual([landing.view.landing, view.landing], [true, undefined]);
  assert.deepEqual(
    landing.events.map(({ id }) => id),
    ['card.played'],
  );
  assert.equal(told[0].id, 'trick.taken');
  assert.deepEqual([landing.view.trick, landing.view.to_act], [plays, null]);
  assert.deepEqual([view.trick, view.ahead], [plays, winner]);
  assert.deepEqual([view.to_act, view.legal], [null, []]);
  assert.deepEqual([view.hand, view.hand_counts], [after.hand, after.hand_counts]);
  assert.equal(last.view, after);
});

test('a finished round stays until its sheet was read', () => {
  const { before, events, after } = stepWith(redDragon, 'round.scored');
  const list = frames(before, events, after);
  assert.deepEqual(
    list.map(({ hold }) => hold),
    ['landing', 'trick', 'sheet', 'none'],
  );
  assert.deepEqual(
    list.flatMap(({ events: told }) => told),
    events,
  );
  const [, , { view: sheet }, last] = list;
  assert.deepEqual([sheet.round, before.round], [after.round - 1, after.round - 1]);
  assert.deepEqual([sheet.trick, sheet.scores, sheet.is_over], [[], after.scores, false]);
  const { number, plays, winner } = paramsOf(events, 'trick.taken');
  assert.deepEqual(sheet.last_trick, { number, plays, winner });
  assert.equal(last.view, after);
});

test('the sheet of the last round tells that no other follows', () => {
  const { before, events, after } = /** @type {typeof redDragon[0]} */ (redDragon.at(-1));
  const sheet = frames(before, events, after).find(({ hold }) => hold === 'sheet');
  assert.deepEqual([sheet?.view.is_over, sheet?.view.to_act], [true, null]);
});

test('the last card given in Red Dragon lies there before the centre is turned up', () => {
  const { before, events, after } = stepWith(redDragon, 'centre.revealed');
  const list = frames(before, events, after);
  const [full] = list;
  const last = /** @type {typeof full} */ (list.at(-1));
  assert.equal(full.hold, 'moment');
  assert.deepEqual(full.view.table.given, [4, 4, 4]);
  assert.deepEqual(full.view.hand_counts, after.hand_counts);
  assert.equal(full.view.phase, 'give');
  assert.equal(last.view, after);
});

test('what is turned up is looked at before another one seems to think', () => {
  const { before, events, after } = stepWith(redDragon, 'centre.revealed');
  for (const seat of [0, 1, 2]) {
    const next = { ...after, seat };
    const [lookedAt, last] = frames({ ...before, seat }, events, next).slice(-2);
    assert.equal(last.view, next);
    // Whoever acts next themselves is not kept waiting.
    assert.equal(lookedAt.hold === 'reveal', seat !== after.to_act);
    if (seat === after.to_act) continue;
    assert.deepEqual(lookedAt.view, { ...next, to_act: null, legal: [] });
    assert.deepEqual([last.hold, last.events], ['none', []]);
  }
});

test('what ends a lap of Sauscharf is seen before the next one', async () => {
  let { view } = await engine.call('new', { game: 'sauscharf', seats: 2, seed: 'oak', seat: 0 });
  const act = async (/** @type {string} */ action) => {
    const snapshot = await engine.call('apply', { action, seat: 0 });
    view = snapshot.view;
    return snapshot;
  };
  while (view.phase !== 'gather-turn') {
    const { view: theirs } = await engine.call('view', { seat: view.to_act });
    await act(theirs.legal[0]);
  }
  await act('chili - keep');
  const before = view;
  const { events, view: after } = await act('chili 3 discard');
  const [emptied, last] = frames(before, events, after);
  assert.deepEqual([emptied.hold, last.hold], ['moment', 'card']);
  assert.notDeepEqual(before.table.slots[2], []);
  assert.deepEqual(emptied.view.table.slots[2], []);
  assert.deepEqual(emptied.view.table.sets, [[], []]);
  assert.equal(emptied.view.to_act, null);
  assert.equal(last.view, after);
});

test('another seat’s view is another table, and so is the first one', () => {
  const { before, events, after } = stepWith(redDragon, 'trick.taken');
  const other = { ...after, seat: 1 };
  assert.deepEqual(frames(before, events, other), [{ view: other, hold: 'card', events }]);
  assert.deepEqual(frames(null, [], after), [{ view: after, hold: 'none', events: [] }]);
  assert.deepEqual(frames(before, [], after), [{ view: after, hold: 'none', events: [] }]);
});

test('only what tells nothing but who did it is hidden', () => {
  assert.equal(isHidden([{ id: 'card.given', params: { seat: 1 } }]), true);
  assert.equal(isHidden([{ id: 'card.given', params: { seat: 0, card: 'R1' } }]), false);
  assert.equal(
    isHidden([
      { id: 'card.given', params: { seat: 1 } },
      { id: 'centre.revealed', params: { cards: [] } },
    ]),
    false,
  );
});

for (const { game, seats } of GAMES) {
  for (const seat of [0, null]) {
    test(`${game}: no picture of a whole match loses or doubles anything, for ${seat === null ? 'onlookers' : 'a seat'}`, async () => {
      const steps = await told({ game, seats, seed: 'elm', seat });
      assert.ok(steps.length > 20);
      for (const { before, events, after } of steps) {
        // A view of the engine is never changed: this would say so.
        const list = frames(frozen(before), events, frozen(after));
        assert.equal(list.at(-1)?.view, after);
        assert.deepEqual(
          list.flatMap((frame) => frame.events),
          events,
        );
        for (const { view, hold } of list.slice(0, -1)) {
          assert.ok(['landing', 'trick', 'moment', 'reveal', 'sheet'].includes(hold), hold);
          assert.deepEqual([view.to_act, view.legal, view.seat], [null, [], seat]);
          assert.ok(view.hand_counts.every((count) => count >= 0));
          if (seat !== null && view.hand.length) assert.equal(view.hand.length, view.hand_counts[seat]);
          const lying = view.trick.map(([, card]) => card).filter((card) => card !== FACE_DOWN);
          assert.ok(lying.every((card) => !view.hand.includes(card)));
        }
      }
    });
  }
}
