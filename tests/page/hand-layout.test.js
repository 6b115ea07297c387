// How a hand lies, at every size of a screen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layOut, usualWidth, wholeHeight } from '../../web/app/table/hand-layout.js';

/** @import { HandLayout } from '../../web/app/table/hand-layout.js' */

const STRIP = 44;
const SIZES = [
  [300, 568],
  [320, 480],
  [343, 667],
  [540, 820],
  [560, 375],
  [640, 360],
  [734, 1080],
  [901, 700],
  [1024, 768],
  [1900, 1080],
];
const SCALES = [1, 1.2, 1.4];

const COUNTS = [1, 2, 3, 5, 7, 8, 9, 12, 13, 15, 17, 20, 22, 26];

/** Hands of many sizes on screens of many sizes: as they are wished, and as they usually lie. */
const CASES = SIZES.flatMap(([space, tall]) =>
  [false, true].flatMap((tagged) =>
    COUNTS.flatMap((count) =>
      [[count], suits(count, 4), suits(count, 5), Array.from({ length: count }, () => 1)].flatMap((groups) => {
        const usual = layOut(groups, space, tall, 1, tagged);
        return SCALES.map((scale) => {
          const layout = scale === 1 ? usual : layOut(groups, space, tall, scale, tagged);
          return { groups, space, tall, scale, tagged, usual, layout };
        });
      }),
    ),
  ),
);

/** As uneven as hands are. @param {number} count @param {number} most */
function suits(count, most) {
  const groups = [];
  for (let left = count, at = 0; left > 0; at += 1) {
    const group = at === most - 1 ? left : Math.min(left, 1 + ((count * (at + 3)) % 7));
    groups.push(group);
    left -= group;
  }
  return groups;
}

/** The cases of which that is not true. @param {(layout: HandLayout, at: typeof CASES[0]) => boolean} isTrue */
const but = (isTrue) => CASES.filter((at) => !isTrue(at.layout, at));

/** @param {number[]} counts */
const sum = (counts) => counts.reduce((all, count) => all + count, 0);

test('every card has a place in a row', () => {
  const wrong = but(
    ({ spots, rows }, { groups }) =>
      spots.length === sum(groups) && sum(rows) === sum(groups) && rows.every((row) => row > 0),
  );
  assert.deepEqual(wrong, []);
});

test('every card lies on the screen, in the order of the hand', () => {
  const wrong = but(({ spots, width, rowHeight }, { space }) =>
    spots.every(({ x, y, row }, at) => {
      const before = spots[at - 1];
      const isNext = !before || before.row < row || (before.row === row && before.x < x);
      return isNext && x > -0.5 && x + width < space + 0.5 && y === row * rowHeight;
    }),
  );
  assert.deepEqual(wrong, []);
});

test('so much of every card shows that a finger hits it, across and down', () => {
  const wrong = but(
    ({ strip, rowHeight, lift, rows }) =>
      (Math.max(...rows) === 1 || strip >= STRIP) && (rows.length === 1 || rowHeight - lift >= STRIP),
  );
  assert.deepEqual(wrong, []);
});

test('rows are about equally long', () => {
  assert.deepEqual(
    but(({ rows }) => Math.max(...rows) - Math.min(...rows) <= 5),
    [],
  );
});

test('a row breaks between two suits where one is near', () => {
  /** @param {number[]} groups */
  const rowsOf = (...groups) => layOut(groups, 343, 667).rows;
  assert.deepEqual(rowsOf(13), [7, 6]);
  assert.deepEqual(rowsOf(6, 7), [6, 7]);
  assert.deepEqual(rowsOf(3, 10), [7, 6]);
});

test('on a phone the longest hand takes no third row from the trick, where narrower cards are enough', () => {
  assert.deepEqual(layOut([4, 4, 4, 3], 359, 667, 1, true).rows.length, 2);
});

test('a row is in the middle', () => {
  const { spots, width } = layOut([3], 900, 800);
  assert.ok(Math.abs(spots[0].x - (900 - (spots[2].x + width))) < 1e-9);
});

test('cards that are wished larger are never smaller', () => {
  assert.deepEqual(
    but(({ width }, { usual }) => width >= usual.width),
    [],
  );
});

test('cards that are wished larger leave most of the screen to the table', () => {
  const wrong = but((layout, { space, tall, usual }) => {
    const most = tall * (space < 560 ? 0.2 : 0.27);
    return wholeHeight(layout) <= Math.max(most, wholeHeight(usual));
  });
  assert.deepEqual(wrong, []);
});

test('a few cards on a tablet are larger where that is wished', () => {
  const [usual, large, largest] = SCALES.map((scale) => layOut([2, 3], 1024, 768, scale).width);
  assert.equal(usual, Math.round(usualWidth(1024, 768)));
  assert.ok(usual < large && large < largest);
});

test('a tag below the number of a card is not covered by the row below', () => {
  const [bare, tagged] = [false, true].map((isTagged) => layOut([9, 9], 343, 667, 1, isTagged).rowHeight);
  assert.ok(tagged > bare);
});

test('an empty hand takes no room and does no harm', () => {
  const { spots, rows } = layOut([], 343, 667);
  assert.deepEqual([spots, rows], [[], [0]]);
});
