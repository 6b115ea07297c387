// The living page from its inside, for tests and for whoever is curious, in the console of a browser:
//   const { current } = await import('./app/inside.js');
// Nothing of the page itself asks for it.

export { engine } from './engine/engine.js';
export { adopted } from './storage/exchange.js';
export { seal, unseal } from './storage/revisions.js';
export { current, deal, openHands, sitDown } from './match/matches.js';
export { hush, notice } from './ui/notices.js';
export { offline, update } from './offline/offline.js';
export { seated } from './storage/page-part.js';
export { gain, percent, points, t, tenths, wanting } from './ui/i18n.js';
export { discard, find, matches } from './storage/saves.js';
export * as settings from './shell/settings.js';
export { startTaken } from './engine/own-python.js';
export { add, countMatch, reset, results } from './storage/statistics.js';
