// Every sentence the player sees comes from locales/<language>.ftl. A third language is one file
// and one entry in settings.js.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { effect } from '@preact/signals';
import { LANGUAGES, language } from './settings.js';

/** @import { Language } from './types.js' */

/** @type {Map<Language, FluentBundle>} */
const bundles = new Map();

/** Fetches all languages at once: they are small, and changing one needs no wait then. */
export async function loadLanguages() {
  await Promise.all(
    LANGUAGES.map(async (code) => {
      const response = await fetch(`./locales/${code}.ftl`);
      if (!response.ok) throw new Error(`locales/${code}.ftl: ${response.status}`);
      // No isolation marks: all our languages run left to right, and marks end up in copied text.
      const bundle = new FluentBundle(code, { useIsolating: false });
      const problems = bundle.addResource(new FluentResource(await response.text()));
      if (problems.length) throw problems[0];
      bundles.set(code, bundle);
    }),
  );
  effect(() => {
    document.documentElement.lang = language.value;
  });
}

/** Whether there is such a sentence. @param {string} id */
export function has(id) {
  return bundles.get(language.value)?.hasMessage(id) ?? false;
}

/**
 * The sentence in the language of the moment. Reading it subscribes to the language. A sentence that
 * is not there is a fault of ours: it is said aloud, but it does not stop anybody's match.
 * @param {string} id @param {Record<string, any>} [params] @returns {string}
 */
export function t(id, params) {
  const bundle = /** @type {FluentBundle} */ (bundles.get(language.value));
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    console.error(`No sentence ${id} in ${language.value}`);
    return id;
  }
  /** @type {Error[]} */
  const problems = [];
  const text = bundle.formatPattern(pattern, params, problems);
  if (problems.length) console.error(`${id}: ${problems[0].message}`);
  return text;
}

/** "Mei, Hana and Sora" / 「メイ、ハナ、ソラ」 @param {string[]} items */
export function list(items) {
  return new Intl.ListFormat(language.value, { type: 'conjunction' }).format(items);
}
