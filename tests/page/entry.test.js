// What an entry of the browser's history keeps beside its address.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Tab } from './browser.js';

async function opened() {
  mock.timers.enable({ apis: ['setInterval'] });
  const tab = new Tab();
  return { tab, ...(await tab.import('shell/route')) };
}

test('an entry keeps several things, and a reload finds them', async () => {
  const { recall, remember } = await opened();
  assert.equal(recall('review'), undefined);
  remember('review', { at: 3 });
  remember('hands', 'abc');
  remember('review', { at: 4 });
  assert.deepEqual([recall('review'), recall('hands')], [{ at: 4 }, 'abc']);
});

test('Back leads to where one was, on the same address', async () => {
  const { tab, recall, remember, enter } = await opened();
  remember('hands', 'abc');
  enter('hands', 'def');
  assert.deepEqual([recall('hands'), tab.past], ['def', 1]);
  tab.walk(-1);
  assert.equal(recall('hands'), 'abc');
});

test('another address has none of it', async () => {
  const { recall, remember } = await opened();
  remember('review', 1);
  location.hash = '#/statistics';
  assert.equal(recall('review'), undefined);
});

for (const state of [null, 7, 'x', true]) {
  test(`what an older build has written there does no harm: ${state}`, async () => {
    const { recall, remember } = await opened();
    history.replaceState(state, '');
    assert.equal(recall('review'), undefined);
    remember('review', 1);
    assert.equal(recall('review'), 1);
  });
}

test('no browser is asked for more than it allows, and the last word is kept', async () => {
  const { recall, remember } = await opened();
  const writes = mock.method(history, 'replaceState').mock;
  for (let at = 0; at < 500; at += 1) {
    remember('review', at);
    mock.timers.tick(10);
  }
  assert.ok(writes.callCount() <= 20 + 5000 / 400 + 1, String(writes.callCount()));
  mock.timers.tick(400);
  assert.equal(recall('review'), 499);
});

test('what could not be written yet is not written to another entry', async () => {
  const { recall, remember } = await opened();
  for (let at = 0; at < 30; at += 1) remember('review', at);
  location.hash = '#/statistics';
  mock.timers.tick(10_000);
  assert.equal(recall('review'), undefined);
});
