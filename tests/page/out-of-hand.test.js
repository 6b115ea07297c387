// The hands of a view after a card has left one of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outOfHand } from '../../web/app/out-of-hand.js';
import { stepWith, told } from './engine.js';

const [{ after: view }] = await told({ game: 'red-dragon', seats: 3 });
const [first, ...others] = view.hand;
const [mine, next, last] = view.hand_counts;

test('my card leaves my hand and is counted', () => {
  assert.deepEqual(outOfHand(view, 0, first), { hand: others, hand_counts: [mine - 1, next, last] });
});

test('another seat’s card is only counted, known or not', () => {
  for (const card of [undefined, 'R99']) {
    assert.deepEqual(outOfHand(view, 1, card), { hand: view.hand, hand_counts: [mine, next - 1, last] });
  }
});

test('it is what the engine says a moment later', async () => {
  const { before, events, after } = stepWith(await told({ game: 'x-missions', seats: 4 }), 'card.played');
  const { seat, card } = events[0].params;
  const { hand, hand_counts } = after;
  assert.deepEqual(outOfHand(before, seat, card), { hand, hand_counts });
});
