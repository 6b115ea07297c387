// Where no line may end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { options } from 'preact';
import { joinDrawnText, joined, unjoined } from '../../web/app/ui/line-breaks.js';

/** With what joins made visible. @param {string} text */
const shown = (text) => joined(text).replaceAll('\u2060', '|').replaceAll('\u00a0', '_');

for (const [text, wanted] of Object.entries({
  ミッション3: 'ミッション|3',
  プレイヤー1とプレイヤー2: 'プレイヤー|1とプレイヤー|2',
  'カード（2枚）を': 'カード（2枚）|を',
  '「赤」と『青』は80%で': '「赤」|と『青』|は80%|で',
  '3 cards · 2 tricks': '3 cards_· 2 tricks',
  第3ラウンド: '第3ラウンド',
  'Round 3 (of 4) ends': 'Round 3 (of 4) ends',
  '（2枚）。': '（2枚）。',
  '100% and more': '100% and more',
  '': '',
})) {
  test(`${text || 'nothing'} is held together where it must be`, () => assert.equal(shown(text), wanted));
}

test('what was copied from the page is as it was before', () => {
  assert.equal(unjoined(joined('プレイヤー1と（2枚）を')), 'プレイヤー1と（2枚）を');
  assert.equal(unjoined('nothing of it'), 'nothing of it');
});

test('every text is joined as it is drawn, and nothing else of a node', () => {
  const before = options.vnode;
  /** @type {any[]} */
  const seen = [];
  options.vnode = (vnode) => seen.push(vnode);
  joinDrawnText();
  const draw = /** @type {(vnode: object) => void} */ (options.vnode);
  const [text, title, count] = [
    { type: null, props: 'ミッション3' },
    { type: 'p', props: { title: 'ミッション3' } },
    { type: null, props: 3 },
  ];
  for (const vnode of [text, title, count]) draw(vnode);
  options.vnode = before;
  assert.equal(text.props, 'ミッション\u20603');
  assert.deepEqual(title.props, { title: 'ミッション3' });
  assert.equal(count.props, 3);
  assert.deepEqual(seen, [text, title, count], 'whoever looked before still does');
});
