// The page's own part of a saved match, read with distrust.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  defaultName,
  isId,
  isMoment,
  isTyped,
  newId,
  readPagePart,
  seated,
  wordOf,
} from '../../web/app/storage/page-part.js';
import { matchDoc } from './documents.js';

const { page: PAGE } = await matchDoc({ id: 'abc', barrier: 1, advice: [1, 0, 2], undone: 3 });
const LEVELS = ['beginner', 'club'];

/** @param {object} otherwise */
const read = (otherwise) => readPagePart({ ...PAGE, ...otherwise }, 3, LEVELS);

test('what the page has written it believes', () => assert.deepEqual(read({}), PAGE));

for (const value of [null, undefined, 7, 'x', [], [PAGE], {}]) {
  test(`no part at all: ${JSON.stringify(value)}`, () => assert.equal(readPagePart(value, 3, LEVELS), null));
}

for (const otherwise of [
  { id: '' },
  { id: 'A' },
  { id: '__proto__' },
  { id: 'x'.repeat(25) },
  { id: ['abc'] },
  { glance: null },
  { glance: { ...PAGE.glance, scores: [0, 0] } },
  { glance: { ...PAGE.glance, scores: [0, 0, 1.5] } },
  { glance: { ...PAGE.glance, to_act: 3 } },
  { glance: { ...PAGE.glance, winners: [3] } },
  { glance: { ...PAGE.glance, winners: 0 } },
  { glance: { ...PAGE.glance, round: -1 } },
  { glance: { ...PAGE.glance, is_over: 1 } },
]) {
  test(`without a name and a glance it is none: ${JSON.stringify(otherwise).slice(0, 60)}`, () => {
    assert.equal(read(otherwise), null);
  });
}

test('what is odd is left out, and the rest stays', () => {
  const odd = {
    link: 'x'.repeat(2001),
    undone: -1,
    opened: 'yes',
    fork: { of: '', at: 0 },
    barrier: 0.5,
  };
  const { link, undone, opened, fork, barrier, players } = /** @type {typeof PAGE} */ (read(odd));
  assert.deepEqual([link, undone, opened, fork, barrier], ['', 0, false, null, 0]);
  assert.deepEqual(players, PAGE.players);
  assert.deepEqual(read({ advice: [1] })?.advice, [1, 0, 0]);
  assert.deepEqual(read({ advice: [1, 1, 1, 1] })?.advice, [1, 1, 1]);
  assert.deepEqual(read({ fork: { of: 'b', at: 2, more: 1 } })?.fork, { of: 'b', at: 2 });
});

test('as many players as there are seats: people with the signs of their seats, computers with faces', () => {
  const [mei] = PAGE.players;
  const players = read({
    players: [
      { ...mei, name: `  ${'é'.repeat(20)} `, crest: '<img>' },
      { kind: 'computer', level: 'x' },
    ],
  })?.players;
  assert.deepEqual(players, [
    { name: 'é'.repeat(16), kind: 'human', level: '', crest: 'plum' },
    { name: defaultName(1, true), kind: 'computer', level: 'beginner', crest: 'face-moon' },
    { name: defaultName(2, false), kind: 'human', level: '', crest: 'wave' },
  ]);
});

test('only a match that was dealt so has tempers', () => {
  assert.deepEqual(
    [undefined, 1, true].map((tempers) => read({ tempers })?.tempers),
    [false, false, true],
  );
});

test('a new name is one that a match may have, and no other’s', () => {
  const ids = Array.from({ length: 100 }, newId);
  assert.ok(ids.every(isId));
  assert.equal(new Set(ids).size, 100);
});

test('what may be a moment, and what may not', () => {
  assert.deepEqual([0, 1, 8.64e15].map(isMoment), [true, true, true]);
  assert.deepEqual([-1, 1.5, 8.64e15 + 1, NaN, '1', null].map(isMoment), [false, false, false, false, false, false]);
});

test('who sits there by a word, and the word for them', () => {
  for (const word of ['person', 'club']) assert.equal(wordOf(seated(word, 1)), word);
  assert.equal(seated('person', 0, '  Mei ').name, 'Mei');
  assert.equal(seated('club', 0, 'Mei').name, defaultName(0, true), 'a computer player has its own name');
});

test('a name that nobody typed is known in every language', () => {
  assert.equal(isTyped('Player 1', 0), false);
  assert.equal(isTyped('プレイヤー1', 0), false);
  assert.equal(isTyped('Player 1', 1), true);
  assert.equal(isTyped('Mei', 0), true);
});

test('a name has sixteen code points at most, and none of them in halves', () => {
  const name = '🪁'.repeat(300);
  const players = [{ ...PAGE.players[0], name }, ...PAGE.players.slice(1)];
  assert.equal(read({ players })?.players[0].name, '🪁'.repeat(16));
  assert.equal(seated('person', 0, name).name, '🪁'.repeat(16));
});
