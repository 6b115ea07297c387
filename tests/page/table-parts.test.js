// The pure arithmetic of parts of the table: where seats sit, what lies together, how bars of advice stand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bunches } from '../../web/app/ui/words.js';
import { othersOf, placeOf } from '../../web/app/table/seat.js';
import { figure, ticks } from '../../web/app/hints/advice-panel.js';
import { setOf } from '../../web/app/games/sauscharf/choice.js';

test('equal cards lie together in the order in which they come', () => {
  assert.deepEqual(bunches(['3', 'X', '3', '5', 'X']), [
    ['3', 2],
    ['X', 2],
    ['5', 1],
  ]);
  assert.deepEqual(bunches([]), []);
});

for (const seats of [2, 3, 4, 5, 6]) {
  test(`${seats} seats: the person in front sits in the south, everybody else somewhere else`, () => {
    for (let front = 0; front < seats; front += 1) {
      const places = Array.from({ length: seats }, (_, seat) => placeOf(seat, front, seats));
      assert.equal(places[front], 's');
      assert.equal(new Set(places).size, seats);
      const others = othersOf(front, seats);
      assert.deepEqual(
        [...others, front].sort(),
        Array.from({ length: seats }, (_, seat) => seat),
      );
      assert.equal(others[0], (front + 1) % seats);
    }
    assert.equal(placeOf(0, null, seats), 's', 'for somebody who looks on');
  });
}

test('picked cards make the set that the engine offers with just these, in its order', () => {
  /** @param {string} action @param {string[]} cards */
  const set = (action, cards) => ({ action, at: 'hand', cards, group: 'lay', label: { id: 'set', params: { cards } } });
  const choices = [set('set 3', ['3']), set('set 3 X', ['3', 'X']), { ...set('sauce 3', ['3', '3']), at: 'felt' }];
  const view = /** @type {any} */ ({ scene: { choices } });
  assert.equal(setOf(view, ['X', '3'])?.action, 'set 3 X');
  assert.equal(setOf(view, ['3', '3']), undefined);
  assert.equal(setOf(view, []), undefined);
});

test('figures of advice have tenths where they matter', () => {
  assert.deepEqual([0, 0.04, 1.26, -1.26, 9.96, 12.6, -12.6].map(figure), [
    '0',
    '0',
    '+1.3',
    '−1.3',
    '+10',
    '+13',
    '−13',
  ]);
});

test('an axis has a few round figures', () => {
  for (const [low, high] of [
    [0, 9],
    [-30, 4],
    [0, 300],
    [-7, 2],
    [-1234, 4321],
  ]) {
    const found = ticks(low, high);
    assert.ok(found.length >= 3 && found.length <= 7, found.join());
    assert.ok(found.every((tick) => tick >= low && tick <= high));
    assert.ok(found.every((tick, at) => !at || tick - found[at - 1] === found[1] - found[0]));
  }
  assert.deepEqual(ticks(0, 9), [0, 2, 4, 6, 8]);
});
