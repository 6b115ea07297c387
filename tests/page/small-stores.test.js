// What the page keeps besides matches and settings: a class, the ways to start, copies, added games.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { isGame } from '../../web/app/engine/known-games.js';
import { hush, notice, say } from '../../web/app/ui/notices.js';
import { Shelf, Tab } from './browser.js';

/** @param {Record<string, string>} kept */
const shelfOf = (kept) =>
  new Shelf(Object.fromEntries(Object.entries(kept).map(([key, text]) => [`trick-table:${key}`, text])));

test('a class keeps its lines as they are, and its latest links', async () => {
  const { shelf } = new Tab();
  const store = await new Tab({ shelf }).import('storage/class-store');
  store.keepResults('Mei TR1-A\n\n x');
  for (let at = 0; at < 45; at += 1) store.keepLink(`game=x&seed=${at}`);
  store.keepLink('game=x&seed=40');
  const { results, links } = await new Tab({ shelf }).import('storage/class-store');
  assert.equal(results.value, 'Mei TR1-A\n\n x');
  assert.equal(links.value.length, 40);
  assert.deepEqual(links.value.slice(0, 3), ['game=x&seed=40', 'game=x&seed=44', 'game=x&seed=43']);
});

for (const [text, lines] of Object.entries({ '["a","b"]': 'a\nb', '"a"': 'a', '{{{': '{{{', '[1]': '[1]', '': '' })) {
  test(`what an older edition kept of a class is read, and what nobody knows stays text: ${text}`, async () => {
    const { results } = await new Tab({ shelf: shelfOf({ 'class:results': text }) }).import('storage/class-store');
    assert.equal(results.value, lines);
  });
}

test('what one tab of a class reads in, the others have', async () => {
  const shelf = new Shelf();
  const here = await new Tab({ shelf }).import('storage/class-store');
  const there = await new Tab({ shelf }).import('storage/class-store');
  there.keepResults('Mei TR1-A');
  there.keepLink('game=x');
  assert.deepEqual([here.results.value, here.links.value], ['Mei TR1-A', ['game=x']]);
});

test('a way to start that hangs is not gone again until it stands on something else; the last one is never barred', async () => {
  const { shelf } = new Tab();
  const { bar } = await new Tab({ shelf }).import('engine/own-python');
  assert.equal(bar({ way: 'snapshot', of: 'a' }), true);
  assert.equal(bar({ way: 'compiled', of: 'a' }), true);
  assert.equal(bar({ way: 'snapshot', of: 'b' }), true);
  assert.equal(bar({ way: 'plain', of: 'a' }), false);
  const { barredWays } = await new Tab({ shelf }).import('engine/own-python');
  assert.deepEqual(barredWays(), [
    { way: 'compiled', of: 'a' },
    { way: 'snapshot', of: 'b' },
  ]);
});

for (const text of ['{{{', '{}', '[null]', '[{"way": 1}]', '"x"']) {
  test(`what storage says of ways to start is not believed: ${text}`, async () => {
    const kept = { 'start:barred': text, 'start:prepared': text };
    const { barredWays, preparedWith } = await new Tab({ shelf: shelfOf(kept) }).import('engine/own-python');
    assert.deepEqual(barredWays(), []);
    assert.equal(preparedWith(), text === '"x"' ? 'x' : null);
  });
}

test('why a way could not be gone is told where somebody looks', async () => {
  const { startTaken, note, preparedWith } = await new Tab().import('engine/own-python');
  const fault = { id: 'no-room', detail: {} };
  note({ unprepared: fault });
  note({ incomplete: fault });
  assert.equal(startTaken.value, null, 'nothing to tell before it has started');
  const refused = /** @type {StartTaken['refused']} */ ([
    { way: 'snapshot', of: 'a', id: 'not-yet', detail: {} },
    { way: 'compiled', of: 'a', id: 'barred', detail: {} },
  ]);
  startTaken.value = { way: 'plain', refused, incomplete: null };
  note({ unprepared: fault });
  note({ incomplete: fault });
  assert.deepEqual(startTaken.value, {
    way: 'plain',
    refused: [{ ...refused[0], id: 'no-room' }, refused[1]],
    incomplete: fault,
  });
  note({ prepared: 'hash' });
  assert.equal(preparedWith(), 'hash');
});

test('copies are remembered as long as their matches are there', async () => {
  const { shelf } = new Tab();
  const { noteBackup, forgetOthers } = await new Tab({ shelf }).import('storage/saves');
  noteBackup('a');
  noteBackup('b');
  forgetOthers(new Set(['b', 'c']));
  const { backups } = await new Tab({ shelf }).import('storage/saves');
  assert.deepEqual([...backups.value.keys()], ['b']);
});

for (const text of ['[["__proto__", 1], [null], 3]', '[["a", -1]]', '{}', '{{{', '[["a", 1e300]]', '["ab"]']) {
  test(`what storage says of copies is not believed: ${text}`, async () => {
    const { backups } = await new Tab({ shelf: shelfOf({ backups: text }) }).import('storage/saves');
    assert.equal(backups.value.size, 0);
  });
}

const KITES = {
  id: 'kites',
  seats: [2, 3],
  options: [{ id: 'wind', choices: ['calm', 'storm'], default: 'calm' }],
  rules_version: 1,
  levels: ['beginner'],
  deck: {
    back: 'mark-sm',
    suits: [{ letter: 'S', colour: 'blue', sign: 'drop' }],
    cards: { S1: { suit: 'S', rank: '1', points: null, beware: false } },
  },
  texts: { en: 'game-kites = Kites' },
};
/** @type {Addon} */
const ADDON = {
  file: 'kites-1.0-py3-none-any.whl',
  about: {
    package: 'trick-table-kites',
    version: '1.0',
    summary: '',
    author: '',
    licence: '',
    games: ['kites'],
    bytes: 5,
  },
  games: [KITES],
  fault: null,
  tries: 0,
};

test('a game of a wheel is believed in where it is sound', () => {
  assert.equal(isGame(KITES), true);
  assert.equal(isGame({ ...KITES, options: [], deck: undefined, texts: undefined }), true);
});

for (const wrong of [
  { id: 'Kites' },
  { id: undefined },
  { id: ['kites'] },
  { levels: [null] },
  { id: '__proto__' },
  { id: 'kites-' },
  { seats: [] },
  { seats: [7] },
  { seats: [0] },
  { options: [{ id: 'wind', choices: ['calm'], default: 'storm' }] },
  { options: [{ id: 'W', choices: ['calm'], default: 'calm' }] },
  { options: [null] },
  { levels: [] },
  { rules_version: '1' },
  { deck: null },
  { deck: { ...KITES.deck, back: 'mark sm' } },
  { deck: { ...KITES.deck, suits: [{ letter: 's', colour: 'blue', sign: 'drop' }] } },
  { deck: { ...KITES.deck, suits: [{ letter: 'S', colour: 'url(x)', sign: 'drop' }] } },
  { deck: { ...KITES.deck, cards: { S1: { suit: 'S', rank: 1, points: null } } } },
  { deck: { ...KITES.deck, cards: { S1: null } } },
  { texts: { english: 'x' } },
  { texts: { en: 7 } },
]) {
  test(`no game: ${JSON.stringify(wrong)}`, () => assert.equal(isGame({ ...KITES, ...wrong }), false));
}

test('an added game is known at the next visit, and one that never came to its end is set aside', async () => {
  const { shelf } = new Tab();
  const { note } = await new Tab({ shelf }).import('engine/known-games');
  note(ADDON);
  assert.deepEqual((await new Tab({ shelf }).import('engine/known-games')).addedGames(), [KITES]);
  note({ ...ADDON, tries: 2 });
  const next = await new Tab({ shelf }).import('engine/known-games');
  assert.deepEqual([next.addedGames(), next.addons.value[0].fault], [[], { id: 'hangs', params: {} }]);
  next.forget('trick-table-kites');
  assert.deepEqual((await new Tab({ shelf }).import('engine/known-games')).addons.value, []);
});

test('what another tab adds and removes is heard of; how far it has come with installing is not', async () => {
  const shelf = new Shelf();
  const here = await new Tab({ shelf }).import('engine/known-games');
  /** @type {[string, boolean][]} */
  const heard = [];
  here.followAddons((name, before) => heard.push([name, before !== null]));
  const there = await new Tab({ shelf }).import('engine/known-games');
  there.note(ADDON);
  there.note({ ...ADDON, tries: 1 });
  there.forget('trick-table-kites');
  assert.deepEqual(heard, [
    ['trick-table-kites', false],
    ['trick-table-kites', true],
  ]);
  assert.deepEqual(here.addons.value, []);
});

test('a game that storage spoils keeps no page from starting', async () => {
  for (const games of [[null], [{ ...KITES, options: [null] }], [{}], null]) {
    const shelf = shelfOf({ 'addon:trick-table-kites': JSON.stringify({ ...ADDON, games }) });
    assert.deepEqual((await new Tab({ shelf }).import('engine/known-games')).addons.value, []);
  }
});

test('an added game under the name of another package is none', async () => {
  const shelf = shelfOf({ 'addon:other': JSON.stringify(ADDON), 'addon:x': '{}', 'addon:y': '{{{' });
  assert.deepEqual((await new Tab({ shelf }).import('engine/known-games')).addons.value, []);
});

test('a notice goes by itself, and a new one has its whole time', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  say('one');
  mock.timers.tick(7_000);
  say('two', { count: 2 });
  mock.timers.tick(7_000);
  assert.deepEqual([notice.value?.id, notice.value?.params], ['two', { count: 2 }]);
  mock.timers.tick(1_000);
  assert.equal(notice.value, null);
  say('three');
  hush();
  assert.equal(notice.value, null);
});
