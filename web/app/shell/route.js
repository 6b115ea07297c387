// Where the page is: `#/`, `#/setup/<game>`, `#/match/<id>`, `#/review/<id>`, `#/lesson`, `#/lesson/<id>`,
// `#/matches`, `#/statistics`, `#/class`, `#/add/<wheel>`, `#/about`, or a link that says what to play (`#game=…`,
// `#match=…`: see links.js). Fragments only, so that any static host will do, a reload comes back to the
// same place, and Back works. How far one was at a place is kept beside its address: see entry.js.
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
