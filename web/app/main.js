// The start of the page: languages, saved matches, the screens; the engine starts behind all that.
import { render } from 'preact';
import { effect } from '@preact/signals';
import { equip, followOtherTabs } from './add-game.js';
import { followAppearance } from './settings.js';
import { html } from './html.js';
import { loadLanguages, t } from './i18n.js';
import { fetchLateScreens, late } from './late-screens.js';
import { taught } from './lesson-shelf.js';
import { joinDrawnText } from './line-breaks.js';
import { peek } from './links.js';
import { current, followRoute } from './matches.js';
import { keepOffline } from './offline.js';
import { mendStart } from './outdated.js';
import { recallPersistence } from './persistence.js';
import { route } from './route.js';
import { find, loadMatches } from './saves.js';
import { Home } from './screens/home.js';
import { Move } from './screens/move.js';
import { NoticeBar } from './notices.js';
import { Settings } from './screens/settings.js';
import { keepSound, soundTheTable } from './sounds.js';
import { loadStatistics } from './statistics.js';
import { followCalendar } from './today.js';
import { engine } from './engine.js';

/** @import { Route } from './route.js' */

const Add = late(async () => (await import('./screens/add.js')).Add);
const Class = late(async () => (await import('./screens/class.js')).Class);
const LinkScreen = late(async () => (await import('./screens/link.js')).LinkScreen);
const LessonScreen = late(async () => (await import('./screens/lesson.js')).LessonScreen);
const Lessons = late(async () => (await import('./screens/lessons.js')).Lessons);
const MatchScreen = late(async () => (await import('./screens/match.js')).MatchScreen);
const ReviewScreen = late(async () => (await import('./screens/review.js')).ReviewScreen);
const Setup = late(async () => (await import('./screens/setup.js')).Setup);
const Statistics = late(async () => (await import('./screens/statistics.js')).Statistics);
const Trust = late(async () => (await import('./screens/trust.js')).Trust);

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
