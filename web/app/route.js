// Where the page is: `#/`, `#/setup/<game>`, `#/match/<id>`, `#/take/<code>`, `#/add/<wheel>`,
// `#/review/<id>`, `#/lesson`, `#/lesson/<id>`, `#/statistics`, `#/about`. Fragments only, so that any
// static host will do, a reload comes back to the same place, and Back works.
import { signal } from '@preact/signals';

/** @import { Signal } from '@preact/signals' */
/** @typedef {{ screen: 'home' | 'trust' | 'statistics' } | { screen: 'review', id: string } | { screen: 'setup', game: string } | { screen: 'match', id: string } | { screen: 'take', code: string } | { screen: 'add', from: string } | { screen: 'lesson', id: string }} Route */

/** @returns {Route} */
function here() {
  const [, screen, rest = ''] = location.hash.split('/');
  if (screen === 'setup') return { screen, game: rest };
  if (screen === 'match') return { screen, id: rest };
  if (screen === 'take') return { screen, code: rest };
  if (screen === 'lesson') return { screen, id: rest };
  if (screen === 'add') return { screen, from: location.hash.slice('#/add/'.length) };
  if (screen === 'review') return { screen, id: rest };
  if (screen === 'statistics') return { screen };
  if (screen === 'about') return { screen: 'trust' };
  return { screen: 'home' };
}

/** @type {Signal<Route>} */
export const route = signal(here());
addEventListener('hashchange', () => {
  route.value = here();
});

/** @param {Route} to */
export function address(to) {
  if (to.screen === 'setup') return `#/setup/${to.game}`;
  if (to.screen === 'match') return `#/match/${to.id}`;
  if (to.screen === 'take') return `#/take/${encodeURIComponent(to.code)}`;
  if (to.screen === 'lesson') return to.id ? `#/lesson/${to.id}` : '#/lesson';
  if (to.screen === 'add') return `#/add${to.from && `/${to.from}`}`;
  if (to.screen === 'review') return `#/review/${to.id}`;
  if (to.screen === 'statistics') return '#/statistics';
  return to.screen === 'trust' ? '#/about' : '#/';
}

/** Goes there; with `replace`, Back will not return to the place left.
 *  @param {Route} to @param {{ replace?: boolean }} [how] */
export function go(to, { replace = false } = {}) {
  if (replace) {
    history.replaceState(null, '', address(to));
    route.value = to;
  } else location.hash = address(to);
}
