// The first screen: go on with a match, or choose a game. Everything here works before the engine does.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { knownGames } from '../known-games.js';
import { engine } from '../matches.js';
import { DayDeals } from '../parts/day-deal.js';
import { Sprite } from '../parts/sprite.js';
import { UpdateOffer } from '../parts/update-offer.js';
import { address } from '../route.js';
import { matches } from '../saves.js';
import { storageState } from '../storage.js';
import { useArrival } from './arrival.js';
import { CodeButton } from './code-entry.js';
import { EngineBar } from './engine-bar.js';
import { HomeScreenButton } from './home-screen-guide.js';
import { ImportButton } from './import-button.js';
import { LanguageChoice } from './language-choice.js';
import { SavedList } from './saved-list.js';
import { openSettings } from './settings.js';
import { TileArt } from '../games/tile-art.js';

/** @import { Route } from '../route.js' */
/** @import { GameInfo } from '../types.js' */

/** The three steps that say what a round of the game is. */
const STEPS = [1, 2, 3];

/** @param {number[]} seats */
function seatsOf(seats) {
  const [least, most] = [seats[0], seats[seats.length - 1]];
  return least === most ? t('home-seats-only', { count: least }) : t('home-seats', { least, most });
}

/** @param {{ info: GameInfo, isHero: boolean }} props */
function Tile({ info, isHero }) {
  const { id, seats } = info;
  return html`<li class="tile" data-game=${id}>
    <${TileArt} game=${id} />
    <div class="tile__text">
      <h3>
        <a href=${address({ screen: 'setup', game: id })}>${t(`game-${id}`)}</a>
      </h3>
      <p class="tile__blurb">${t(`game-${id}-blurb`)}</p>
      ${
        isHero &&
        html`<ol class="steps">
        ${STEPS.map((step) => html`<li key=${step}>${t(`game-${id}-step-${step}`)}</li>`)}
      </ol>`
      }
      <p class="tile__facts">
        <span><${Sprite} id="i-person" class="ico" />${seatsOf(seats)}</span>${' '}
        <span><${Sprite} id="i-clock" class="ico" />${t(`game-${id}-time`)}</span>
      </p>
      ${
        isHero &&
        html`<span class="btn btn--accent tile__go" aria-hidden="true">
        <${Sprite} id="i-play" class="ico" />${t('home-play')}
      </span>`
      }
    </div>
  </li>`;
}

/** A way to another screen, as large as what lies behind it. @param {{ to: Route, icon: string, children?: any }} props */
function Door({ to, icon, children }) {
  return html`<a class="door" href=${address(to)}><span><${Sprite} id=${icon} class="ico" /></span><b>${children}</b></a>`;
}

export function Home() {
  const heading = useArrival();
  const games = knownGames();
  const isHero = games.length === 1;
  return html`<div class="page home">
    <main class="wrap">
      <header class="top">
        <${Sprite} id="mark" class="mark" />
        <h1 tabindex="-1" ref=${heading}>${t('app-name')}</h1>
        <span class="grow"></span>
        <${LanguageChoice} name="home-language" />
        <button
          type="button"
          class="btn btn--icon"
          aria-label=${t('settings-title')}
          title=${t('settings-title')}
          onClick=${openSettings}
        >
          <${Sprite} id="i-gear" class="ico" />
        </button>
      </header>
      ${
        storageState.value !== 'ok' &&
        html`<p class="trouble" role="status">
        <${Sprite} id="i-warn" class="ico" />
        <span>${t(`storage-${storageState.value}`)}</span>
      </p>`
      }
      <${UpdateOffer} />
      <${SavedList} matches=${matches.value} />
      <h2 class="sr">${t('home-choose')}</h2>
      <ul class=${isHero ? 'shelf shelf--hero' : `shelf shelf--${games.length > 5 ? 'many' : games.length}`}>
        ${games.map((info) => html`<${Tile} key=${info.id} info=${info} isHero=${isHero} />`)}
      </ul>
      <${DayDeals} />
      <nav class="doors" aria-label=${t('home-more')}>
        <${Door} to=${{ screen: 'lesson', id: '' }} icon="i-book">${t('lesson-all')}<//>
        <${Door} to=${{ screen: 'class', line: '' }} icon="i-class">${t('class-title')}<//>
        <${Door} to=${{ screen: 'statistics' }} icon="i-chart">${t('statistics-title')}<//>
        <${Door} to=${{ screen: 'add', from: '' }} icon="i-plus">${t('addon-title')}<//>
      </nav>
      <div class="import">
        <${ImportButton} />
        <${CodeButton} />
        <${HomeScreenButton} />
      </div>
    </main>
    <${EngineBar} engine=${engine} />
  </div>`;
}
