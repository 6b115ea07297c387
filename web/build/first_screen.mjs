// Draws the home screen as a first visitor sees it, in each language: what stands there before the
// page's scripts are all here. Prints JSON: {language: markup}.
//   node first_screen.mjs SITE_FOLDER
import { readFile } from 'node:fs/promises';
import { mock } from 'node:test';
import { pathToFileURL } from 'node:url';
import { renderToString } from 'preact-render-to-string';

const site = pathToFileURL(`${process.argv[2]}/`);

// A browser that nobody has used yet, as far as the home screen asks for one.
const nothing = () => {};
Object.assign(globalThis, {
  window: globalThis,
  addEventListener: nothing,
  document: { documentElement: {} },
  fetch: async (/** @type {string} */ path) => new Response(await readFile(new URL(path, site))),
  localStorage: { getItem: () => null, setItem: nothing },
  location: new URL('http://localhost/'),
  matchMedia: () => ({ matches: false }),
});
Object.defineProperty(globalThis, 'navigator', { value: { languages: [] }, configurable: true });
// The day of the build is no day to be seen, and the same sources make the same site.
mock.timers.enable({ apis: ['Date'] });

const own = (/** @type {string} */ name) => import(new URL(`app/${name}.js`, site).href);
const { html } = await own('ui/html');
const { fetchLanguage } = await own('ui/i18n');
const { LANGUAGES } = await own('catalogue');
const { language } = await own('shell/settings');
const { Home } = await own('home/home');

/** @type {Record<string, string>} */
const screens = {};
for (const code of LANGUAGES) {
  await fetchLanguage(code);
  language.value = code;
  screens[code] = renderToString(html`<${Home} />`)
    // The page's policy lets no style stand in an attribute.
    .replace(/ style="[^"]*"/g, '')
    // Links lead on by themselves; everything else has to wait for the scripts.
    .replace(/<(button|input|select) /g, '<$1 disabled ');
}
console.log(JSON.stringify(screens));
