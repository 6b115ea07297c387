// Who came in where.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ranking } from '../../web/app/storage/statistics.js';

/** @param {number[]} scores @param {number[]} winners */
const told = (scores, winners) => ranking(scores, winners).map(({ seat, place }) => `${place}:${seat}`);

test('the higher total comes first', () => {
  assert.deepEqual(told([3, -2, 10], [2]), ['1:2', '2:0', '3:1']);
});

test('equal totals share a place, and the next one is left out', () => {
  assert.deepEqual(told([5, 9, 5, 1], [1]), ['1:1', '2:0', '2:2', '4:3']);
  assert.deepEqual(told([0, 0, 0], []), ['1:0', '1:1', '1:2']);
});

test('winners stand first whatever their total, and side by side', () => {
  assert.deepEqual(told([1, 9, 5], [0]), ['1:0', '2:1', '3:2']);
  assert.deepEqual(told([1, 9, 5], [0, 2]), ['1:2', '1:0', '3:1']);
  assert.deepEqual(told([4, 4, 4], [1]), ['1:1', '2:0', '2:2']);
});

test('nobody at the table is nobody in the list', () => assert.deepEqual(ranking([], []), []));
