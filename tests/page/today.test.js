// The day by this device's calendar, on a page that lies open for long.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { effect } from '@preact/signals';
import { Tab } from './browser.js';

const EVENING = new Date(2026, 10, 21, 23, 57, 50);
const MORNING = new Date(2026, 10, 22, 7, 0);

/** A page that lies open since the evening: how often it was drawn anew, and by which day. */
async function lyingOpen() {
  mock.timers.enable({ apis: ['Date', 'setTimeout'], now: EVENING });
  const tab = new Tab();
  const { today, followCalendar } = await tab.import('shell/links');
  followCalendar();
  /** @type {number[]} */
  const drawn = [];
  effect(() => {
    drawn.push(today().getDate());
  });
  return { tab, drawn };
}

test('at midnight what is drawn by the day is drawn again, and not before', async () => {
  const { drawn } = await lyingOpen();
  mock.timers.tick(129_000);
  assert.deepEqual(drawn, [21]);
  mock.timers.tick(2_000);
  assert.deepEqual(drawn, [21, 22]);
  mock.timers.tick(24 * 3_600_000);
  assert.deepEqual(drawn, [21, 22, 23]);
});

for (const waking of ['visibilitychange', 'pageshow', 'focus', 'click']) {
  test(`a page that slept over midnight, without timers, knows the day at ${waking}`, async () => {
    const { tab, drawn } = await lyingOpen();
    mock.timers.setTime(MORNING.getTime());
    tab.fire(waking);
    assert.equal(drawn.at(-1), 22);
  });
}

test('a timer that a sleep has held up does no harm', async () => {
  const { drawn } = await lyingOpen();
  mock.timers.setTime(MORNING.getTime());
  mock.timers.tick(60_000);
  assert.equal(drawn.at(-1), 22);
});
