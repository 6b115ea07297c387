// What is told beside the felt is drawn whatever its kind, also of a game that draws nothing of its own.
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { renderToString } from 'preact-render-to-string';
import { speakerOf } from '../../web/app/games/index.js';
import { html } from '../../web/app/ui/html.js';
import { TableFacts, Facts } from '../../web/app/table/notes.js';

// What is drawn here has no sentences.
beforeEach(() => mock.method(console, 'error', () => {}));

const SPEAKER = speakerOf('red-dragon', []);

/** @param {Fact[]} notes */
const sceneOf = (...notes) => /** @type {any} */ ({ view: { scene: { notes, marks: {} } }, speaker: SPEAKER });

/** @param {any} drawing */
const render = (drawing) => renderToString(drawing);

/** @param {Fact} fact */
const drawn = (fact) => render(html`<${Facts} facts=${[fact]} scene=${sceneOf()} />`);

/** @param {string} markup @param {RegExp} part */
const count = (markup, part) => [...markup.matchAll(part)].length;

test('cards stand in lists, with those that matter now', () => {
  const markup = drawn({ id: 'x', kind: 'cards', cards: ['R7', 'U9', 'G1'], lit: ['U9'] });
  assert.equal(count(markup, /class="mini /g), 3);
  assert.equal(count(markup, /is-barred/g), 2);
});

test('a rank of many cards is shown by its ends, equal cards one by one', () => {
  const cards = ['R9', 'R8', 'R7', 'R6', 'R5'];
  assert.equal(count(drawn({ id: 'rank', kind: 'cards', cards, items: [] }), /class="mini /g), 3);
  assert.equal(count(drawn({ id: 'equal', kind: 'cards', cards, items: [] }), /class="mini /g), 5);
});

test('a meter has a pip for each that there can be, and marks its goal', () => {
  const markup = drawn({ id: 'x', kind: 'meter', of: 'R', have: 2, goal: 3, room: 5, reached: 'open' });
  assert.equal(count(markup, /<i[^>]*><\/i>/g), 5);
  assert.equal(count(markup, /is-on/g), 2);
  assert.equal(count(markup, /is-goal/g), 1);
});

test('suits are counted, none of them as well', () => {
  assert.equal(count(drawn({ id: 'x', kind: 'suits', suits: { R: 2, '': 1 } }), /suits__one/g), 2);
});

test('beside the felt of any game stand its notes, whatever they are made of', () => {
  const meter = /** @type {Fact} */ ({ id: 'm', kind: 'meter', of: 'R', have: 1, goal: null, room: 2, reached: 'hit' });
  const notes = sceneOf({ id: 'n', kind: 'facts', facts: [meter, meter] }, { id: 's', kind: 'suits', suits: { U: 1 } });
  const markup = render(html`<${TableFacts} scene=${notes} />`);
  assert.equal(count(markup, /<section/g), 2);
  assert.equal(count(markup, /class="meter /g), 2);
  assert.equal(count(markup, /suits__one/g), 1);
});
