// The days in a row on which somebody has played the deal of the day.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysPlayed, streak, turnOf } from '../../web/app/home/home.js';
import { checksum } from '../../web/app/storage/revisions.js';

/** A match of a deal, begun at this moment, as the statistics tell of it.
 *  @param {string} seed @param {Date} begun @param {string} [game] */
function result(seed, begun, game = 'red-dragon') {
  const match = `${begun.getTime().toString(36)}-${checksum(`${game} ${seed}`)}`;
  return { match, game, ended: begun.getTime() + 1, seats: 4, against: 'casual', people: [] };
}

/** @param {number} day of November 2026 @param {number} [hour] */
const at = (day, hour = 9) => new Date(2026, 10, day, hour);

test('a day counts if its own deal was begun on it, in whichever game', () => {
  const days = daysPlayed([
    result('day-2026-11-21', at(21, 0)),
    result('day-2026-11-22', at(22, 23), 'sauscharf'),
    result('day-2026-11-23', at(24)),
    result('oak', at(25)),
  ]);
  assert.deepEqual([...days], ['day-2026-11-21', 'day-2026-11-22']);
});

test('a row goes on to today, or waits for today since yesterday; a missed day ends it', () => {
  const days = new Set(['day-2026-10-31', 'day-2026-11-01', 'day-2026-11-02', 'day-2026-11-04']);
  assert.equal(streak(days, at(2)), 3);
  assert.equal(streak(days, at(3, 23)), 3);
  assert.equal(streak(days, at(4, 0)), 1);
  assert.equal(streak(days, at(6)), 0);
  assert.equal(streak(new Set(), at(6)), 0);
});

test('each day has the turn of the next game, whatever the hour', () => {
  const turns = [21, 22, 23, 24, 25, 26].map((day) => turnOf(at(day, day % 2 ? 0 : 23), 5));
  assert.equal(new Set(turns.slice(0, 5)).size, 5);
  assert.equal(turns[5], turns[0]);
});
