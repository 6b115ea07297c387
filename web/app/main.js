// The start of the page: languages, saved matches, the screens; the engine starts behind all that.
import { render } from 'preact';
import { effect } from '@preact/signals';
import { followOtherTabs, invite } from './addons/add-game.js';
import { followAppearance, language } from './shell/settings.js';
import { html } from './ui/html.js';
import { fetchLanguage, spoken, t } from './ui/i18n.js';
import { fetchLateScreens, late } from './shell/late-screens.js';
import { taught } from './lessons/lesson-shelf.js';
import { joinDrawnText } from './ui/line-breaks.js';
import { peek, followCalendar } from './shell/links.js';
import { current, followRoute } from './match/matches.js';
import { keepOffline } from './offline/offline.js';
import { mendStart } from './outdated.js';
import { recallPersistence } from './storage/persistence.js';
import { route } from './shell/route.js';
import { find, loadMatches } from './storage/saves.js';
import { Home } from './home/home.js';
import { NoticeBar, say } from './ui/notices.js';
import { keepSound, soundTheTable } from './ui/sounds.js';
import { loadStatistics } from './storage/statistics.js';
import { engine } from './engine/engine.js';
import { Laid, putAway } from './ui/dialog.js';

/** By the names of their routes. @type {Record<string, (props: any) => any>} */
const SCREENS = {
  home: Home,
  add: late(async () => (await import('./addons/add.js')).Add),
  class: late(async () => (await import('./classroom/class.js')).Class),
  link: late(async () => (await import('./classroom/link.js')).LinkScreen),
  lesson: late(async () => (await import('./lessons/lesson-screen.js')).LessonScreen),
  lessons: late(async () => (await import('./lessons/lessons-screen.js')).Lessons),
  matches: late(async () => (await import('./home/matches-screen.js')).Matches),
  match: late(async () => (await import('./match/match.js')).MatchScreen),
  review: late(async () => (await import('./review/review-screen.js')).ReviewScreen),
  setup: late(async () => (await import('./match/setup.js')).Setup),
  statistics: late(async () => (await import('./home/statistics-screen.js')).Statistics),
  trust: late(async () => (await import('./about/trust.js')).Trust),
};

function App() {
  const { screen, ...what } = route.value;
  // The id, game or text that an address names: another one begins anew.
  const [key = ''] = Object.values(what);
  const shown = screen === 'lesson' && !key ? 'lessons' : screen;
  return html`
    <${SCREENS[shown]} key=${key} ...${what} />
    <${Laid} />
    <${NoticeBar} />
  `;
}

/** @param {Route} to */
function gameOf(to) {
  if (to.screen === 'setup') return to.game;
  if (to.screen === 'link') return peek(to.text).game;
  if (to.screen === 'lesson') return taught.value?.doc.script.game;
  if (to.screen === 'review') return find(to.id)?.doc?.game;
  return to.screen === 'match' ? current.value?.game : undefined;
}

followAppearance();
joinDrawnText();
engine.invite = (addon) => invite(engine, addon);
keepSound();
soundTheTable(current);
recallPersistence();
await fetchLanguage(language.peek());
loadMatches();
followOtherTabs(engine);
loadStatistics();
followRoute();
followCalendar();
effect(() => {
  // Whoever goes elsewhere does not take along what lies over the page.
  if (route.value) putAway();
});
effect(() => {
  fetchLanguage(language.value).catch(() => {
    language.value = spoken.peek();
    say('settings-language-away');
  });
});
effect(() => {
  document.documentElement.lang = spoken.value;
  document.title = t('app-name');
});
effect(() => {
  const game = gameOf(route.value);
  // The room of the game: felt and accent come by this attribute.
  if (game) document.documentElement.dataset.game = game;
  else delete document.documentElement.dataset.game;
});
const root = /** @type {HTMLElement} */ (document.getElementById('app'));
root.replaceChildren();
render(html`<${App} />`, root);
// Not sooner: its start keeps every processor busy, and the page is to be used meanwhile.
engine.start();
keepOffline(engine);
mendStart(engine);
fetchLateScreens(engine);
