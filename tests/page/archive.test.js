// Everything of a device in one file, and back: each part is checked before anything is kept.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { saveProblem } from '../../web/app/engine/problem-text.js';
import { Shelf, Tab } from './browser.js';
import { matchDoc } from './documents.js';
import { engine as bridge, engineOf } from './engine.js';

const OAK = await matchDoc({ id: 'oak', created: 11, updated: 21 }, { actions: 4 });
const ELM = await matchDoc({ id: 'elm', created: 12, updated: 22 }, { seed: 'elm', actions: 3 });
const OVER = await matchDoc({ id: 'over', created: 1 }, { game: 'scharfe-schoten', actions: 1000 });

/** @param {number} at @returns {Result} */
const result = (at) => ({
  match: `${at}-0123abcd`,
  game: 'red-dragon',
  ended: 1_700_000_000_000 + at,
  seats: 3,
  against: 'beginner',
  people: [{ name: 'Mei', place: 1, score: 7, won: true, helped: false }],
});

/** @param {object} [otherwise] @returns {any} */
const archive = (otherwise = {}) => ({
  format: 'trick-table-archive',
  version: 1,
  made: '2026-01-01T00:00:00.000Z',
  matches: [OAK, ELM],
  results: [result(1)],
  ...otherwise,
});

/** A device with these matches on it; `speaks`: it can name players who have no name.
 *  @param {MatchDoc[]} [kept] */
async function opened(kept = [], { speaks = false } = {}) {
  const tab = new Tab({ shelf: new Shelf() });
  if (speaks) await (await tab.import('ui/i18n')).fetchLanguage('en');
  const saves = await tab.import('storage/saves');
  const { results } = await tab.import('storage/statistics');
  const { exportAll, isArchive, readArchive, take } = await tab.import('storage/exchange');
  const engine = engineOf((await tab.import('engine/engine')).EngineError);
  for (const doc of kept) saves.keep(doc);
  return {
    ...tab,
    saves,
    results,
    isArchive,
    exportAll,
    take,
    read: (/** @type {any} */ document) => readArchive(document, engine),
  };
}

/** @param {{ saves: { matches: { value: { id: string }[] } } }} device */
const idsOf = ({ saves }) => saves.matches.value.map(({ id }) => id).sort();

test('an empty device takes in everything, as it was', async () => {
  const device = await opened();
  const arrival = await device.read(archive());
  assert.deepEqual([arrival.fresh.length, arrival.known, arrival.refused], [2, 0, []]);
  assert.deepEqual([idsOf(device), device.results.value], [[], []], 'nothing is kept before somebody has said so');
  assert.equal(device.take(arrival), 1);
  assert.deepEqual(idsOf(device), ['elm', 'oak']);
  assert.deepEqual([device.saves.find('oak')?.doc, device.saves.find('elm')?.doc], [OAK, ELM]);
  assert.deepEqual(device.results.value, [result(1)]);
});

test('what goes into a file comes out of it', async () => {
  /** @type {File[]} */
  const files = [];
  const device = await opened([OAK, ELM]);
  mock.method(URL, 'createObjectURL', (/** @type {File} */ file) => files.push(file));
  mock.timers.enable({ apis: ['setTimeout'] });
  Object.assign(document, { createElement: () => ({ click() {} }) });
  await device.exportAll();
  assert.match(files[0].name, /^trick-table-\d{4}-\d\d-\d\d\.tricktable\.json$/);
  const written = JSON.parse(await files[0].text());
  assert.equal(device.isArchive(written), true);
  const other = await opened();
  other.take(await other.read(written));
  assert.deepEqual([other.saves.find('oak')?.doc, other.saves.find('elm')?.doc], [OAK, ELM]);
});

test('twice is once', async () => {
  const device = await opened();
  device.take(await device.read(archive()));
  const arrival = await device.read(archive({ matches: [OAK, ELM, ELM] }));
  assert.deepEqual([arrival.fresh, arrival.known], [[], 3]);
  assert.equal(device.take(arrival), 0);
  assert.deepEqual(idsOf(device), ['elm', 'oak']);
});

test('an earlier state of a match that is here is known; a later one is a match beside it', async () => {
  const device = await opened([OAK]);
  const earlier = await matchDoc(OAK.page, { actions: 2 });
  assert.equal((await device.read(archive({ matches: [earlier] }))).known, 1);
  const later = await matchDoc({ id: 'oak', created: 11, updated: 30 }, { actions: 6 });
  const { fresh } = await device.read(archive({ matches: [later] }));
  assert.equal(fresh.length, 1);
  assert.notEqual(fresh[0].page.id, 'oak');
});

test('the same deal begun at another time, by others or as a “what if”, is another match', async () => {
  const device = await opened([OAK]);
  const others = [
    { ...OAK, page: { ...OAK.page, created: 99 } },
    { ...OAK, page: { ...OAK.page, fork: { of: 'oak', at: 2 } } },
  ];
  assert.equal((await device.read(archive({ matches: others }))).fresh.length, 2);
});

test('two matches that somebody has given one name are still two', async () => {
  const device = await opened();
  device.take(await device.read(archive({ matches: [OAK, { ...ELM, page: { ...ELM.page, id: 'oak' } }] })));
  assert.equal(idsOf(device).length, 2);
  assert.deepEqual(device.saves.find('oak')?.doc, OAK);
});

for (const [what, page] of Object.entries({
  'a name that is none': { id: '__proto__' },
  'no name': { id: null },
  'an age from the future': { updated: Date.now() + 10 ** 9 },
  'an age that is none': { updated: 'x' },
})) {
  test(`a match with ${what} comes in with one of this device`, async () => {
    const device = await opened();
    const { fresh } = await device.read(archive({ matches: [{ ...OAK, page: { ...OAK.page, ...page } }] }));
    assert.match(fresh[0].page.id, /^[0-9a-z]{1,24}$/);
    assert.ok(fresh[0].page.updated <= Date.now());
  });
}

for (const [id, otherwise] of /** @type {[string, object][]} */ ([
  ['newer-format', { version: 2 }],
  ['wrong-type', { version: '1' }],
  ['wrong-type', { version: 0 }],
  ['wrong-type', { version: 1.5 }],
  ['wrong-type', { version: 1e300 }],
  ['wrong-type', { matches: {} }],
  ['wrong-type', { matches: [OAK, null] }],
  ['wrong-type', { matches: ['x'] }],
  ['too-large', { matches: Array.from({ length: 5001 }, () => ({})) }],
  ['wrong-type', { results: null }],
  ['wrong-type', { results: [result(1), { ...result(2), people: [] }] }],
])) {
  test(`a file that is unsound as a whole is refused as a whole: ${JSON.stringify(otherwise).slice(0, 40)}`, async () => {
    const device = await opened();
    const problem = { kind: 'save', id };
    await assert.rejects(device.read(archive(otherwise)), problem);
    assert.deepEqual([idsOf(device), device.results.value], [[], []]);
  });
}

test('a match that the engine refuses stays out, and the sound ones come in', async () => {
  const device = await opened();
  const cheated = { ...OAK, log: OAK.log.slice(0, -1) };
  const arrival = await device.read(archive({ matches: [cheated, ELM, {}] }));
  assert.deepEqual(
    arrival.refused.map(({ id }) => id),
    ['digest-mismatch', 'not-a-save'],
  );
  device.take(arrival);
  assert.deepEqual(idsOf(device), ['elm']);
});

test('a fault of the engine is no fault of the file', async () => {
  const tab = new Tab();
  const { EngineError } = await tab.import('engine/engine');
  const { readArchive } = await tab.import('storage/exchange');
  const lost = new EngineError('engine', 'lost', {});
  const engine = { call: () => Promise.reject(lost) };
  await assert.rejects(readArchive(archive(), engine), lost);
});

test('a crowded file makes nothing on this device go', async () => {
  const device = await opened([OVER], { speaks: true });
  const crowd = Array.from({ length: 42 }, (_, at) => ({ ...OVER, page: { created: at + 2 } }));
  const far = 8_640_000_000_000_000; // the last date there is
  const results = Array.from({ length: 2100 }, (_, at) => ({ ...result(at + 2), ended: far }));
  device.take(await device.read(archive({ matches: [], results: [result(1)] })));
  const arrival = await device.read(archive({ matches: crowd, results }));
  assert.deepEqual(
    arrival.refused.map(({ id, params }) => [id, params.most]),
    [
      ['no-room', 40],
      ['no-room', 40],
      ['no-room', 40],
    ],
  );
  assert.ok(saveProblem(arrival.refused[0]).startsWith('It is over'));
  device.take(arrival);
  assert.equal(idsOf(device).length, 40);
  assert.deepEqual(device.saves.find('over')?.doc, OVER);
  // What is played from now on is later than what has come in, whenever that claims to be from.
  const kept = device.results.value;
  assert.equal(kept.length, 2000);
  assert.ok(kept.some(({ match }) => match === result(1).match));
  assert.ok(kept.every(({ ended }) => ended <= Date.now()));
});

test('hundreds of spoilt files take nothing away', async () => {
  const device = await opened([OVER], { speaks: true });
  /** @type {string[]} */
  const texts = await bridge.call('spoilt', { documents: [archive()], count: 40 });
  let taken = 0;
  for (const text of texts.filter((each) => !/\b(NaN|Infinity)\b/.test(each))) {
    const document = JSON.parse(text);
    if (typeof document !== 'object' || document === null || !device.isArchive(document)) continue;
    const arrival = await device.read(document).catch((problem) => {
      assert.equal(problem.kind, 'save');
      return null;
    });
    if (!arrival) continue;
    device.take(arrival);
    taken += 1;
  }
  assert.ok(taken > 10);
  assert.deepEqual(device.saves.find('over')?.doc, OVER);
  assert.equal(device.saves.quarantined.value.length, 0);
  for (const { doc } of device.saves.matches.value)
    assert.ok([OAK, ELM, OVER].some(({ seed, log }) => doc?.seed === seed && doc.log.join() === log.join()));
  assert.equal(/** @type {any} */ ({}).polluted, undefined);
});
