// Sentences, figures, lists and dates in each language.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import {
  bringTexts,
  dayText,
  everyNameless,
  fetchLanguage,
  format,
  gain,
  has,
  list,
  nameOf,
  points,
  roundOf,
  sentences,
  single,
  t,
} from '../../web/app/ui/i18n.js';
import { FluentResource } from '@fluent/bundle';
import { LANGUAGES } from '../../web/app/catalogue.js';
import { sentence } from '../../web/app/engine/problem-text.js';
import { language } from '../../web/app/shell/settings.js';
import { Tab } from './browser.js';

await Promise.all(['en', 'ja'].map(fetchLanguage));
beforeEach(() => {
  language.value = 'en';
});
afterEach(() => mock.restoreAll());

/** What is said aloud as a fault of ours. */
const faults = () => mock.method(console, 'error', () => {}).mock;

test('a sentence is that of the language of the moment', () => {
  assert.equal(t('person-name', { number: 2 }), 'Player 2');
  language.value = 'ja';
  assert.equal(t('person-name', { number: 2 }), 'プレイヤー2');
});

for (const code of LANGUAGES) {
  test(`every sentence of ${code} is read: none is lost by a slip in the notation`, async () => {
    const text = await (await fetch(`./locales/${code}.ftl`)).text();
    const keys = Array.from(text.matchAll(/^([a-z][\w-]*) *=/gm), ([, key]) => key);
    const { body } = new FluentResource(text);
    assert.deepEqual(
      body.map(({ id }) => id),
      keys,
    );
  });
}

test('each language says its own name, whichever is chosen', () => {
  assert.deepEqual(['en', 'ja', 'la'].map(nameOf), ['English', '日本語', 'la']);
});

test('a sentence that is not there is said aloud, once, and stops nobody', () => {
  const said = faults();
  assert.deepEqual([t('no-such-sentence'), has('no-such-sentence')], ['…', false]);
  assert.equal(t('no-such-sentence'), '…');
  assert.equal(said.callCount(), 1);
});

test('a parameter that is missing is said aloud, too', () => {
  const said = faults();
  assert.match(t('person-name'), /^Player/);
  assert.equal(said.callCount(), 1);
});

/** A page in Esperanto as far as somebody has come with it: its sentences, and what was fetched for them.
 *  @param {string} text @param {string} [lang] what the page speaks at first */
async function unfinished(text, lang = 'eo') {
  const tab = new Tab({ lang });
  const { LANGUAGES, UNFINISHED, NAMES } = await tab.import('catalogue');
  LANGUAGES.push('eo');
  UNFINISHED.push('eo');
  NAMES.eo = 'language-name = Esperanto\n';
  const { language } = await tab.import('shell/settings');
  const words = await tab.import('ui/i18n');
  /** @type {string[]} */
  const fetched = [];
  const whole = globalThis.fetch;
  mock.method(globalThis, 'fetch', async (/** @type {string} */ path) => {
    fetched.push(path);
    return path.endsWith('/eo.ftl') ? new Response(text) : whole(path);
  });
  await words.fetchLanguage(lang);
  return { ...words, language, fetched, warned: mock.method(console, 'warn', () => {}).mock };
}

test('only the language that is spoken is fetched, and English with one that lacks sentences', async () => {
  const { fetched, spoken } = await unfinished('common-undo = Malfari\n');
  assert.deepEqual([fetched, spoken.value], [['./locales/eo.ftl', './locales/en.ftl'], 'eo']);
  assert.deepEqual((await unfinished('', 'ja')).fetched, ['./locales/ja.ftl']);
});

test('another language is spoken as soon as all that it needs is here', async () => {
  const { fetched, fetchLanguage, language, spoken, t } = await unfinished('common-undo = Malfari\n', 'ja');
  language.value = 'eo';
  assert.deepEqual([spoken.value, t('common-undo')], ['ja', '元に戻す']);
  await fetchLanguage('eo');
  assert.deepEqual([spoken.value, t('common-undo'), t('common-cancel')], ['eo', 'Malfari', 'Cancel']);
  language.value = 'ja';
  assert.equal(t('common-undo'), '元に戻す');
  assert.equal(new Set(fetched).size, fetched.length, 'nothing is fetched twice');
});

test('a language that cannot be fetched leaves the page as it speaks', async () => {
  const { fetchLanguage, language, spoken } = await unfinished('', 'ja');
  language.value = 'eo';
  mock.method(globalThis, 'fetch', async () => new Response('', { status: 404 }));
  await assert.rejects(fetchLanguage('eo'), /404/);
  assert.equal(spoken.value, 'ja');
});

test('what a language lacks is said in English, nobody sees an id, and each is counted once', async () => {
  const { has, t, wanting, warned } = await unfinished('common-undo = Malfari\n');
  assert.deepEqual([t('spoken-ahead', { name: 'Mei' }), has('spoken-ahead')], ['Mei is ahead.', true]);
  assert.equal(t('spoken-ahead', { name: 'Ken' }), 'Ken is ahead.');
  assert.equal(t('common-undo'), 'Malfari');
  assert.deepEqual([...wanting], ['spoken-ahead']);
  assert.deepEqual(
    warned.calls.map(({ arguments: [words] }) => words),
    ['No sentence spoken-ahead in eo'],
  );
});

test('a sentence that needs another one which is missing is said in English as a whole', async () => {
  const { t, wanting } = await unfinished('common-home = { nowhere } kaj { -no-term }\n');
  assert.deepEqual([t('common-home'), t('common-home')], ['To the games', 'To the games']);
  assert.equal(wanting.size, 1);
});

test('a language of one sentence says its name, and all else in English', async () => {
  const { nameOf, roundOf, t } = await unfinished('language-name = Esperanto\n');
  assert.equal(nameOf('eo'), 'Esperanto');
  assert.deepEqual([t('common-undo'), roundOf({ round: 2, rounds: 4 })], ['Undo', 'Round 2 of 4']);
});

test('no marks of direction end up in copied text', () => {
  assert.equal(t('spoken-ahead', { name: 'Mei' }).match(/[\u2066-\u2069]/), null);
});

test('somebody without a name is known as such in every language, whichever is here', async () => {
  const { everyNameless: known } = await unfinished('', 'ja');
  for (const names of [known(1), everyNameless(1)]) {
    for (const name of ['Player 1', 'プレイヤー1']) assert.ok(names.includes(name), name);
  }
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
