// The first screen: go on with a match, or choose a game. Everything here works before the engine does.
import { isOneFile } from '../site.js';
import { html } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { knownGames } from '../engine/known-games.js';
import { Sprite } from '../ui/sprite.js';
import { UpdateOffer, EngineBar } from '../shell/engine-bar.js';
import { address } from '../shell/route.js';
import { matches, quarantined } from '../storage/saves.js';
import { storageState } from '../storage/local-storage.js';
import { useArrival } from '../shell/page.js';
import { CodeButton, ImportButton } from './incoming.js';
import { LanguageChoice, openSettings } from '../shell/settings-sheet.js';
import { Continue } from './continue.js';
import { Daily } from './daily.js';
import { TileArt } from '../games/tile-art.js';
import { useState } from 'preact/hooks';
import { Dialog } from '../ui/dialog.js';
import { Trouble } from '../engine/problem-text.js';

/** @import { Route } from '../shell/route.js' */
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
        <span><${Sprite} id="i-person" class="ico" />${seatsOf(seats)}</span>
        ${isHero && html`<span><${Sprite} id="i-clock" class="ico" />${t(`game-${id}-time`)}</span>`}
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
  const last = matches.value.find(({ doc }) => doc)?.doc;
  const kept = matches.value.length + quarantined.value.length;
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
      ${storageState.value !== 'ok' && html`<${Trouble} role="status">${t(`storage-${storageState.value}`)}<//>`}
      <${UpdateOffer} />
      <div class="now">
        ${last && html`<${Continue} doc=${last} />`}
        <${Daily} />
      </div>
      <h2 class="sr">${t('home-choose')}</h2>
      <ul class=${isHero ? 'shelf shelf--hero' : `shelf shelf--${games.length > 5 ? 'many' : games.length}`}>
        ${games.map((info) => html`<${Tile} key=${info.id} info=${info} isHero=${isHero} />`)}
      </ul>
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
  const [isOpen, setOpen] = useState(false);
  if (isInstalled || isOneFile) return null;
  return html`
    <button type="button" class="btn btn--plain" onClick=${() => setOpen(true)}>
      <${Sprite} id="i-plus" class="ico" />${t('guide-button')}
    </button>
    ${
      isOpen &&
      html`<${Dialog} label=${t('guide-title')} onClose=${() => setOpen(false)}>
      <p>${t('guide-why')}</p>
      <h3>${t('guide-ipad')}</h3>
      <ol class="steps">
        ${GUIDE_STEPS.map((step) => html`<li key=${step}>${t(`guide-step-${step}`)}</li>`)}
      </ol>
      <h3>${t('guide-others')}</h3>
      <p>${t('guide-others-text')}</p>
      <p class="muted">${t('guide-matches')}</p>
    <//>`
    }
  `;
}
