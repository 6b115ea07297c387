// How far an undo reaches.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MatchRecord } from '../../web/app/match/match-record.js';
import { matchDoc } from './documents.js';

/** How many actions go back. @param {string} actors who acted, a digit an action @param {number} people on the first seats
 *  @param {number} [barrier] */
async function undoable(actors, people, barrier = 0) {
  const record = new MatchRecord(await matchDoc({ barrier }, { people }), () => {});
  record.actors = [...actors].map(Number);
  return record.undoable;
}

test('against computers everything down to the last own action goes back', async () => {
  assert.equal(await undoable('012012', 1), 3);
  assert.equal(await undoable('0120', 1), 1);
  assert.equal(await undoable('0121212', 1, 7), 7, 'a barrier is for people only');
});

test('there is nothing to take back before a person has acted, or where nobody is one', async () => {
  assert.equal(await undoable('', 1), 0);
  assert.equal(await undoable('1212', 1), 0);
  assert.equal(await undoable('0120', 0), 0);
});

test('people at one screen take back nothing that another has looked behind', async () => {
  assert.equal(await undoable('0120', 2), 1);
  assert.equal(await undoable('0120', 2, 3), 1);
  assert.equal(await undoable('0120', 2, 4), 0);
  assert.equal(await undoable('0122', 2, 2), 0, 'their last action lies before it');
  assert.equal(await undoable('0122', 2, 1), 3);
});
