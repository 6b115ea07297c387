// Sentences, figures, lists and dates in each language.
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import {
  bringTexts,
  dayText,
  everyWording,
  format,
  gain,
  has,
  list,
  loadLanguages,
  nameOf,
  points,
  roundOf,
  sentences,
  single,
  t,
} from '../../web/app/ui/i18n.js';
import { sentence } from '../../web/app/engine/problem-text.js';
import { language } from '../../web/app/shell/settings.js';

await loadLanguages();
beforeEach(() => {
  language.value = 'en';
});

/** What is said aloud as a fault of ours. */
const faults = () => mock.method(console, 'error', () => {}).mock;

test('a sentence is that of the language of the moment', () => {
  assert.equal(t('person-name', { number: 2 }), 'Player 2');
  language.value = 'ja';
  assert.equal(t('person-name', { number: 2 }), 'プレイヤー2');
});

test('each language says its own name, whichever is chosen', () => {
  assert.deepEqual(['en', 'ja', 'la'].map(nameOf), ['English', '日本語', 'la']);
});

test('a sentence that is not there is said aloud, once, and stops nobody', () => {
  const said = faults();
  assert.deepEqual([t('no-such-sentence'), has('no-such-sentence')], ['no-such-sentence', false]);
  assert.equal(t('no-such-sentence'), 'no-such-sentence');
  assert.equal(said.callCount(), 1);
});

test('a parameter that is missing is said aloud, too', () => {
  const said = faults();
  assert.match(t('person-name'), /^Player/);
  assert.equal(said.callCount(), 1);
});

/** Japanese as somebody has left it, until the test is over. @param {(text: string) => string} change */
async function unfinished(change) {
  const whole = globalThis.fetch;
  const lacking = mock.method(globalThis, 'fetch', async (/** @type {string} */ path) => {
    const text = await (await whole(path)).text();
    return new Response(path.endsWith('ja.ftl') ? change(text) : text);
  });
  await loadLanguages();
  lacking.mock.restore();
  language.value = 'ja';
  return mock.method(console, 'warn', () => {}).mock;
}

test('what a language lacks is said in English, nobody sees an id, and it is told once', async () => {
  const told = await unfinished((text) => text.replace('\nspoken-ahead = ', '\nspoken-behind = '));
  assert.deepEqual([t('spoken-ahead', { name: 'Mei' }), has('spoken-ahead')], ['Mei is ahead.', true]);
  assert.equal(t('spoken-ahead', { name: 'Ken' }), 'Ken is ahead.');
  assert.equal(t('person-name', { number: 2 }), 'プレイヤー2');
  assert.deepEqual(
    told.calls.map(({ arguments: [words] }) => words),
    ['No sentence spoken-ahead in ja'],
  );
  await loadLanguages();
  assert.notEqual(t('spoken-ahead', { name: 'Mei' }), 'Mei is ahead.');
});

test('a sentence that needs another one which is missing is said in English as a whole', async () => {
  const told = await unfinished((text) =>
    `${text}\ncommon-home = { nowhere }と{ -no-term }\n`.replace(/^common-home = .*\n/m, ''),
  );
  assert.deepEqual([t('common-home'), t('common-home')], ['To the games', 'To the games']);
  assert.equal(told.callCount(), 1);
  await loadLanguages();
});

test('a language of one sentence shows no id and fills no console', async () => {
  const told = await unfinished(() => 'language-name = 日本語\n');
  for (let again = 0; again < 3; again += 1)
    for (const id of ['common-undo', 'setup-dealing', 'level-casual']) assert.notEqual(t(id), id);
  assert.equal(told.callCount(), 3);
  await loadLanguages();
});

test('no marks of direction end up in copied text', () => {
  assert.equal(t('spoken-ahead', { name: 'Mei' }).match(/[\u2066-\u2069]/), null);
});

test('all wordings of a sentence', () => {
  assert.deepEqual(everyWording('person-name', { number: 1 }).sort(), ['Player 1', 'プレイヤー1']);
});

test('a list is as each language makes it', () => {
  assert.deepEqual([list([]), list(['Mei']), list(['Mei', 'Ken', 'Sora'])], ['', 'Mei', 'Mei, Ken, and Sora']);
  language.value = 'ja';
  assert.equal(list(['メイ', 'ケン']), 'メイ、ケン');
});

test('sentences follow one another, and what is not said leaves no gap', () => {
  assert.equal(sentences(['One.', '', false, null, undefined, 0, 'Two.']), 'One. Two.');
  language.value = 'ja';
  assert.equal(sentences(['一。', '二。']), '一。二。');
  assert.equal(sentences([false]), '');
});

test('a day is written in full', () => {
  const day = new Date(2026, 10, 22);
  assert.equal(dayText(day), 'November 22, 2026');
  language.value = 'ja';
  assert.equal(dayText(day.getTime()), '2026年11月22日');
});

test('a format is made once for each language and style', () => {
  const style = /** @type {const} */ ({ maximumFractionDigits: 1 });
  const made = format(Intl.NumberFormat, style);
  assert.equal(format(Intl.NumberFormat, { ...style }), made);
  assert.notEqual(format(Intl.NumberFormat, { maximumFractionDigits: 2 }), made);
  language.value = 'ja';
  assert.notEqual(format(Intl.NumberFormat, style), made);
});

test('points have a real minus sign, and a plus where a gain is meant', () => {
  assert.deepEqual([-12, 0, 7].map(points), ['−12', '0', '7']);
  assert.deepEqual([-12, 0, 7].map(gain), ['−12', '0', '+7']);
});

test('how far a match has come is told only where there are rounds', () => {
  assert.equal(roundOf({ round: 2, rounds: 4 }), 'Round 2 of 4');
  assert.equal(roundOf({ round: 2, rounds: null }), 'Round 2');
  assert.equal(roundOf({ round: 1, rounds: 1 }), '');
  assert.deepEqual(
    [1, 2, null].map((rounds) => single({ rounds })),
    ['yes', 'no', 'no'],
  );
});

test('a problem that nobody has words for is told as the usual one', () => {
  const usual = t('save-error-not-a-save');
  for (const id of ['no-such-problem', '__proto__', 'bad-request']) {
    assert.equal(sentence('save-error', { id, params: { x: null, y: { id: 'z' } } }, 'not-a-save'), usual);
  }
});

test('an added game says its own sentences, and changes none of the page', () => {
  const page = t('common-home');
  bringTexts('kites', {
    en: 'game-kites = Kites\nkites-suit-S = Sky\ncommon-home = Pwned\ngame-red-dragon = Pwned\nkitesurf = Pwned\nadvice-because-kites-gust-more = Wind.\nadvice-because-gust-more = Pwned\n',
    ja: 'game-kites = たこ\n',
    zz: 'game-kites = Zz\n',
  });
  assert.deepEqual([t('game-kites'), t('kites-suit-S'), t('common-home')], ['Kites', 'Sky', page]);
  assert.notEqual(t('game-red-dragon'), 'Pwned');
  assert.equal(has('kitesurf'), false);
  assert.deepEqual([has('advice-because-kites-gust-more'), has('advice-because-gust-more')], [true, false]);
  language.value = 'ja';
  assert.deepEqual([t('game-kites'), t('kites-suit-S')], ['たこ', 'Sky'], 'what it does not say, it says in English');
});

test('an added game without sentences goes by its id', () => {
  bringTexts('plain-one', {});
  assert.deepEqual([t('game-plain-one'), t('game-plain-one-blurb')], ['plain-one', '']);
});

test('texts that are no Fluent at all harm nobody', () => {
  bringTexts('broken', { en: '}}} {{{ \0 = <img src=x>\n'.repeat(50), ja: '=' });
  assert.equal(t('game-broken'), 'broken');
});

test('an added game is called by forty code points at most, so that home stays as wide as the screen', () => {
  bringTexts('long', { en: `game-long = ${'🪁'.repeat(300)}` });
  assert.equal(t('game-long'), '🪁'.repeat(40));
});
