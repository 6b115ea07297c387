// What the build finds of each game in its folder, and in which order games stand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import catalogue, { LESSONS, TILES } from '../../web/app/catalogue.js';
import { gameFace } from '../../web/app/games/index.js';
import { LESSONS as shelf } from '../../web/app/lessons/lesson-shelf.js';

const ids = catalogue.map(({ id }) => id);

test('the games stand by how much there is to learn', () => {
  assert.equal(ids[0], 'red-dragon');
  assert.equal(ids.at(-1), 'stich-meister');
});

test('every game has a picture and a lesson of its own, and those follow the games', () => {
  for (const id of ids) {
    assert.match(TILES[id], /^<svg viewBox="[^"]+" .*<\/svg>$/, id);
    assert.notEqual(TILES[id], TILES['']);
  }
  assert.deepEqual(shelf, ids);
  assert.deepEqual([...LESSONS].sort(), [...ids].sort());
});

test('what a game draws in its own way is found in its folder, and others have what all share', () => {
  assert.ok(gameFace('sauscharf').own);
  assert.ok(gameFace('scharfe-schoten').facts?.backs);
  assert.equal(gameFace('red-dragon').own, undefined);
  assert.equal(gameFace('red-dragon').side, gameFace('unknown').side);
});
