// Where the page is: `#/`, `#/setup/<game>`, `#/match/<id>`, `#/review/<id>`, `#/lesson`, `#/lesson/<id>`,
// `#/matches`, `#/statistics`, `#/class`, `#/add/<wheel>`, `#/about`, or a link that says what to play (`#game=…`,
// `#match=…`: see links.js). Fragments only, so that any static host will do, a reload comes back to the
// same place, and Back works. How far one was at a place is kept beside its address: see below.
//
// A locked place (`…&locked=1`, `#/match/<id>/locked`, `#/review/<id>/locked`) leads only to other locked
// ones.
import { signal } from '@preact/signals';
import { peek } from './links.js';

/** @returns {Route} */
function here() {
  const text = location.hash.slice(1);
  if (text && !text.startsWith('/')) return { screen: 'link', text };
  const [, screen, rest = '', more] = text.split('/');
  if (screen === 'setup') return { screen, game: rest };
  if (screen === 'match' || screen === 'review') return { screen, id: rest, locked: more === 'locked' };
  if (screen === 'class') return { screen, line: decoded(rest) };
  if (screen === 'lesson') return { screen, id: rest };
  if (screen === 'add') return { screen, from: location.hash.slice('#/add/'.length) };
  if (screen === 'statistics' || screen === 'matches') return { screen };
  if (screen === 'about') return { screen: 'trust' };
  return { screen: 'home' };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch (problem) {
    if (!(problem instanceof URIError)) throw problem;
    return text;
  }
}

/** @type {Signal<Route>} */
export const route = signal(here());
addEventListener('hashchange', () => {
  const to = here();
  if (mayLeaveFor(to)) route.value = to;
  else history.replaceState(null, '', address(route.value));
});

/** @param {Route} to */
export function address(to) {
  if (to.screen === 'setup') return `#/setup/${to.game}`;
  if (to.screen === 'match' || to.screen === 'review') return `#/${to.screen}/${to.id}${to.locked ? '/locked' : ''}`;
  if (to.screen === 'link') return `#${to.text}`;
  if (to.screen === 'class') return `#/class${to.line && `/${encodeURIComponent(to.line)}`}`;
  if (to.screen === 'lesson') return to.id ? `#/lesson/${to.id}` : '#/lesson';
  if (to.screen === 'add') return `#/add${to.from && `/${to.from}`}`;
  if (to.screen === 'statistics' || to.screen === 'matches') return `#/${to.screen}`;
  return to.screen === 'trust' ? '#/about' : '#/';
}

/** Whether nobody gets from here to other games by a tap. @param {Route} to */
export function isLocked(to) {
  return to.screen === 'link' ? peek(to.text).locked : 'locked' in to && to.locked === true;
}

/** @param {Route} to */
function mayLeaveFor(to) {
  return !isLocked(route.value) || isLocked(to);
}

/** Goes there; with `replace`, Back will not return to the place left.
 *  @param {Route} to @param {{ replace?: boolean }} [how] */
export function go(to, { replace = false } = {}) {
  if (!replace) location.hash = address(to);
  else if (mayLeaveFor(to)) jump(to);
}

/** Out of the lock: only where somebody has said so on purpose. */
export function unlock() {
  jump({ screen: 'home' });
}

/** @param {Route} to */
function jump(to) {
  history.replaceState(null, '', address(to));
  route.value = to;
}

// What an entry of the browser's history keeps beside its address: where a review stands, how far a lesson has
// come, that all hands lie open. So a reload and Back come back to it, and whoever goes there anew begins anew.
// An older build may have written it: whoever reads it, reads it with distrust.

/** Safari refuses more than a hundred changes in half a minute: so many are made at once, and each so many
 *  milliseconds there may be one more. */
const SPARE = 20;
const PAUSE = 400;

/** What is still to be written. @type {Record<string, unknown>} */
let waiting = {};
let spare = SPARE;
/** @type {ReturnType<typeof setInterval> | undefined} */
let refilling;

// Another entry has none of it.
for (const event of ['popstate', 'hashchange']) addEventListener(event, () => (waiting = {}));

/** What this entry keeps under a name. @param {string} name @returns {any} undefined: nothing */
export function recall(name) {
  return kept()[name];
}

/** @param {string} name @param {unknown} value */
export function remember(name, value) {
  waiting[name] = value;
  if (spare > 0) write();
}

/** A new entry of the same address: Back leads to where one was. @param {string} name @param {unknown} value */
export function enter(name, value) {
  write();
  history.pushState({ [name]: value }, '');
}

function write() {
  if (!Object.keys(waiting).length) return;
  history.replaceState({ ...kept(), ...waiting }, '');
  waiting = {};
  spare -= 1;
  refilling ??= setInterval(refill, PAUSE);
}

function refill() {
  spare += 1;
  write();
  if (spare < SPARE) return;
  clearInterval(refilling);
  refilling = undefined;
}

/** @returns {Record<string, unknown>} */
function kept() {
  const { state } = history;
  return typeof state === 'object' && state !== null ? state : {};
}
