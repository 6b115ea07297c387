// What the build finds of each game in its folder, and in which order games stand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import catalogue, { LESSONS, TILES } from '../../web/app/catalogue.js';
import { addons } from '../../web/app/engine/known-games.js';
import { gameFace } from '../../web/app/games/index.js';
import { LESSONS as shelf } from '../../web/app/lessons/lesson-shelf.js';
import { language } from '../../web/app/shell/settings.js';
import { fetchLanguage } from '../../web/app/ui/i18n.js';

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

test('cards of a French deck have their letters and names in the language of the page', async () => {
  await Promise.all(['en', 'ja'].map(fetchLanguage));
  const suits = [{ letter: 'C', colour: 'black', sign: 'club' }];
  const jack = { suit: 'C', rank: 'J', points: null, beware: false };
  const cards = { C11: jack, C7: { ...jack, rank: '7' } };
  const game = /** @type {any} */ ({ id: 'skat', deck: { back: 'mark-sm', suits, cards } });
  addons.value = [/** @type {any} */ ({ about: { package: 'skat' }, fault: null, games: [game] })];
  const { face, suit } = gameFace('skat');
  for (const [code, letter, rank, name, seven] of /** @type {const} */ ([
    ['en', 'C', 'J', 'Clubs jack', 'Clubs 7'],
    ['ja', 'ク', 'J', 'クラブ\u2060ジャック', 'クラブ\u20607'],
  ])) {
    language.value = code;
    assert.deepEqual([suit('C').letter, suit('C').symbol], [letter, 'club']);
    assert.deepEqual([face('C11').rank, face('C11').name, face('C7').name], [rank, name, seven]);
  }
  addons.value = [];
  language.value = 'en';
});

test('a card with a picture of its own stands out, and keeps the sign of its suit', () => {
  const { face } = gameFace('red-dragon');
  const [dragon, dear, cheap] = ['R11', 'R14', 'R2'].map((card) => face(card));
  assert.deepEqual([dragon.art, dragon.symbol, dragon.high], ['dragon', 'flame', true]);
  assert.deepEqual([dear.art, dear.high, cheap.art, cheap.high], [undefined, true, undefined, false]);
});
