// Where the page is, told by its address, and who may leave a locked place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Tab } from './browser.js';

/** @param {string} hash */
async function at(hash) {
  const tab = new Tab({ hash });
  return { tab, ...(await tab.import('shell/route')) };
}

/** @type {[string, Route][]} */
const PLACES = [
  ['#/', { screen: 'home' }],
  ['#/setup/red-dragon', { screen: 'setup', game: 'red-dragon' }],
  ['#/match/abc', { screen: 'match', id: 'abc', locked: false }],
  ['#/match/abc/locked', { screen: 'match', id: 'abc', locked: true }],
  ['#/review/abc', { screen: 'review', id: 'abc', locked: false }],
  ['#/review/abc/locked', { screen: 'review', id: 'abc', locked: true }],
  ['#/lesson', { screen: 'lesson', id: '' }],
  ['#/lesson/sauscharf', { screen: 'lesson', id: 'sauscharf' }],
  ['#/statistics', { screen: 'statistics' }],
  ['#/class', { screen: 'class', line: '' }],
  ['#/class/Mei%20TR1-AB%2FC', { screen: 'class', line: 'Mei TR1-AB/C' }],
  ['#/add', { screen: 'add', from: '' }],
  ['#/add/wheels/kites-1.0-py3-none-any.whl', { screen: 'add', from: 'wheels/kites-1.0-py3-none-any.whl' }],
  ['#/about', { screen: 'trust' }],
  ['#game=red-dragon&seed=oak', { screen: 'link', text: 'game=red-dragon&seed=oak' }],
  ['#hello', { screen: 'link', text: 'hello' }],
];

for (const [hash, place] of PLACES) {
  test(`${hash} is a place, and that place has this address`, async () => {
    const { route, address } = await at(hash);
    assert.deepEqual(route.value, place);
    assert.equal(address(place), hash);
  });
}

for (const [hash, place] of /** @type {[string, Route][]} */ ([
  ['', { screen: 'home' }],
  ['#', { screen: 'home' }],
  ['#/nowhere', { screen: 'home' }],
  ['#/constructor', { screen: 'home' }],
  ['#/__proto__/x', { screen: 'home' }],
  ['#/match', { screen: 'match', id: '', locked: false }],
  ['#/match/abc/open', { screen: 'match', id: 'abc', locked: false }],
  ['#/class/%E0%A4%A', { screen: 'class', line: '%E0%A4%A' }],
  ['#/setup/..', { screen: 'setup', game: '..' }],
])) {
  test(`an address that nobody meant leads somewhere, too: ${hash}`, async () => {
    assert.deepEqual((await at(hash)).route.value, place);
  });
}

test('an address that changes is followed, and going somewhere changes it', async () => {
  const { tab, route, go } = await at('#/');
  location.hash = '#/statistics';
  assert.deepEqual(route.value, { screen: 'statistics' });
  go({ screen: 'setup', game: 'sauscharf' });
  assert.deepEqual([location.hash, route.value], ['#/setup/sauscharf', { screen: 'setup', game: 'sauscharf' }]);
  tab.walk(-1);
  assert.deepEqual(route.value, { screen: 'statistics' });
});

test('Back does not return to a place that was replaced', async () => {
  const { tab, route, go } = await at('#/');
  go({ screen: 'setup', game: 'sauscharf' });
  go({ screen: 'match', id: 'abc' }, { replace: true });
  assert.equal(tab.past, 1);
  tab.walk(-1);
  assert.deepEqual(route.value, { screen: 'home' });
});

const LOCKED = '#game=red-dragon&locked=1';

test('which places are locked', async () => {
  const { isLocked } = await at('#/');
  const locked = [LOCKED, '#/match/abc/locked', '#/review/abc/locked'];
  for (const hash of [...PLACES.map(([place]) => place), LOCKED]) {
    assert.equal(isLocked((await at(hash)).route.value), locked.includes(hash), hash);
  }
});

test('a locked place leads to no open one, neither by an address nor by a tap', async () => {
  for (const hash of [LOCKED, '#/match/abc/locked']) {
    const { route, go } = await at(hash);
    const before = route.value;
    for (const to of ['#/', '#/statistics', '#/match/abc', '#game=red-dragon', '#game=red-dragon&locked=0']) {
      location.hash = to;
      assert.deepEqual([route.value, location.hash], [before, hash], to);
    }
    go({ screen: 'home' });
    go({ screen: 'home' }, { replace: true });
    assert.deepEqual([route.value, location.hash], [before, hash]);
  }
});

test('a locked place leads to other locked ones, and to an open one only where somebody says so', async () => {
  const { route, go, unlock } = await at(LOCKED);
  go({ screen: 'match', id: 'abc', locked: true });
  assert.equal(location.hash, '#/match/abc/locked');
  go({ screen: 'review', id: 'abc', locked: true }, { replace: true });
  assert.equal(location.hash, '#/review/abc/locked');
  unlock();
  assert.deepEqual([route.value, location.hash], [{ screen: 'home' }, '#/']);
});
