// How much a computer player may think, and what it is told of the table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { turnOf } from '../../web/app/engine/thinker.js';
import { seated } from '../../web/app/storage/page-part.js';
import { matchDoc } from './documents.js';

const { page } = await matchDoc();
const players = ['person', 'casual', 'master'].map((word, seat) => seated(word, seat));

test('a computer player is told who sits there, a person being of no level', () => {
  assert.deepEqual(turnOf({ ...page, players }, 'brisk').seated, ['', 'casual', 'master']);
});

test('behind a link it thinks as much as it would anywhere', () => {
  const linked = { ...page, players, link: 'game=red-dragon' };
  assert.deepEqual(turnOf(linked, 'brisk'), turnOf(linked, 'deep'));
  assert.equal(turnOf(linked, 'deep').seconds, null);
  assert.notDeepEqual(turnOf({ ...page, players }, 'brisk'), turnOf({ ...page, players }, 'deep'));
});
