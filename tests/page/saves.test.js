// The matches of this device: what memory and storage hold of them, in one tab and in several.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seal, unseal } from '../../web/app/storage/revisions.js';
import { Shelf, Tab } from './browser.js';
import { matchDoc } from './documents.js';

const KEY = 'trick-table:match:';
const DOC = await matchDoc({ id: 'abc', created: 1, updated: 2 }, { actions: 3 });
const LATER = await matchDoc({ id: 'abc', created: 1, updated: 3 }, { actions: 4 });

/** A finished match by that name. @param {string} id @param {number} updated @returns {MatchDoc} */
function over(id, updated) {
  const glance = { ...DOC.page.glance, is_over: true, to_act: null, winners: [0] };
  return { ...DOC, page: { ...DOC.page, id, updated, glance } };
}

/** @param {object} doc @param {number} [serial] */
const sealed = (doc, serial = 0) => seal(serial, JSON.stringify(doc));

/** A tab that has read what is kept; `speaks`: it can name players who have no name. @param {Record<string, string> | Shelf} [kept] by key below the matches' */
async function opened(kept = {}, { speaks = false } = {}) {
  const shelf =
    kept instanceof Shelf
      ? kept
      : new Shelf(Object.fromEntries(Object.entries(kept).map(([key, text]) => [KEY + key, text])));
  const tab = new Tab({ shelf });
  if (speaks) await (await tab.import('ui/i18n')).fetchLanguage('en');
  const saves = await tab.import('storage/saves');
  const { storageState } = await tab.import('storage/local-storage');
  saves.loadMatches();
  return { tab, shelf, storageState, ...saves };
}

/** @param {{ matches: { value: { id: string }[] } }} saves */
const idsOf = ({ matches }) => matches.value.map(({ id }) => id);

test('a match that was kept is there at the next visit, as it was', async () => {
  const { shelf, keep } = await opened();
  assert.equal(keep(DOC), true);
  const { find } = await opened(shelf);
  assert.deepEqual(find('abc')?.doc, DOC);
});

test('looking at a match pushes no state out', async () => {
  const { shelf, keep, pickUp } = await opened();
  keep(DOC);
  keep(LATER);
  const before = { ...shelf };
  keep(LATER);
  pickUp('abc', false);
  keep(LATER);
  assert.deepEqual({ ...shelf }, before);
});

test('matches are listed with the latest first', async () => {
  const found = await opened({
    'a:0': sealed(over('a', 5)),
    'b:0': sealed(over('b', 9)),
    'c:0': sealed(over('c', 7)),
  });
  assert.deepEqual(idsOf(found), ['b', 'c', 'a']);
  found.keep({ ...DOC, page: { ...DOC.page, id: 'd', updated: 8 } });
  assert.deepEqual(idsOf(found), ['b', 'd', 'c', 'a']);
});

for (const [what, text] of Object.entries({
  'half written': sealed(LATER, 1).slice(0, 300),
  emptied: '',
  'changed by one bit': sealed(LATER, 1).replace('digest', 'digesu'),
  overwritten: 'something else',
  'no match': seal(1, '[1, 2]'),
  'no JSON': seal(1, '{{{'),
  null: seal(1, 'null'),
  'under another name': sealed({ ...LATER, page: { ...LATER.page, id: 'other' } }, 1),
  'without a page’s part': sealed({ ...LATER, page: undefined }, 1),
  'of nine seats': sealed({ ...LATER, seats: 9 }, 1),
  'without a log': sealed({ ...LATER, log: 'play R1' }, 1),
})) {
  test(`a damaged state is put aside, and the one before goes on: ${what}`, async () => {
    const { shelf, quarantined, find } = await opened({ 'abc:0': sealed(DOC, 0), 'abc:1': text });
    assert.deepEqual(find('abc')?.doc, DOC);
    assert.equal(shelf.getItem(`${KEY}abc:1`), null);
    assert.deepEqual(
      quarantined.value.map((aside) => [aside.id, aside.text]),
      [['abc', text]],
    );
  });
}

test('with two states damaged the third goes on', async () => {
  const { quarantined, find } = await opened({ 'abc:0': 'tt1 half', 'abc:1': 'tt1 half', 'abc:2': sealed(DOC, 2) });
  assert.deepEqual([find('abc')?.serial, quarantined.value.length], [2, 2]);
});

test('what a newer page wrote is listed, does not open, and is not touched', async () => {
  const kept = { [`${KEY}abc:0`]: sealed(DOC, 0), [`${KEY}abc:1`]: seal(1, JSON.stringify(LATER), 2) };
  const shelf = new Shelf(kept);
  const { find, pickUp, assure } = await opened(shelf);
  assert.deepEqual([find('abc')?.doc, find('abc')?.game], [null, null]);
  assert.equal(pickUp('abc', true)?.doc, null);
  assure('abc');
  assert.deepEqual({ ...shelf }, { ...kept, 'trick-table:here': '' });
});

test('a match of a game that is not here waits for it', async () => {
  const { find, matches } = await opened({ 'abc:0': sealed({ ...DOC, game: 'kites' }) });
  assert.deepEqual([find('abc')?.doc, find('abc')?.game, matches.value.length], [null, 'kites', 1]);
});

test('a match of the first edition of the page goes on, and its states take its place', async () => {
  const { shelf, pickUp, keep } = await opened({ abc: JSON.stringify(DOC) });
  assert.deepEqual(pickUp('abc', false)?.doc, DOC);
  for (const undone of [1, 2, 3]) keep({ ...LATER, page: { ...LATER.page, undone } });
  const kept = Object.keys(shelf).filter((key) => key.startsWith(KEY));
  assert.deepEqual(
    kept.sort(),
    ['abc:0', 'abc:1', 'abc:2'].map((key) => KEY + key),
  );
});

test('the latest forty finished matches stay, and what is not over stays beside them', async () => {
  const kept = Object.fromEntries(
    Array.from({ length: 45 }, (_, at) => [`over${at}:0`, sealed(over(`over${at}`, at + 1))]),
  );
  const found = await opened({ ...kept, 'abc:0': sealed(DOC) });
  assert.equal(found.matches.value.length, 46, 'nothing goes by being looked at');
  found.keep(over('another', 1000));
  const ids = idsOf(found);
  assert.equal(ids.length, 41);
  assert.ok(['abc', 'another', 'over44', 'over6'].every((id) => ids.includes(id)));
  assert.ok(!ids.includes('over5') && !ids.includes('over0'));
  assert.equal(found.shelf.getItem(`${KEY}over5:0`), null);
});

test('where there is no room finished matches give up their spare states', async () => {
  const large = over('over', 1);
  large.page.link = '0'.repeat(9000);
  const { shelf, keep, storageState, find } = await opened({
    'over:0': sealed(large, 0),
    'over:1': sealed(large, 1),
    'over:2': sealed(large, 2),
  });
  find('over');
  shelf.limit(0);
  keep(DOC);
  assert.equal(storageState.value, 'ok');
  const kept = Object.keys(shelf).filter((key) => key.startsWith(KEY));
  assert.deepEqual(kept.sort(), [`${KEY}abc:0`, `${KEY}over:2`]);
});

/** The match after so many more actions, each of which makes it a little longer. @param {number} actions */
const longer = (actions) => ({ ...LATER, page: { ...LATER.page, link: '0'.repeat(10 + actions) } });

test('where there is no room a match first gives up its own spare states, and nothing is ever lost', async () => {
  const { shelf, keep, storageState, isTight } = await opened({
    'over:0': sealed(over('over', 1), 0),
    'over:1': sealed(over('over', 1), 1),
  });
  for (const actions of [0, 1, 2]) keep(longer(actions));
  assert.equal(isTight.value, false);
  shelf.limit(0);
  /** @type {string[]} */ const said = [];
  storageState.subscribe((state) => said.push(state));
  for (let actions = 3; actions < 90; actions += 1) {
    keep(longer(actions));
    const { find } = await opened(new Shelf({ ...shelf }));
    assert.deepEqual(find('abc')?.doc, longer(actions));
  }
  assert.ok(shelf.getItem(`${KEY}over:0`), 'others keep theirs');
  assert.deepEqual([isTight.value, said], [true, ['ok']]);
});

test('once there is room again, that there is little is told no more', async () => {
  const { shelf, keep, discard, isTight } = await opened({ 'over:0': sealed(over('over', 1), 0) });
  for (const actions of [0, 1]) keep(longer(actions));
  shelf.limit(0);
  keep(longer(2));
  assert.equal(isTight.value, true);
  discard('over');
  assert.equal(isTight.value, false);
});

test('what finds no room at all is in memory, and in storage as soon as there is some', async () => {
  const { shelf, keep, find, discard, storageState } = await opened();
  const first = { ...DOC, page: { ...DOC.page, id: 'big', link: '0'.repeat(500) } };
  keep(first);
  shelf.limit(0);
  keep({ ...LATER, page: { ...LATER.page, id: 'new' } });
  assert.equal(storageState.value, 'full');
  assert.equal(shelf.getItem(`${KEY}new:0`), null);
  assert.equal(find('new')?.doc?.log.length, 4);
  discard('big');
  assert.equal(unseal(shelf.getItem(`${KEY}new:0`) ?? '').state, 'valid');
});

test('a deleted match is gone, and comes back as it was', async () => {
  const { shelf, keep, find, discard } = await opened();
  keep(DOC);
  keep(LATER);
  const before = { ...shelf };
  const takeBack = discard('abc');
  assert.equal(find('abc'), null);
  assert.deepEqual(Object.keys(shelf), ['trick-table:here']);
  takeBack();
  assert.deepEqual(find('abc')?.doc, LATER);
  assert.deepEqual({ ...shelf }, before);
});

test('what was put aside can be deleted, and that taken back', async () => {
  const { quarantined, discardQuarantined } = await opened({ 'abc:0': 'tt1 half' });
  const [{ key }] = quarantined.value;
  const takeBack = discardQuarantined(key);
  assert.deepEqual(quarantined.value, []);
  takeBack();
  assert.deepEqual(
    quarantined.value.map(({ text }) => text),
    ['tt1 half'],
  );
});

test('a match that another tab keeps or deletes comes and goes here, too', async () => {
  const shelf = new Shelf();
  const here = await opened(shelf);
  const there = await opened(shelf);
  there.keep(DOC);
  assert.deepEqual(here.find('abc')?.doc, DOC);
  there.discard('abc');
  assert.equal(here.find('abc'), null);
});

test('a tab that has not heard of what another one played writes nothing over it', async () => {
  const shelf = new Shelf();
  const here = await opened(shelf);
  here.keep(DOC);
  const there = await opened(shelf);
  there.pickUp('abc', false);
  there.keep(LATER);
  here.tab.enter();
  assert.equal(here.keep({ ...DOC, page: { ...DOC.page, undone: 1 } }), false);
  assert.equal(here.pickUp('abc', false)?.doc?.log.length, 4);
  assert.equal(here.keep({ ...LATER, page: { ...LATER.page, undone: 1 } }), true);
});

test('whoever takes a match over is ahead of what the other tab still writes', async () => {
  const shelf = new Shelf();
  const here = await opened(shelf);
  here.keep(DOC);
  const there = await opened(shelf);
  there.pickUp('abc', true);
  here.tab.enter();
  assert.equal(here.keep(LATER), false);
});

test('a state that storage has lost is written again', async () => {
  const { shelf, keep, assure } = await opened();
  keep(DOC);
  shelf.removeItem(`${KEY}abc:0`);
  assure('abc');
  assert.equal(unseal(shelf.getItem(`${KEY}abc:0`) ?? '').serial, 0);
  assure('none');
});

test('states that the engine refuses are stepped back from, and stay for export', async () => {
  const { keep, earlier, stepBack, find, quarantined } = await opened();
  keep(DOC);
  keep(LATER);
  const refused = { ...LATER, digest: 'x' };
  keep(refused);
  const states = earlier('abc');
  assert.deepEqual(
    states.map(({ serial, doc }) => [serial, doc.log.length]),
    [
      [1, 4],
      [0, 3],
    ],
  );
  stepBack('abc', 1);
  assert.deepEqual(find('abc')?.doc, LATER);
  assert.deepEqual(
    quarantined.value.map(({ text }) => JSON.parse(unseal(text).body).digest),
    ['x'],
  );
  assert.equal(keep({ ...LATER, page: { ...LATER.page, undone: 1 } }), true);
});

for (const id of ['__proto__', 'constructor', '', 'a:b:c', 'x'.repeat(40)]) {
  test(`a hostile name in storage takes no sound match down: ${JSON.stringify(id.slice(0, 12))}`, async () => {
    const { shelf, find } = await opened({ [`${id}:0`]: sealed(DOC), 'abc:1': sealed(DOC, 3) });
    assert.deepEqual(find('abc')?.doc, DOC);
    assert.equal(shelf.getItem(`${KEY}abc:1`), sealed(DOC, 3));
    assert.equal(/** @type {any} */ ({}).polluted, undefined);
  });
}

// What may stand in a stored match of ours if something has gone very wrong with it.
const ODD = [null, true, -1, 2 ** 53 - 1, 1e300, 'x', '<img src=x>', [], [[]], {}, [{}, {}, {}]];

test('a stored match with something odd in it takes nothing else down', async () => {
  /** @type {Record<string, string>} */
  const kept = { 'sound:0': sealed({ ...DOC, page: { ...DOC.page, id: 'sound' } }) };
  let count = 0;
  const spoil = (/** @type {(doc: any) => any} */ partOf) => {
    for (const key of Object.keys(partOf(DOC)))
      for (const odd of ODD) {
        const doc = structuredClone(DOC);
        const id = `odd${(count += 1)}`;
        doc.page.id = id;
        partOf(doc)[key] = odd;
        kept[`${id}:0`] = sealed(doc, 1);
      }
  };
  spoil((doc) => doc);
  spoil((doc) => doc.page);
  spoil((doc) => doc.page.glance);
  const found = await opened(kept, { speaks: true });
  assert.ok(count > 250);
  assert.equal(found.find('sound')?.doc?.log.length, 3);
  for (const { doc } of found.matches.value) {
    if (!doc) continue;
    const { players, advice, glance, created, updated, link } = doc.page;
    assert.ok(players.length === 3 && players.every(({ name }) => name.length > 0 && name.length <= 16));
    assert.ok(advice.length === 3 && glance.scores.length === 3 && typeof link === 'string');
    assert.ok(!Number.isNaN(new Date(created).getTime() + new Date(updated).getTime()));
  }
});
