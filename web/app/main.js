// The start of the page: languages, saved matches, the screens; the engine starts behind all that.
import { render } from 'preact';
import { effect } from '@preact/signals';
import { equip, followOtherTabs } from './addons/add-game.js';
import { followAppearance } from './shell/settings.js';
import { html } from './ui/html.js';
import { loadLanguages, t } from './ui/i18n.js';
import { fetchLateScreens, late } from './shell/late-screens.js';
import { taught } from './lessons/lesson-shelf.js';
import { joinDrawnText } from './ui/line-breaks.js';
import { peek } from './shell/links.js';
import { current, followRoute } from './match/matches.js';
import { keepOffline } from './offline/offline.js';
import { mendStart } from './outdated.js';
import { recallPersistence } from './storage/persistence.js';
import { route } from './shell/route.js';
import { find, loadMatches } from './storage/saves.js';
import { Home } from './home/home.js';
import { Move } from './match/move.js';
import { NoticeBar } from './ui/notices.js';
import { Settings } from './shell/settings-sheet.js';
import { keepSound, soundTheTable } from './ui/sounds.js';
import { loadStatistics } from './storage/statistics.js';
import { followCalendar } from './shell/today.js';
import { engine } from './engine/engine.js';

/** @import { Route } from './shell/route.js' */

const Add = late(async () => (await import('./addons/add.js')).Add);
const Class = late(async () => (await import('./classroom/class.js')).Class);
const LinkScreen = late(async () => (await import('./classroom/link.js')).LinkScreen);
const LessonScreen = late(async () => (await import('./lessons/lesson-screen.js')).LessonScreen);
const Lessons = late(async () => (await import('./lessons/lessons-screen.js')).Lessons);
const Matches = late(async () => (await import('./home/matches-screen.js')).Matches);
const MatchScreen = late(async () => (await import('./match/match.js')).MatchScreen);
const ReviewScreen = late(async () => (await import('./review/review-screen.js')).ReviewScreen);
const Setup = late(async () => (await import('./match/setup.js')).Setup);
const Statistics = late(async () => (await import('./home/statistics-screen.js')).Statistics);
const Trust = late(async () => (await import('./about/trust.js')).Trust);

function App() {
  const { value } = route;
  return html`
    ${value.screen === 'home' && html`<${Home} />`}
    ${value.screen === 'setup' && html`<${Setup} key=${value.game} game=${value.game} />`}
    ${value.screen === 'match' && html`<${MatchScreen} key=${value.id} />`}
    ${value.screen === 'link' && html`<${LinkScreen} key=${value.text} text=${value.text} />`}
    ${value.screen === 'class' && html`<${Class} key=${value.line} line=${value.line} />`}
    ${
      value.screen === 'lesson' &&
      (value.id ? html`<${LessonScreen} key=${value.id} id=${value.id} />` : html`<${Lessons} />`)
    }
    ${value.screen === 'add' && html`<${Add} key=${value.from} from=${value.from} />`}
    ${value.screen === 'review' && html`<${ReviewScreen} key=${value.id} id=${value.id} />`}
    ${value.screen === 'matches' && html`<${Matches} />`}
    ${value.screen === 'statistics' && html`<${Statistics} />`}
    ${value.screen === 'trust' && html`<${Trust} />`}
    <${Settings} />
    <${Move} />
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
engine.equip = (isNew) => equip(engine, isNew);
keepSound();
soundTheTable(current);
recallPersistence();
await loadLanguages();
loadMatches();
followOtherTabs(engine);
loadStatistics();
followRoute();
followCalendar();
effect(() => {
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
