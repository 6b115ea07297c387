// Three states of each match; what happens to one takes nothing from the others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seal, unseal } from '../../web/app/storage/revisions.js';
import { Shelf, Tab } from './browser.js';

const KEY = 'trick-table:match:';

/** @param {Record<string, string>} [kept] by key of this storage, without what the page's keys begin with */
async function opened(kept = {}) {
  const shelf = new Shelf(Object.fromEntries(Object.entries(kept).map(([key, text]) => [`trick-table:${key}`, text])));
  const tab = new Tab({ shelf });
  const { storageState } = await tab.import('storage/local-storage');
  return { shelf, storageState, ...(await tab.import('storage/revisions')) };
}

/** What lies in the places of a match, as serials. @param {Shelf} shelf @param {string} id */
const serials = (shelf, id) =>
  [0, 1, 2].map((slot) => {
    const text = shelf.getItem(`${KEY}${id}:${slot}`);
    return text === null ? null : unseal(text).serial;
  });

test('each state goes where the oldest one lies', async () => {
  const { shelf, add, stored, latest } = await opened();
  assert.equal(latest('a'), -1);
  for (let serial = 0; serial < 5; serial += 1) assert.equal(add('a', serial, `{"${serial}":1}`), true);
  assert.deepEqual(serials(shelf, 'a'), [3, 4, 2]);
  assert.deepEqual(
    stored('a').valid.map(({ serial, body }) => [serial, body]),
    [
      [4, '{"4":1}'],
      [3, '{"3":1}'],
      [2, '{"2":1}'],
    ],
  );
  assert.equal(latest('a'), 4);
});

test('matches do not disturb one another, even if one is named like another’s place', async () => {
  const { add, ids, latest, clear } = await opened();
  add('a', 1, '{}');
  add('ab', 2, '{}');
  assert.deepEqual([ids().sort(), latest('a'), latest('ab')], [['a', 'ab'], 1, 2]);
  clear('a');
  assert.deepEqual([ids(), latest('a'), latest('ab')], [['ab'], -1, 2]);
});

test('what is damaged is nobody’s to overwrite', async () => {
  const { shelf, add, stored } = await opened({ 'match:a:0': 'tt1 half', 'match:a:1': seal(5, '{}') });
  for (const serial of [6, 7, 8]) assert.equal(add('a', serial, '{}'), true);
  assert.equal(shelf.getItem(`${KEY}a:0`), 'tt1 half');
  const { valid, broken } = stored('a');
  assert.deepEqual(
    valid.map(({ serial }) => serial),
    [8, 7],
  );
  assert.deepEqual(broken, [{ key: 'match:a:0', id: 'a', text: 'tt1 half' }]);
});

test('where all three are damaged, no state can be stored, and that is told', async () => {
  const { add, storageState } = await opened({ 'match:a:0': 'x', 'match:a:1': 'x', 'match:a:2': 'x' });
  assert.equal(add('a', 1, '{}'), false);
  assert.equal(storageState.value, 'full');
});

test('a state that does not find room leaves the ones before', async () => {
  const { shelf, add, latest, storageState } = await opened();
  add('a', 1, '{}');
  shelf.limit(10);
  assert.equal(add('a', 2, '{"much": "longer"}'), false);
  assert.deepEqual([latest('a'), storageState.value], [1, 'full']);
  shelf.limit(1000);
  assert.equal(add('a', 2, '{"much": "longer"}'), true);
  assert.deepEqual([latest('a'), storageState.value], [2, 'ok']);
});

test('a storage that does not keep what it took is told, and costs the oldest state at most', async () => {
  const { shelf, add, stored, storageState } = await opened();
  for (const serial of [0, 1, 2]) add('a', serial, '{"whole": true}');
  const { setItem } = Shelf.prototype;
  shelf.setItem = function (key, text) {
    setItem.call(this, key, text.slice(0, 20));
  };
  assert.equal(add('a', 3, '{"whole": true}'), false);
  assert.equal(storageState.value, 'blocked');
  assert.deepEqual(
    stored('a').valid.map(({ serial }) => serial),
    [2, 1],
  );
});

test('what a later page wrote is told only where it is the latest', async () => {
  const later = seal(6, '{}', 2);
  const kept = { 'match:a:0': seal(5, '{}'), 'match:a:1': later };
  assert.equal((await opened(kept)).stored('a').newer, later);
  assert.equal((await opened({ ...kept, 'match:a:2': seal(7, '{}') })).stored('a').newer, null);
  assert.equal((await opened({ 'match:a:1': later })).stored('a').newer, later);
});

test('the bare match of the first edition gives way to states of this one', async () => {
  const { shelf, add, ids, stored } = await opened({ 'match:a': '{"first": 1}' });
  assert.deepEqual(ids(), ['a']);
  assert.deepEqual(stored('a').valid, [{ key: 'match:a', serial: 0, body: '{"first": 1}' }]);
  for (const serial of [1, 2, 3]) add('a', serial, '{}');
  assert.equal(shelf.getItem(`${KEY}a`), null);
  assert.deepEqual(serials(shelf, 'a'), [1, 2, 3]);
});

test('only so many of the latest states stay', async () => {
  const { add, stored, thin } = await opened();
  for (const serial of [0, 1, 2]) add('a', serial, '{}');
  thin('a', 1);
  assert.deepEqual(
    stored('a').valid.map(({ serial }) => serial),
    [2],
  );
});

test('a deleted match comes back as it was, damaged states and all', async () => {
  const { shelf, add, clear, putBack, ids } = await opened({ 'match:a:2': 'half' });
  add('a', 1, '{}');
  add('a', 2, '{}');
  const before = { ...shelf };
  const taken = clear('a');
  assert.deepEqual([ids(), taken.length], [[], 3]);
  putBack(taken);
  assert.deepEqual({ ...shelf }, before);
});

test('what is put aside is out of the way of its match, and still there', async () => {
  const { shelf, quarantine, quarantined, ids, take, putBack } = await opened({
    'match:a:0': 'half',
    'match:b:1': 'also',
  });
  quarantine('match:a:0');
  quarantine('match:none:0');
  assert.equal(shelf.getItem(`${KEY}a:0`), null);
  assert.deepEqual(ids(), ['b']);
  assert.deepEqual(
    quarantined().map(({ id, text }) => [id, text]),
    [
      ['a', 'half'],
      ['b', 'also'],
    ],
  );
  const [{ key }] = quarantined();
  const taken = take(key);
  assert.equal(quarantined().length, 1);
  putBack(taken ? [taken] : []);
  assert.equal(quarantined().length, 2);
  assert.equal(take(key)?.[1], 'half');
  assert.equal(take(key), null);
});

test('several texts of one match that are put aside in the same moment are all there', async () => {
  const { quarantine, quarantined } = await opened({ 'match:a:0': 'one', 'match:a:1': 'two', 'match:a:2': 'three' });
  for (const slot of [0, 1, 2]) quarantine(`match:a:${slot}`);
  assert.deepEqual(
    quarantined().map(({ text }) => text),
    ['one', 'two', 'three'],
  );
});

test('where there is no room to put it aside, it stays where it is', async () => {
  const { shelf, quarantine, quarantined } = await opened({ 'match:a:0': 'x'.repeat(50) });
  shelf.limit(20);
  quarantine('match:a:0');
  assert.deepEqual(
    quarantined().map(({ key }) => key),
    ['match:a:0'],
  );
});
