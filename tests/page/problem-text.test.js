// What is said when something cannot go on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EngineError } from '../../web/app/engine/engine.js';
import { saveProblem, shareProblem, stopProblem } from '../../web/app/engine/problem-text.js';
import { language } from '../../web/app/shell/settings.js';
import { fetchLanguage, t } from '../../web/app/ui/i18n.js';
import { engine } from './engine.js';

await Promise.all(['en', 'ja'].map(fetchLanguage));

/** How the engine refuses it. @param {string} method @param {object} params @returns {Promise<EngineError>} */
const refused = (method, params) =>
  engine.call(method, params).then(
    () => assert.fail(`${method} is answered`),
    (refusal) => refusal,
  );

test('an engine that refuses what it is asked is not said to have stopped, in any language', async () => {
  const wrong = [
    await refused('load', { save: null, seat: 0 }),
    await refused('new', { game: 'red-dragon', seats: 99, seed: null, options: {}, seat: null }),
    await refused('no-such-method', {}),
  ];
  assert.equal(wrong[2].kind, 'request');
  const stopped = new EngineError('engine', 'engine-lost', {});
  for (const code of /** @type {const} */ (['en', 'ja'])) {
    language.value = code;
    assert.equal(stopProblem(stopped), t('match-stopped-help'));
    for (const refusal of wrong) assert.notEqual(stopProblem(refusal), t('match-stopped-help'), refusal.message);
    assert.equal(stopProblem(wrong[2]), t('match-refused-help'));
  }
  language.value = 'en';
});

test('a save that the engine refuses is told by what is wrong with it', async () => {
  const refusal = await refused('load', { save: { format: 'trick-table-save', version: 99 }, seat: 0 });
  assert.equal(refusal.kind, 'save');
  assert.equal(stopProblem(refusal), saveProblem(refusal));
});

test('an added game that fails is named as the one at fault, be it begun here or by a link', () => {
  const fault = new EngineError('addon', 'broken', { detail: 'ZeroDivisionError: no wind' });
  for (const say of [stopProblem, shareProblem]) {
    assert.ok(say(fault).startsWith(t('addon-at-fault')));
    assert.ok(say(fault).includes('no wind'));
  }
});

test('a refusal is told from a fault of ours, which goes on', () => {
  const refusal = new EngineError('save', 'not-a-save', {});
  assert.equal(EngineError.of(refusal), refusal);
  const fault = new TypeError('a fault');
  assert.throws(() => EngineError.of(fault), fault);
});
