// The living page from its inside, for tests and for whoever is curious, in the console of a browser:
//   const { current } = await import('./app/inside.js');
// Nothing of the page itself asks for it.

export { engine } from './engine.js';
export { adopted } from './exchange.js';
export { seal, unseal } from './generations.js';
export { t } from './i18n.js';
export { current, deal, sitDown } from './matches.js';
export { hush, notice } from './notices.js';
export { offline, update } from './offline.js';
export { seated } from './page-part.js';
export { gain, percent, points, tenths } from './parts/figures.js';
export { discard, find, matches } from './saves.js';
export * as settings from './settings.js';
export { startTaken } from './start-ways.js';
export { add, countMatch, reset, results } from './statistics.js';
