// One line a finished match: counted once, never lost, and read with distrust.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seal } from '../../web/app/storage/revisions.js';
import { Shelf, Tab } from './browser.js';
import { matchDoc } from './documents.js';

const KEY = 'trick-table:statistics';
const DOC = await matchDoc({ id: 'abc', created: 36 ** 7 });
const RANKING = [2, 0, 1].map((seat, at) => ({ seat, place: at + 1, behind: 0 }));
const GLANCE = { ...DOC.page.glance, is_over: true, to_act: null, scores: [7, -2, 9], winners: [2], ranking: RANKING };

/** @param {Partial<PagePart>} [page] @returns {MatchDoc} a finished match */
const over = (page = {}) => ({ ...DOC, page: { ...DOC.page, glance: GLANCE, ...page } });

/** @param {number} at @param {Partial<Result>} [otherwise] @returns {Result} */
const result = (at, otherwise = {}) => ({
  match: `${at}-0123abcd`,
  game: 'red-dragon',
  ended: 1_700_000_000_000 + at,
  seats: 3,
  against: 'beginner',
  people: [{ name: 'Mei', place: 1, score: 7, won: true, helped: false }],
  ...otherwise,
});

/** A tab that has read what is kept. @param {string | Shelf} [kept] */
async function opened(kept = new Shelf()) {
  const shelf = typeof kept === 'string' ? new Shelf({ [KEY]: kept }) : kept;
  const tab = new Tab({ shelf });
  const { storageState } = await tab.import('storage/local-storage');
  const statistics = await tab.import('storage/statistics');
  statistics.loadStatistics();
  return { tab, shelf, storageState, ...statistics };
}

/** @param {{ results: { value: Result[] } }} statistics */
const matchesOf = ({ results }) => results.value.map(({ match }) => match);

test('a finished match counts for its people, with what they did', async () => {
  const { countMatch, results } = await opened();
  const before = Date.now();
  countMatch(over());
  const [{ ended, match, ...told }] = results.value;
  assert.match(match, /^10000000-[0-9a-f]{8}$/);
  assert.ok(ended >= before && ended <= Date.now());
  assert.deepEqual(told, {
    game: 'red-dragon',
    seats: 3,
    against: 'beginner',
    people: [{ name: 'Mei', place: 2, score: 7, won: false, helped: false }],
  });
});

test('a match counts once, however often its end is reached, and the first word on it stays', async () => {
  const { countMatch, results } = await opened();
  countMatch(over());
  const [first] = results.value;
  countMatch(over({ id: 'copy', undone: 3, glance: { ...GLANCE, scores: [99, 0, 0], winners: [0] } }));
  assert.deepEqual(results.value, [first]);
});

test('two matches of one deal are two', async () => {
  const { countMatch, results } = await opened();
  countMatch(over());
  countMatch(over({ created: 36 ** 7 + 1 }));
  assert.equal(results.value.length, 2);
});

test('a “what if” never counts, nor does what only computers play', async () => {
  const { countMatch, results } = await opened();
  countMatch(over({ fork: { of: 'x', at: 3 } }));
  countMatch(over({ players: DOC.page.players.map((player) => ({ ...player, kind: 'computer', level: 'club' })) }));
  assert.deepEqual(results.value, []);
});

for (const [what, page] of Object.entries(
  /** @type {Record<string, Partial<PagePart>>} */ ({
    'something taken back': { undone: 1 },
    'an own hint': { advice: [1, 0, 0] },
    'open hands': { opened: true },
  }),
)) {
  test(`help is help: ${what}`, async () => {
    const { countMatch, results } = await opened();
    countMatch(over(page));
    assert.equal(results.value[0].people[0].helped, true);
  });
}

test('another one’s hint is no help of mine', async () => {
  const { countMatch, results } = await opened();
  const players = DOC.page.players.map((player, seat) => ({
    ...player,
    kind: /** @type {const} */ ('human'),
    name: 'ABC'[seat],
  }));
  countMatch(over({ players, advice: [0, 2, 0] }));
  assert.deepEqual(
    results.value[0].people.map(({ name, place, won, helped }) => [name, place, won, helped]),
    [
      ['A', 2, false, false],
      ['B', 3, false, true],
      ['C', 1, true, false],
    ],
  );
  assert.equal(results.value[0].against, 'people');
});

test('several levels at one table are told as mixed', async () => {
  const { countMatch, results } = await opened();
  countMatch(
    over({ players: DOC.page.players.map((player, seat) => (seat === 2 ? { ...player, level: 'club' } : player)) }),
  );
  assert.equal(results.value[0].against, 'mixed');
});

test('what is counted is there at the next visit, latest first', async () => {
  const { shelf, add } = await opened();
  assert.equal(add([result(1), result(3), result(2), result(3)]), 3);
  assert.equal(add([result(2), result(4)]), 1);
  assert.deepEqual(matchesOf(await opened(shelf)), ['4-0123abcd', '3-0123abcd', '2-0123abcd', '1-0123abcd']);
});

test('only so many of the latest are remembered', async () => {
  const { add, results, REMEMBERED } = await opened();
  add(Array.from({ length: REMEMBERED + 5 }, (_, at) => result(at)));
  assert.equal(results.value.length, REMEMBERED);
  assert.equal(results.value.at(-1)?.match, '5-0123abcd');
});

test('what is forgotten is forgotten in every tab, and comes back everywhere', async () => {
  const shelf = new Shelf();
  const here = await opened(shelf);
  here.add([result(1)]);
  const there = await opened(shelf);
  assert.equal(there.results.value.length, 1);
  here.tab.enter();
  const takeBack = here.reset();
  assert.deepEqual([here.results.value, there.results.value], [[], []]);
  takeBack();
  assert.deepEqual([matchesOf(here), matchesOf(there)], [['1-0123abcd'], ['1-0123abcd']]);
});

test('what two tabs count is counted in both', async () => {
  const shelf = new Shelf();
  const [here, there] = [await opened(shelf), await opened(shelf)];
  there.add([result(1)]);
  here.tab.enter();
  here.add([result(2)]);
  assert.deepEqual([matchesOf(here), matchesOf(there)], [matchesOf(there), ['2-0123abcd', '1-0123abcd']]);
});

test('a storage that is wiped while the page is open forgets nothing', async () => {
  const { shelf, add, results } = await opened();
  add([result(1)]);
  shelf.clear();
  add([result(2)]);
  assert.equal(results.value.length, 2);
  assert.equal((await opened(shelf)).results.value.length, 2);
});

test('what finds no room counts as long as the page is open, and is kept as soon as there is some', async () => {
  const { shelf, add, results, storageState } = await opened();
  add([result(1)]);
  shelf.limit(10);
  add([result(2)]);
  assert.deepEqual([results.value.length, storageState.value], [2, 'full']);
  assert.equal((await opened(shelf)).results.value.length, 1);
  shelf.limit(10_000);
  add([result(3)]);
  assert.equal((await opened(shelf)).results.value.length, 3);
});

for (const text of [
  'tt1 0 deadbeef\n[]',
  '',
  'x',
  '{}',
  '{"half',
  seal(0, '{{{'),
  seal(0, '[null]'),
  seal(0, '[]', 2),
]) {
  test(`statistics that cannot be read are set aside, and can be dropped: ${JSON.stringify(text.slice(0, 20))}`, async () => {
    const { shelf, add, results, quarantinedStatistics, dropQuarantined } = await opened(text);
    assert.deepEqual(results.value, []);
    assert.deepEqual(
      quarantinedStatistics.value.map((aside) => aside.text),
      [text],
    );
    add([result(1)]);
    const next = await opened(shelf);
    assert.deepEqual([matchesOf(next), next.quarantinedStatistics.value.length], [['1-0123abcd'], 1]);
    dropQuarantined(quarantinedStatistics.value[0].key);
    assert.deepEqual(quarantinedStatistics.value, []);
  });
}

test('what cannot be set aside stays where it is', async () => {
  const shelf = new Shelf({ [KEY]: 'x'.repeat(100) });
  shelf.limit(20);
  const { add, results } = await opened(shelf);
  add([result(1)]);
  assert.equal(results.value.length, 1);
  assert.equal(shelf.getItem(KEY), 'x'.repeat(100));
});

test('what an older page set aside and this one can read comes back', async () => {
  const shelf = new Shelf({
    [KEY]: seal(0, JSON.stringify([result(1)])),
    [`${KEY}-aside:5`]: seal(0, JSON.stringify([result(2), result(1)])),
    [`${KEY}-aside:6`]: 'x',
  });
  const { quarantinedStatistics, ...statistics } = await opened(shelf);
  assert.deepEqual(matchesOf(statistics), ['2-0123abcd', '1-0123abcd']);
  assert.deepEqual(
    quarantinedStatistics.value.map(({ text }) => text),
    ['x'],
  );
});

const { isResults } = await opened();

test('a list of results is one, whatever it counts', () => {
  assert.equal(isResults([]), true);
  assert.equal(isResults([result(1), result(2, { against: 'people', seats: 1 })]), true);
});

const [person] = result(1).people;
for (const wrong of [
  { match: '' },
  { match: 'x' },
  { match: '1-0123ABCD' },
  { match: `${'1'.repeat(13)}-0123abcd` },
  { game: 'Red Dragon' },
  { game: '' },
  { game: '<b>' },
  { against: 7 },
  { against: 'x'.repeat(31) },
  { ended: -1 },
  { ended: 1.5 },
  { ended: 8.64e15 + 1 },
  { seats: 21 },
  { seats: '3' },
  { people: [] },
  { people: {} },
  { people: [person, person, person, person] },
  { people: [null] },
  { people: [{ ...person, name: '' }] },
  { people: [{ ...person, name: 'x'.repeat(17) }] },
  { people: [{ ...person, place: 0 }] },
  { people: [{ ...person, place: 9 }] },
  { people: [{ ...person, score: NaN }] },
  { people: [{ ...person, score: 1e300 }] },
  { people: [{ ...person, won: 1 }] },
  { people: [{ ...person, helped: undefined }] },
]) {
  test(`no result: ${JSON.stringify(wrong)}`, () => {
    assert.equal(isResults([result(1), { ...result(2), ...wrong }]), false);
  });
}
