// Matches that leave as a file or a code, and come in as one.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { EngineError } from '../../web/app/engine/engine.js';
import { adopted, codeOf, exportMatch, linkIn, readDocument } from '../../web/app/storage/exchange.js';
import { seal } from '../../web/app/storage/revisions.js';
import { readLink } from '../../web/app/shell/links.js';
import { saveProblem, shareProblem } from '../../web/app/engine/problem-text.js';
import { matchDoc } from './documents.js';
import { engine } from './engine.js';

const DOC = await matchDoc({ id: 'abc', created: 5, updated: 6, link: 'game=red-dragon' }, { actions: 5 });

/** @param {string} text */
const fileOf = (text) => new File([text], 'x.tricktable.json');

/** Why a match does not come in. @param {Promise<unknown>} coming @returns {Promise<EngineError>} */
async function refusal(coming) {
  try {
    await coming;
  } catch (problem) {
    if (problem instanceof EngineError) return problem;
    throw problem;
  }
  throw new Error('it came in');
}

/** @param {unknown} document */
const read = async (document) =>
  adopted(await readDocument(fileOf(typeof document === 'string' ? document : JSON.stringify(document))), engine);

test('a match from a file is a match of its own, with the people and all they did', async () => {
  const doc = await read(DOC);
  const { id, updated, ...page } = doc.page;
  const { id: _id, updated: _updated, ...before } = DOC.page;
  assert.match(id, /^[0-9a-z]{1,24}$/);
  assert.notEqual(id, 'abc');
  assert.ok(updated > 6);
  assert.deepEqual(page, before);
  const { page: _page, ...save } = DOC;
  assert.deepEqual({ ...doc, page: null }, { ...save, page: null });
  assert.notEqual((await read(DOC)).page.id, id);
});

test('what the engine finds outweighs what a file tells', async () => {
  const told = { ...DOC.page, glance: { ...DOC.page.glance, is_over: true, scores: [9, 9, 9] } };
  const { page } = await read({ ...DOC, page: told });
  assert.deepEqual(page.glance, DOC.page.glance);
});

for (const page of [undefined, null, 7, 'x', [], { players: 'x', advice: {}, fork: [], link: 7 }]) {
  test(`a page’s part that is none is made up for: ${JSON.stringify(page)}`, async () => {
    const { players, advice, fork, link, opened } = (await read({ ...DOC, page })).page;
    assert.deepEqual(
      players.map(({ kind, level, crest }) => [kind, level, crest]),
      [
        ['human', '', 'plum'],
        ['computer', 'beginner', 'face-moon'],
        ['computer', 'beginner', 'face-wave'],
      ],
    );
    assert.deepEqual([advice, fork, link, opened], [[0, 0, 0], null, '', false]);
  });
}

const { log: _log, ...withoutLog } = DOC;
for (const [id, document, sentence] of /** @type {[string, unknown, string][]} */ ([
  ['not-a-save', 'rubbish', 'not a saved match'],
  ['not-a-save', '', 'not a saved match'],
  ['not-a-save', '[1, 2]', 'not a saved match'],
  ['not-a-save', 'null', 'not a saved match'],
  ['not-a-save', '7', 'not a saved match'],
  ['not-a-save', '['.repeat(100_000), 'not a saved match'],
  ['not-a-save', '{"a":'.repeat(9000) + 1 + '}'.repeat(9000), 'not a saved match'],
  ['missing-field', withoutLog, '“log” is missing'],
  ['wrong-type', { ...DOC, log: 'play R1' }, '“log” is not what it should be'],
  ['unknown-game', { ...DOC, game: 'whist' }, 'whist'],
  ['newer-format', { ...DOC, version: 99 }, 'newer Trick Table'],
  ['other-rules', { ...DOC, rules_version: 99 }, 'another edition of the rules'],
  ['bad-seats', { ...DOC, seats: 9 }, '9 seats'],
  ['bad-option', { ...DOC, options: { moon: 'full' } }, '“moon”'],
  ['bad-seed', { ...DOC, seed: '' }, 'its deal cannot be read'],
  ['illegal-action', { ...DOC, log: ['play R1'] }, '“play R1”'],
  ['digest-mismatch', { ...DOC, digest: '0'.repeat(32) }, 'changed it since'],
  ['too-large', { ...DOC, note: 'x'.repeat(6_000_000) }, 'far too large'],
  ['too-large', 'x'.repeat(10_000_001), 'far too large'],
])) {
  test(`refused in a sentence: ${id}, ${JSON.stringify(document).slice(0, 30)}`, async () => {
    const problem = await refusal(read(document));
    assert.equal(problem.kind, 'save');
    if (id !== 'bad-option') assert.equal(problem.id, id);
    assert.ok(saveProblem(problem).includes(sentence), saveProblem(problem));
  });
}

test('a file that has gone since it was chosen is told', async () => {
  const gone = fileOf('{}');
  gone.text = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  assert.deepEqual((await refusal(readDocument(gone))).id, 'unreadable');
});

test('a match goes into a code and comes back with its people and what they did', async () => {
  const doc = { ...DOC, page: { ...DOC.page, undone: 2, advice: [1, 0, 0], opened: true, created: 77 } };
  const code = await codeOf(doc, engine);
  assert.ok(code.length < 500);
  const link = await readLink(`match=${code}`, engine);
  const back = await adopted(/** @type {MatchDoc} */ (link.match), engine);
  assert.deepEqual([back.log, back.seed], [doc.log, doc.seed]);
  const { players, undone, advice, opened, created } = back.page;
  assert.deepEqual({ players, undone, advice, opened, created }, { ...pick(doc.page) });
});

/** @param {MatchDoc['page']} page */
const pick = ({ players, undone, advice, opened, created }) => ({ players, undone, advice, opened, created });

// Where the page lies matters to nobody who has pasted its address.
const PAGE = new URL('some/', location.href).href;
for (const [pasted, link] of Object.entries({
  'TT1.AB-C': 'match=TT1.AB-C',
  ' TT1.A\nB C ': 'match=TT1.ABC',
  'match=TT1.AB': 'match=TT1.AB',
  [`look at ${PAGE}#match=TT1.AB\n`]: 'match=TT1.AB',
  [`${PAGE}#game=red-dragon&seed=oak`]: 'game=red-dragon&seed=oak',
  'game=x': 'game=x',
  '#': '',
  '': '',
  '   ': '',
})) {
  test(`what somebody has pasted is a link: ${JSON.stringify(pasted)}`, () => assert.equal(linkIn(pasted), link));
}

for (const [link, sentence] of Object.entries({
  'game=whist': 'no game “whist” here',
  'game=red-dragon&rules=9': 'another edition of the rules',
  'game=red-dragon&seats=9': 'Possible: 3, 4, 5, 6',
  'game=red-dragon&colour=red': 'does not know',
  'match=TT9.AAAA': 'newer Trick Table',
  'match=hello': 'It is not a Trick Table code',
  'match=TT7.ABCD': 'newer Trick Table',
  'match=TT1.ABCD': 'is missing or wrong',
  'match=%E0%A4%A': 'It is not a Trick Table link',
  [`match=TT1.${'A'.repeat(50_000)}`]: 'far too long',
  'match=': 'It is not a Trick Table code',
  hello: 'not a Trick Table link',
  '': 'does not say which game',
})) {
  test(`a link that does not open says why: ${link.slice(0, 40)}`, async () => {
    const words = shareProblem(await refusal(readLink(link, engine)));
    assert.ok(words.includes(sentence), words);
  });
}

/** What leaves the page, as a download. */
function caught() {
  /** @type {{ name: string, file: Promise<string> }[]} */
  const files = [];
  mock.method(URL, 'createObjectURL', (/** @type {File} */ file) => {
    files.push({ name: file.name, file: file.text() });
    return 'blob:x';
  });
  mock.timers.enable({ apis: ['setTimeout'] });
  Object.assign(document, { createElement: () => ({ click() {} }) });
  return files;
}

test('a match leaves as a file that says what it is and of which day', async () => {
  const files = caught();
  const doc = { ...DOC, page: { ...DOC.page, updated: Date.UTC(2026, 10, 21, 12) } };
  await exportMatch({ id: 'abcdef', doc, text: seal(3, JSON.stringify(doc)) });
  assert.equal(files[0].name, 'red-dragon-2026-11-21-abcd.tricktable.json');
  assert.deepEqual(JSON.parse(await files[0].file), doc);
});

for (const [text, inside] of [
  ['tt1 half', 'tt1 half'],
  [seal(3, '[1, 2]'), '[1, 2]'],
  [seal(3, '{}', 2), seal(3, '{}', 2)],
]) {
  test(`a damaged text leaves as it is, or what is whole of it: ${JSON.stringify(text.slice(0, 12))}`, async () => {
    const files = caught();
    await exportMatch({ id: 'abc', text });
    assert.equal(await files[0].file, inside);
  });
}

test('hundreds of spoilt files and codes are matches, or refused as saves', async () => {
  const names = DOC.page.players.map((player) => ({ ...player, name: '<img src=x>' }));
  const sound = { ...DOC, page: { ...DOC.page, players: names } };
  /** @type {string[]} */
  const texts = await engine.call('spoilt', { documents: [sound], count: 150 });
  /** @type {string[]} */
  const codes = await engine.call('forged', { code: await codeOf(sound, engine), count: 150 });
  const tries = [
    ...texts.map((text) => read(text)),
    ...codes.map(async (code) => adopted((await readLink(`match=${code}`, engine)).match, engine)),
  ];
  const outcomes = await Promise.all(
    tries.map((coming) =>
      coming.then(
        ({ page }) => page.players.every(({ name }) => name.length > 0 && name.length <= 16),
        (problem) => problem.kind,
      ),
    ),
  );
  assert.deepEqual(new Set(outcomes), new Set([true, 'save']));
  assert.ok(outcomes.length > 320);
  assert.equal(/** @type {any} */ ({}).polluted, undefined);
});
