// What the browser keeps: its misfortunes are told, not thrown.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Shelf, Tab } from './browser.js';

/** A tab's own storage module, and what the browser keeps. @param {ConstructorParameters<typeof Tab>[0]} [how] */
async function opened(how) {
  const tab = new Tab(how);
  return { tab, shelf: tab.shelf, ...(await tab.import('storage/local-storage')) };
}

test('what is written is read, under a name that no other site of the host has', async () => {
  const { shelf, read, write, remove, keys } = await opened();
  assert.equal(read('match:a'), null);
  assert.equal(write('match:a', 'one'), true);
  assert.equal(write('match:b', 'two'), true);
  assert.equal(read('match:a'), 'one');
  assert.equal(shelf.getItem('trick-table:match:a'), 'one');
  assert.deepEqual(keys('match:'), ['match:a', 'match:b']);
  remove('match:a');
  assert.deepEqual([read('match:a'), keys('match:')], [null, ['match:b']]);
});

test('what others keep beside it is not looked at', async () => {
  const { shelf, keys, read, size } = await opened({
    shelf: new Shelf({ 'match:x': 'other', 'trick-tablet:y': 'other' }),
  });
  assert.deepEqual([keys(''), read('x'), size()], [[], null, 0]);
  assert.equal(shelf.length, 2);
});

test('names that are properties of every object are names like any other', async () => {
  const { read, write, keys } = await opened();
  for (const key of ['__proto__', 'constructor', 'getItem', 'length']) {
    assert.equal(read(key), null);
    assert.equal(write(key, 'x'), true);
    assert.equal(read(key), 'x');
  }
  assert.deepEqual(keys('__proto__'), ['__proto__']);
});

test('its size is counted in letters, names and prefix included', async () => {
  const { write, size } = await opened();
  write('a', '12345');
  assert.equal(size(), 'trick-table:a12345'.length + 'trick-table:here'.length);
});

test('where storage is blocked nothing is kept and nothing thrown', async () => {
  const { read, write, remove, keys, size, storageState } = await opened({ isBlocked: true });
  assert.equal(storageState.value, 'blocked');
  assert.equal(write('a', 'x'), false);
  remove('a');
  assert.deepEqual([read('a'), keys(''), size()], [null, [], 0]);
});

test('what finds no room is told, and the old text is still there', async () => {
  const { shelf, accept, read, write, storageState } = await opened();
  write('a', 'old');
  shelf.limit(4);
  assert.equal(write('a', 'new and longer'), false);
  assert.equal(storageState.value, 'full');
  assert.equal(read('a'), 'old');
  assert.equal(write('a', 'new'), true);
  assert.equal(storageState.value, 'full', 'until a match could be stored again');
  accept();
  assert.equal(storageState.value, 'ok');
});

test('a refusal of another kind is a block, and what is no refusal is a fault', async () => {
  const { shelf, write, storageState } = await opened();
  shelf.setItem = () => {
    throw new DOMException('not now', 'InvalidStateError');
  };
  assert.equal(write('a', 'x'), false);
  assert.equal(storageState.value, 'blocked');
  shelf.setItem = () => {
    throw new RangeError('ours');
  };
  assert.throws(() => write('a', 'x'), RangeError);
});

test('a storage that is wiped while the page is open is made whole by whatever comes next', async () => {
  for (const next of ['read', 'write', 'keys', 'pagehide', 'visibilitychange']) {
    const { tab, shelf, ...storage } = await opened({
      shelf: new Shelf({ 'trick-table:before': 'kept', other: 'not ours' }),
    });
    storage.write('a', 'one');
    shelf.clear();
    if (next === 'write') storage.write('b', 'two');
    else if (next === 'read') assert.equal(storage.read('before'), 'kept');
    else if (next === 'keys') assert.deepEqual(storage.keys('a'), ['a']);
    else tab.fire(next);
    assert.equal(shelf.getItem('trick-table:before'), 'kept', next);
    assert.equal(shelf.getItem('trick-table:a'), 'one', next);
    assert.equal(shelf.getItem('other'), null, next);
  }
});

test('the very first thing that is written outlives a wiped storage, too', async () => {
  const { shelf, read, write } = await opened();
  write('a', 'one');
  shelf.clear();
  assert.equal(read('a'), 'one');
});

test('what was deleted on purpose stays deleted', async () => {
  const { shelf, read, write, remove } = await opened();
  write('a', 'one');
  write('b', 'two');
  remove('a');
  shelf.clear();
  assert.deepEqual([read('a'), read('b')], [null, 'two']);
});

test('an empty storage of a first visit is not taken for a wiped one', async () => {
  const { shelf, read } = await opened();
  assert.equal(read('a'), null);
  assert.equal(shelf.length, 0);
});

test('another tab’s writing and deleting is known when storage is wiped', async () => {
  const shelf = new Shelf();
  const here = await opened({ shelf });
  here.write('a', 'one');
  const there = await opened({ shelf });
  there.write('b', 'two');
  there.remove('a');
  there.tab.enter();
  shelf.clear();
  // The event has told this tab that all is gone, and it has put everything back.
  assert.deepEqual([here.read('a'), here.read('b')], [null, 'two']);
  assert.equal(shelf.getItem('trick-table:b'), 'two');
});

test('only another tab is heard, and only under the name that was asked for', async () => {
  const shelf = new Shelf();
  const here = await opened({ shelf });
  /** @type {string[]} */
  const heard = [];
  here.onElsewhere('match:', (key) => heard.push(key));
  here.write('match:mine', 'x');
  const there = await opened({ shelf });
  there.write('match:theirs', 'x');
  there.write('setting:sound', 'x');
  shelf.setItem('match:other', 'x');
  there.remove('match:theirs');
  assert.deepEqual(heard, ['match:theirs', 'match:theirs']);
});

test('a small value is taken where it is sound, and the other one where it is not', async () => {
  const { readValue, write } = await opened();
  const isCount = (/** @type {any} */ value) => Number.isInteger(value);
  assert.equal(readValue('count', 7, isCount), 7);
  for (const [text, value] of Object.entries({ 3: 3, '"3"': 7, '': 7, '{{{': 7, null: 7, '1e400': 7, '[3]': 7 })) {
    write('count', text);
    assert.equal(readValue('count', 7, isCount), value, text);
  }
});
