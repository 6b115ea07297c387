// The first screen: go on with a match, or choose a game. Everything here works before the engine does.
import { isOneFile } from '../site.js';
import { html, Button, Sprite, Avatar } from '../ui/html.js';
import { t, list, roundOf, dayText } from '../ui/i18n.js';
import { knownGames } from '../engine/known-games.js';
import { UpdateOffer, EngineBar, Shelf, Heading } from '../shell/page.js';
import { address } from '../shell/route.js';
import { matches, quarantined } from '../storage/saves.js';
import { storageState } from '../storage/local-storage.js';
import { CodeButton, ImportButton } from './incoming.js';
import { FirstTop } from '../shell/settings-sheet.js';
import { Dialog, lay, putAway } from '../ui/dialog.js';
import { Trouble } from '../engine/problem-text.js';
import { computed } from '@preact/signals';
import catalogue from '../catalogue.js';
import { dayOf, linkOfToday, seedOf, today } from '../shell/links.js';
import { checksum } from '../storage/revisions.js';
import { results } from '../storage/statistics.js';

/** @param {number[]} seats */
function seatsOf(seats) {
  const [least, most] = [seats[0], seats[seats.length - 1]];
  return least === most ? t('home-seats-only', { count: least }) : t('home-seats', { least, most });
}

/** What a tile says of its game. @param {GameInfo} info */
const told = ({ id, seats }) => html`<h3><a href=${address({ screen: 'setup', game: id })}>${t(`game-${id}`)}</a></h3>
  <p class="tile__blurb">${t(`game-${id}-blurb`)}</p>
  <p class="tile__facts"><span><${Sprite} id="i-person" />${seatsOf(seats)}</span></p>`;

/** A way to another screen, as large as what lies behind it. @param {{ to: Route, icon: string, children?: any }} props */
function Door({ to, icon, children }) {
  return html`<a class="door" href=${address(to)}><span><${Sprite} id=${icon} /></span><b>${children}</b></a>`;
}

export function Home() {
  const last = matches.value.find(({ doc }) => doc)?.doc;
  const kept = matches.value.length + quarantined.value.length;
  return html`<div class="page home">
    <main class="wrap">
      <${FirstTop}><${Heading}>${t('app-name')}<//><//>
      ${storageState.value !== 'ok' && html`<${Trouble} role="status">${t(`storage-${storageState.value}`)}<//>`}
      <${UpdateOffer} />
      <div class="now">
        ${last && html`<${Continue} doc=${last} />`}
        <${Daily} />
      </div>
      <h2 class="sr">${t('home-choose')}</h2>
      <${Shelf} games=${knownGames()} told=${told} />
      <nav class="doors" aria-label=${t('home-more')}>
        ${kept > 0 && html`<${Door} to=${{ screen: 'matches' }} icon="i-cards">${t('home-all')} <span class="num">${kept}</span><//>`}
        <${Door} to=${{ screen: 'lesson', id: '' }} icon="i-book">${t('lesson-all')}<//>
        <${Door} to=${{ screen: 'class', line: '' }} icon="i-class">${t('class-title')}<//>
        <${Door} to=${{ screen: 'statistics' }} icon="i-chart">${t('statistics-title')}<//>
        ${!isOneFile && html`<${Door} to=${{ screen: 'add', from: '' }} icon="i-plus">${t('addon-title')}<//>`}
      </nav>
      <div class="import">
        <${ImportButton} />
        <${CodeButton} />
        <${HomeScreenButton} />
      </div>
    </main>
    <${EngineBar} />
  </div>`;
}

// How the page gets onto a device's home screen, where it opens like an app and Safari keeps its
// matches. Browsers of the iPad have no button of their own for this, so it is told.

const GUIDE_STEPS = [1, 2, 3, 4];

/** It was opened from the home screen already. */
const isInstalled =
  matchMedia('(display-mode: standalone)').matches ||
  /** @type {{ standalone?: boolean }} */ (navigator).standalone === true;

function HomeScreenButton() {
  if (isInstalled || isOneFile) return null;
  return html`<${Button} icon="i-plus" class="btn--plain" onClick=${() => lay(Guide)}>${t('guide-button')}<//>`;
}

function Guide() {
  return html`<${Dialog} label=${t('guide-title')} onClose=${putAway}>
    <p>${t('guide-why')}</p>
    <h3>${t('guide-ipad')}</h3>
    <ol class="steps">
      ${GUIDE_STEPS.map((step) => html`<li key=${step}>${t(`guide-step-${step}`)}</li>`)}
    </ol>
    <h3>${t('guide-others')}</h3>
    <p>${t('guide-others-text')}</p>
    <p class="muted">${t('guide-matches')}</p>
  <//>`;
}

// The match that was touched last, as one slim card: how it stands, and the way back to it.

/** @param {{ doc: MatchDoc }} props */
function Continue({ doc }) {
  const { players } = doc.page;
  return html`<section class="saved saved--last" data-game=${doc.game} aria-labelledby="last-title">
    <${Crests} players=${players} />
    <div class="saved__text">
      <h2 id="last-title">${t(`game-${doc.game}`)}${doc.page.fork && html` <span class="chip">${t('fork-mark')}</span>`}</h2>
      <p>${situation(doc) || list(players.map(({ name }) => name))}</p>
    </div>
    <${OpenLink} doc=${doc} />
  </section>`;
}

/** @param {{ players: Player[] }} props */
export function Crests({ players }) {
  return html`<span class="saved__avatars" aria-hidden="true">
    ${players.map(({ crest }) => html`<${Avatar} key=${crest} crest=${crest} />`)}
  </span>`;
}

/** Plays on; what is over is looked at again. @param {{ doc: MatchDoc, more?: boolean }} props more: its result, too */
export function OpenLink({ doc: { page }, more = false }) {
  const href = address({ screen: 'match', id: page.id });
  if (page.glance.is_over) {
    return html`<${Button} icon="i-eye" href=${address({ screen: 'review', id: page.id })}>${t('review-ask')}<//>
      ${more && html`<${Button} href=${href}>${t('home-look')}<//>`}`;
  }
  return html`<${Button} icon="i-play" class="btn--accent" href=${href}>${t('home-continue')}<//>`;
}

/** How a match stands, in a line. @param {MatchDoc} doc */
export function situation({ page: { players, glance } }) {
  if (glance.is_over) {
    return t('home-won', { names: list(glance.winners.map((seat) => players[seat]?.name ?? '?')) });
  }
  const where = roundOf(glance);
  const next = glance.to_act === null ? null : players[glance.to_act];
  const turn = next?.kind === 'human' ? t('home-turn', { name: next.name }) : '';
  return [where, turn].filter(Boolean).join(' · ');
}

// The deal of the day: another game each day, the same cards for everybody who plays it; and on how many days in a
// row somebody here has played one to its end. That is told by the statistics, which know of each match when it began
// and what it was dealt from.

/** The calendar day, whatever the clock says. @param {Date} day @param {number} [later] days */
const dayAfter = (day, later = 0) => new Date(day.getFullYear(), day.getMonth(), day.getDate() + later);

const DAY = 86_400_000;

/** Which of so many is that day's. @param {Date} day @param {number} count */
export function turnOf(day, count) {
  return Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / DAY) % count;
}

/** The days whose deal somebody has begun on that very day and played to its end, by their words.
 *  @param {Result[]} played */
export function daysPlayed(played) {
  const days = played.flatMap(({ match, game }) => {
    const [begun, deal] = match.split('-');
    const seed = seedOf(new Date(parseInt(begun, 36)));
    return checksum(`${game} ${seed}`) === deal ? [seed] : [];
  });
  return new Set(days);
}

/** How many days in a row, up to this one or the one before it. @param {Set<string>} days @param {Date} now */
export function streak(days, now) {
  let at = days.has(seedOf(now)) ? 0 : -1;
  let count = 0;
  for (; days.has(seedOf(dayAfter(now, at))); at -= 1) count += 1;
  return count;
}

const played = computed(() => daysPlayed(results.value));

function Daily() {
  const now = today();
  const days = played.value;
  const isDone = days.has(seedOf(now));
  const { id: game } = catalogue[turnOf(now, catalogue.length)];
  return html`<section class="days" data-game=${game} aria-labelledby="days-title">
    <span class=${isDone ? 'days__leaf is-done' : 'days__leaf'} aria-hidden="true">
      ${isDone ? html`<${Sprite} id="i-check" />` : now.getDate()}
    </span>
    <div class="saved__text">
      <h2 id="days-title">${t('setup-day')}<span> · ${dayText(now)}</span></h2>
      <p><b>${t(`game-${game}`)}</b> · ${rowText(days, now, isDone)}</p>
    </div>
    <${Button} icon="i-day" href=${address({ screen: 'link', text: linkOfToday(game) })} aria-label=${t('deal-of-day-in', { game: t(`game-${game}`) })}>${t(isDone ? 'days-again' : 'home-play')}<//>
  </section>`;
}

/** How it stands with the days in a row: a missed one is said. @param {Set<string>} days @param {Date} now @param {boolean} isDone */
function rowText(days, now, isDone) {
  const count = streak(days, now);
  if (count) return t(isDone ? 'days-done' : 'days-so-far', { count });
  const [last] = [...days].sort().reverse();
  const day = last && dayOf(last);
  return day ? t('days-missed', { day: dayText(day) }) : t('days-first');
}
