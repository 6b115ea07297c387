// Links that say what to play, and the deal of the day.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { dayOf, linkAddress, linkOfToday, peek, readLink, seedOfToday } from '../../web/app/shell/links.js';
import { Tab } from './browser.js';
import { engine } from './engine.js';

test('what must be known of a link is there before the engine is', () => {
  assert.deepEqual(peek('game=red-dragon&lang=ja&locked=1'), { game: 'red-dragon', language: 'ja', locked: true });
  assert.deepEqual(peek('game=red-dragon'), { game: 'red-dragon', language: undefined, locked: false });
});

for (const text of [
  '',
  'hello',
  'game=whist&lang=la&locked=yes',
  'game=__proto__',
  'game=&lang=&locked=',
  '%',
  'game=%00',
]) {
  test(`nothing is believed of a link but what there is: ${text}`, () => {
    assert.deepEqual(peek(text), { game: '', language: undefined, locked: false });
  });
}

test('what is written is read', async () => {
  const wish = {
    game: 'red-dragon',
    players: ['person', 'club', 'master'],
    options: {},
    lang: 'ja',
    locked: true,
    seed: 'クラス 3',
  };
  const { text } = await engine.call('write_link', wish);
  const { text: again, ...read } = await readLink(text, engine);
  assert.equal(again, text);
  const { game, players, lang, locked, seed } = /** @type {any} */ (read);
  assert.deepEqual({ game, players, options: {}, lang, locked, seed }, wish);
  assert.deepEqual(peek(text), { game: 'red-dragon', language: 'ja', locked: true });
});

test('the address of a link is that of the page', () => {
  new Tab({ hash: '#/class' }).enter();
  assert.equal(linkAddress('game=x'), 'http://localhost:8000/page/#game=x');
});

for (const [day, seed] of /** @type {[number[], string][]} */ ([
  [[2026, 10, 21, 0, 0], 'day-2026-11-21'],
  [[2026, 10, 21, 23, 59], 'day-2026-11-21'],
  [[2027, 0, 1, 0, 0], 'day-2027-01-01'],
  [[2028, 1, 29, 12], 'day-2028-02-29'],
])) {
  test(`the deal of a day is that of this device’s calendar: ${seed}`, () => {
    const [year, month, date, hour, minute = 0] = day;
    mock.timers.enable({ apis: ['Date'], now: new Date(year, month, date, hour, minute) });
    assert.equal(seedOfToday(), seed);
    assert.equal(linkOfToday('sauscharf'), `game=sauscharf&seed=${seed}`);
    assert.deepEqual(dayOf(seed), new Date(year, month, date));
  });
}

for (const seed of ['', 'oak', 'day-2026-1-1', 'day-2026-11-21x', 'xday-2026-11-21', 'Day-2026-11-21']) {
  test(`a deal like any other is of no day: ${seed}`, () => assert.equal(dayOf(seed), null));
}
