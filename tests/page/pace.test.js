// Pauses that can be cut short or drawn out.
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { CARD, FLIGHT, FORCED, MOTION, Pace, REVEAL, THINK, TRICK } from '../../web/app/table/pace.js';

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));

/** Whether it has settled, as soon as whatever can go on has. @param {Promise<void>} promise */
function watched(promise) {
  const state = { isOver: false };
  promise.then(() => (state.isOver = true));
  return async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return state.isOver;
  };
}

test('a pause takes as long as it is to take', async () => {
  const isOver = watched(new Pace().pause(300));
  mock.timers.tick(299);
  assert.equal(await isOver(), false);
  mock.timers.tick(1);
  assert.equal(await isOver(), true);
});

test('a pause that should have ended already ends at once', async () => {
  const isOver = watched(new Pace().pause(-50));
  mock.timers.tick(0);
  assert.equal(await isOver(), true);
});

test('a touch ends the pause under way, and no other', async () => {
  const pace = new Pace();
  pace.hurry();
  const first = watched(pace.pause(300));
  assert.equal(await first(), false, 'what was hurried before counts no more');
  pace.hurry();
  assert.equal(await first(), true);
  const second = watched(pace.pause(300));
  assert.equal(await second(), false);
  mock.timers.tick(300);
  assert.equal(await second(), true);
});

test('without end means until somebody touches', async () => {
  const pace = new Pace();
  const isOver = watched(pace.pause(Infinity));
  mock.timers.tick(10_000_000);
  assert.equal(await isOver(), false);
  pace.hurry();
  assert.equal(await isOver(), true);
});

test('nothing goes on behind what somebody reads, however short the pause', async () => {
  const pace = new Pace();
  pace.hold();
  const [isOver, isFree] = [watched(pace.pause(300)), watched(pace.free())];
  mock.timers.tick(300);
  pace.hurry();
  assert.deepEqual([await isOver(), await isFree()], [false, false]);
  pace.release();
  assert.deepEqual([await isOver(), await isFree()], [true, true]);
});

test('whoever opens another sheet closes the one before', async () => {
  const pace = new Pace();
  pace.hold();
  const first = watched(pace.free());
  pace.hold();
  const second = watched(pace.free());
  assert.deepEqual([await first(), await second()], [true, false]);
  pace.release();
  pace.release();
  assert.equal(await second(), true);
});

for (const [name, times] of Object.entries({ THINK, CARD, TRICK, FORCED })) {
  test(`each speed is faster than the one before: ${name}`, () => {
    const { slow, normal, fast, instant } = times;
    assert.ok(slow > normal && normal > fast && fast > instant);
  });
}

test('a full trick and what plays itself can be seen at any speed; nothing else is waited for at once', () => {
  assert.ok(TRICK.instant >= 500 && FORCED.instant >= 500);
  assert.deepEqual([THINK.instant, CARD.instant, REVEAL.instant, MOTION.instant], [0, 0, 0, 0]);
});

test('a full trick lies long enough to be read, whatever flies before it', () => {
  assert.ok(TRICK.normal >= 1400 && TRICK.normal <= 1700);
  assert.ok(TRICK.normal > 4 * FLIGHT * MOTION.normal);
  assert.ok(REVEAL.normal >= 1400);
});
