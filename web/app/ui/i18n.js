// Every sentence the player sees comes from locales/<language>.ftl; another language is one more file. The language
// that is wished is fetched, and English with it where that lacks sentences.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { effect, signal } from '@preact/signals';
import { LANGUAGES, NAMES, UNFINISHED } from '../catalogue.js';
import { language } from '../shell/settings.js';

/** @type {Language} */
const FALLBACK = 'en';

/** The languages that are here. @type {Signal<Map<Language, FluentBundle>>} */
const bundles = signal(new Map());

/** A few sentences of every language. */
const names = new Map(LANGUAGES.map((code) => [code, bundleFrom(code, NAMES[code])]));

/** The language that is spoken: the wished one, as soon as all that it needs is here. */
export const spoken = signal(FALLBACK);
effect(() => {
  if (missing(language.value).length === 0) spoken.value = language.value;
});

/** The sentences of added games, by game and language; each game has a bundle of its own, so that it
 *  can change no sentence of the page. @type {Map<string, Map<Language, FluentBundle>>} */
const added = new Map();
/** Raised when there are others. */
const edition = signal(0);

/** Code points of what an added game is called. */
const LONGEST_NAME = 40;

/** So many code points of it at most: no letter that takes two units is cut in halves. @param {string} text @param {number} most */
export function beginning(text, most) {
  const points = [...text];
  return points.length > most ? points.slice(0, most).join('') : text;
}

/**
 * Sentences that come with a game from elsewhere: text, never markup. Those whose ids are not the
 * game's own are left out.
 * @param {string} game its id @param {Record<string, string>} texts by language, in Fluent's notation
 */
export function bringTexts(game, texts) {
  const own = new RegExp(`^((game|option|advice|advice-because)-)?${game}(-|$)`);
  const languages = LANGUAGES.map((code) => {
    const bundle = new FluentBundle(code, { useIsolating: false });
    // Without a name of its own it goes by its id; what it does not say, it says in its first language.
    for (const text of [nameless(game), texts.en ?? Object.values(texts)[0] ?? '', texts[code] ?? '']) {
      const resource = new FluentResource(text);
      resource.body = resource.body.filter(({ id }) => own.test(id) || id.startsWith('-'));
      bundle.addResource(resource, { allowOverrides: true });
    }
    const key = `game-${game}`;
    const called = new FluentResource('');
    called.body.push({ id: key, value: beginning(worded(bundle, key).text, LONGEST_NAME), attributes: {} });
    bundle.addResource(called, { allowOverrides: true });
    return /** @type {const} */ ([code, bundle]);
  });
  added.set(game, new Map(languages));
  edition.value = edition.peek() + 1;
}

/** @param {string} game */
function nameless(game) {
  const key = `game-${game}`;
  return [`${key} = ${game}`, ...['blurb', 'facts'].map((part) => `${key}-${part} = { "" }`)].join('\n');
}

/** Where a sentence stands: the page's own come first, and what a language lacks is said in English.
 *  @param {string} id @returns {FluentBundle | undefined} */
function bundleOf(id) {
  const games = edition.value === 0 ? [] : [...added.values()];
  const all = [bundles.value, ...games].map((languages) => languages.get(spoken.value));
  return [...all, bundles.value.get(FALLBACK)].find((bundle) => bundle?.hasMessage(id)) ?? all[0];
}

/** Fetches what is not here of all that a language needs. @param {Language} wished */
export async function fetchLanguage(wished) {
  const found = await Promise.all(
    missing(wished).map(async (code) => {
      const response = await fetch(`./locales/${code}.ftl`);
      if (!response.ok) throw new Error(`locales/${code}.ftl: ${response.status}`);
      return /** @type {const} */ ([code, bundleFrom(code, await response.text())]);
    }),
  );
  if (found.length) bundles.value = new Map([...bundles.peek(), ...found]);
}

/** @param {Language} wished */
function missing(wished) {
  const needed = UNFINISHED.includes(wished) ? [wished, FALLBACK] : [wished];
  return needed.filter((code) => !bundles.value.has(code));
}

/** @param {Language} code @param {string} text in Fluent's notation */
function bundleFrom(code, text) {
  // No isolation marks: all our languages run left to right, and marks end up in copied text.
  const bundle = new FluentBundle(code, { useIsolating: false });
  const problems = bundle.addResource(new FluentResource(text));
  if (problems.length) throw problems[0];
  return bundle;
}

/** What a language calls itself. @param {Language} code */
export function nameOf(code) {
  const { text, problem } = worded(names.get(code), 'language-name');
  return problem ? code : text;
}

/** Whether there is such a sentence. @param {string} id */
export function has(id) {
  return bundleOf(id)?.hasMessage(id) ?? false;
}

/**
 * The sentence in the language of the moment, or in English where that lacks it or a part of it. Reading it
 * subscribes to the language. One that English lacks, too, is a fault of ours: it is said aloud, and three dots stand
 * in its place.
 * @param {string} id @param {Record<string, any>} [params] @returns {string}
 */
export function t(id, params) {
  const bundle = bundleOf(id);
  const english = bundles.value.get(FALLBACK);
  const own = worded(bundle, id, params);
  const isLent = bundle === english && spoken.value !== FALLBACK;
  if (!own.problem && !isLent) return own.text;
  const lent = own.problem ? worded(english, id, params) : own;
  const isFault = lent.problem !== '';
  if (!wanting.has(id)) console[isFault ? 'error' : 'warn'](own.problem || `No sentence ${id} in ${spoken.value}`);
  wanting.add(id);
  return isFault ? own.text : lent.text;
}

/** The sentences that were looked for in vain: each is complained of once, in the console. @type {Set<string>} */
export const wanting = new Set();

/** @param {FluentBundle | undefined} bundle @param {string} id @param {Record<string, any>} [params]
 *  @returns {{ text: string, problem: string }} problem: "" if it is as it should be */
function worded(bundle, id, params) {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return { text: '…', problem: `No sentence ${id} in ${spoken.value}` };
  /** @type {Error[]} */
  const problems = [];
  const text = bundle.formatPattern(pattern, params, problems);
  return { text, problem: problems.length ? `${id}: ${problems[0].message}` : '' };
}

/** What somebody without a name is called, in every language there is. @param {number} number of the seat */
export function everyNameless(number) {
  return [...names.values()].map((bundle) => worded(bundle, 'person-name', { number }).text);
}

/** What each of them was made for: to make one takes longer than to use it a hundred times. @type {Map<string, any>} */
const formats = new Map();

/**
 * One of the browser's own ways to write figures, dates or lists, in the language of the moment.
 * @template Format, Style
 * @param {new (language: string, style: Style) => Format} Kind @param {Style} style
 * @returns {Format}
 */
export function format(Kind, style) {
  const key = `${Kind.name} ${spoken.value} ${JSON.stringify(style)}`;
  const known = formats.get(key) ?? new Kind(spoken.value, style);
  formats.set(key, known);
  return known;
}

/** "Mei, Hana and Sora" / 「メイ、ハナ、ソラ」; what is not said is left out. @param {(string | false | 0)[]} items */
export function list(items) {
  return format(Intl.ListFormat, { type: 'conjunction' }).format(items.filter((item) => typeof item === 'string'));
}

/** Sentences one after the other, with what the language puts between them; those that are not said are
 *  left out. @param {(string | false | 0 | null | undefined)[]} said */
export function sentences(said) {
  return said.filter(Boolean).join(t('sentence-gap'));
}

/** "November 22, 2026" / 「2026年11月22日」 @param {Date | number} day */
export function dayText(day) {
  return format(Intl.DateTimeFormat, { dateStyle: 'long' }).format(day);
}

// Figures: points as they are written on a score sheet, with a real minus sign, and a plus where a gain is meant; how far
// a match has come. Decimals are the language's.

/** @param {number} figure */
export function points(figure) {
  const digits = format(Intl.NumberFormat, { maximumFractionDigits: 1, useGrouping: false });
  return `${figure < 0 ? '−' : ''}${digits.format(Math.abs(figure))}`;
}

/** @param {number} figure */
export function gain(figure) {
  return `${figure > 0 ? '+' : ''}${points(figure)}`;
}

/** With its tenths, even if there are none. @param {number} figure */
export function tenths(figure) {
  return format(Intl.NumberFormat, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(figure);
}

/** @param {number} share of 1 */
export function percent(share) {
  return format(Intl.NumberFormat, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** Whether the match is one round, for sentences that would speak of rounds.
 *  @param {{ rounds: number | null }} view */
export function single({ rounds }) {
  return rounds === 1 ? 'yes' : 'no';
}

/** "Round 2 of 4", only "Round 2" where the scores decide how many there are, "" if there is just one.
 *  @param {{ round: number, rounds: number | null }} at */
export function roundOf({ round, rounds }) {
  if (rounds === 1) return '';
  return rounds === null ? t('table-round-open', { round }) : t('table-round-of', { round, rounds });
}
