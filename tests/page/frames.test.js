// The pictures between two views, as the engine tells them, put together.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { framesOf } from '../../web/app/match/showing.js';
import { engine } from './engine.js';

/** @typedef {{ before: View, after: Snapshot }} Step */

/** @template T @param {T} value @returns {T} */
function frozen(value) {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/** What computer players do first in a match, as seat 0 sees it; a picture that changed a view would fail.
 *  @param {string} game @param {number} seats @param {number} actions @returns {Promise<Step[]>} */
async function played(game, seats, actions) {
  let { view } = await engine.call('new', { game, seats, seed: 'oak', seat: 0 });
  const steps = [];
  while (steps.length < actions) {
    const after = frozen(await engine.call('computer', { level: 'beginner', seat: 0 }));
    steps.push({ before: view, after });
    view = after.view;
  }
  return steps;
}

/** The first step with such a picture. @param {Step[]} steps @param {string} hold */
function stepWith(steps, hold) {
  const found = steps.find(({ after }) => after.frames.some((frame) => frame.hold === hold));
  if (!found) throw new Error(`no step has ${hold}`);
  return found;
}

const redDragon = await played('red-dragon', 3, 100);

test('the last picture is the next view, and each event is told once', () => {
  for (const { before, after } of redDragon) {
    const shown = framesOf(before, after);
    // What faces show stays until something else happens.
    assert.deepEqual({ ...shown.at(-1)?.view, moods: 0 }, { ...after.view, moods: 0 });
    assert.deepEqual(
      shown.flatMap(({ events }) => events),
      after.events,
    );
  }
});

test('a picture is the one before but for what it changes', () => {
  const { before, after } = stepWith(redDragon, 'sheet');
  const shown = framesOf(before, after);
  assert.deepEqual(
    shown.map(({ hold }) => hold),
    ['landing', 'trick', 'sheet', 'none'],
  );
  const [landing, full, sheet] = shown.map(({ view }) => view);
  assert.deepEqual([landing.landing, full.landing, full.trick], [true, false, landing.trick]);
  assert.deepEqual([landing.hand, landing.trick.length, sheet.trick], [[], 3, []]);
  assert.deepEqual([sheet.scores, sheet.round, sheet.hand], [after.view.scores, before.round, []]);
  for (const view of [landing, full, sheet]) {
    assert.deepEqual([view.to_act, view.legal], [null, []]);
    assert.deepEqual([view.table, view.history], [before.table, before.history]);
  }
});

test('what is turned up is looked at on the next view', () => {
  const { before, after } = stepWith(redDragon, 'reveal');
  const shown = framesOf(before, after);
  const scene = { ...after.view.scene, outcome: { id: 'turned-up', params: {} } };
  assert.deepEqual(shown.at(-2)?.view, { ...after.view, scene, to_act: null, legal: [] });
});

test('a picture that knows its event has it in its history, and not what comes after', async () => {
  const { before, after } = stepWith(await played('sauscharf', 2, 12), 'moment');
  const [{ view, events }, last] = framesOf(before, after);
  assert.deepEqual(view.history, [...before.history, ...events]);
  assert.ok(view.history.length < last.view.history.length);
  assert.notDeepEqual(view.table, before.table);
});

test('another seat’s view is another table, and so is the first one', () => {
  const { before, after } = stepWith(redDragon, 'trick');
  const { view, events } = after;
  const only = [{ view, hold: 'card', events }];
  assert.deepEqual(framesOf({ ...before, seat: 1 }, after), only);
  assert.deepEqual(framesOf({ ...before, seat: null }, after), only);
  assert.deepEqual(framesOf(null, after), only);
  assert.deepEqual(framesOf(null, { ...after, events: [] }), [{ view, hold: 'none', events: [] }]);
});
