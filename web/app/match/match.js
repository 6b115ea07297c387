// A match is open, or should be: the table, the cover, or the plain word why there is neither.
import { engine } from '../engine/engine.js';
import { isOneFile } from '../site.js';
import { html } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { absence, closeHands, current, openHereInstead, openTable, wayOut } from './matches.js';
import { say } from '../ui/notices.js';
import { Sprite, Avatar } from '../ui/sprite.js';
import { stopProblem } from '../engine/problem-text.js';
import { address, isLocked, route } from '../shell/route.js';
import { storageState } from '../storage/local-storage.js';
import { HomeOrUnlock, MessagePage, LayingPage } from '../shell/page.js';
import { EngineTrouble } from '../shell/engine-bar.js';
import { Odds } from '../hints/odds.js';
import { Share } from './share.js';
import { Table } from './table.js';
import { useEffect, useRef } from 'preact/hooks';
import { usePressAndHold } from '../ui/press-and-hold.js';

/** @import { EngineError } from '../engine/engine.js' */
/** @import { Session } from './session.js' */

export function MatchScreen() {
  const session = current.value;
  if (openTable.value) return html`<${Odds} table=${openTable.value} onClose=${closeHands} />`;
  const why = absence.value;
  if (!session && (why === '' || why === 'opening')) return html`<${Laying} />`;
  if (!session) return html`<${Absent} key=${why} why=${why} />`;
  if (session.error.value) return html`<${Stopped} session=${session} />`;
  // A score sheet holds nothing secret, and is read before anybody else takes over.
  if (session.cover.value && !session.sheet.value) return html`<${Cover} session=${session} />`;
  if (!session.view.value) return html`<${Laying} />`;
  return html`
    <${Table} session=${session} />
    <${Share} />
    ${engine.failure.value && html`<div class="over-table"><${EngineTrouble} /></div>`}
    ${
      storageState.value !== 'ok' &&
      html`<button type="button" class="not-saved" onClick=${() => say(`storage-${storageState.value}-short`)}>
      <${Sprite} id="i-warn" class="ico" />${t('storage-not-saved')}
    </button>`
    }
  `;
}

/** The cards are on their way. */
function Laying() {
  return html`<${LayingPage} title=${t('match-laying')} href=${address(wayOut())}
    back=${t(wayOut().screen === 'home' ? 'common-home' : 'table-leave')} />`;
}

/** Why there is no table. @param {{ why: 'elsewhere' | 'newer' | 'no-game' | 'missing' }} props */
function Absent({ why }) {
  return html`<${MessagePage} title=${t(`match-${why}`)} text=${t(`match-${why}-help`)}>
        <${HomeOrUnlock} />
        ${why === 'no-game' && !isOneFile && !isLocked(route.value) && html`<a class="btn" href=${address({ screen: 'add', from: '' })}>${t('addon-title')}</a>`}
        ${
          why === 'elsewhere' &&
          html`<button type="button" class="btn btn--accent" onClick=${openHereInstead}>${t('match-open-here')}</button>`
        }
  <//>`;
}

/** @param {{ session: Session }} props */
function Stopped({ session }) {
  const why = stopProblem(/** @type {EngineError} */ (session.error.value));
  return html`<${MessagePage} isAlert title=${t('match-stopped')} text=${why} more=${t('match-stopped-safe')}>
        <${HomeOrUnlock} />
        <button type="button" class="btn" onClick=${() => session.exportFile()}>
          <${Sprite} id="i-export" class="ico" />${t('home-export')}
        </button>
        <button type="button" class="btn btn--accent" onClick=${() => session.retry()}>
          ${t('engine-retry')}
        </button>
  <//>`;
}

// The opaque cover between two people. No hand is in the document behind it; the next view is only
// asked for when somebody has pressed and held.

/** Long enough that no card is shown by accident. */
const HOLD = 700;

/** @param {{ session: Session }} props */
export function Cover({ session }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const { isDown, handlers } = usePressAndHold(HOLD, () => session.uncover());
  const cover = session.cover.value;
  const seat = cover?.seat;

  useEffect(() => button.current?.focus(), [seat]);

  if (!cover) return null;
  const player = session.players.value[cover.seat];
  const { name } = player;
  const returning = cover.reason === 'return';
  return html`<div class="cover">
    <main>
      <a class="btn btn--felt btn--icon cover__home" href=${address(wayOut())} aria-label=${t(wayOut().screen === 'home' ? 'common-home' : 'table-leave')}>
        <${Sprite} id="i-back" class="ico" />
      </a>
      <${Avatar} crest=${player.crest} />
      <h1>${t(returning ? 'cover-return' : 'cover-pass', { name })}</h1>
      <p>${t('cover-turn', { name })}</p>
      <button
        type="button"
        class=${isDown ? 'hold is-down' : 'hold'}
        ref=${button}
        aria-describedby="cover-how"
        ...${handlers}
      >
        <svg class="ring" viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="46" pathLength="100" />
          <circle class="run" cx="50" cy="50" r="46" pathLength="100" />
        </svg>
        <${Sprite} id="i-eye" class="ico" />
        <span>${t('cover-hold')}</span>
      </button>
      <p class="small" id="cover-how">${t('cover-how')}</p>
      ${
        session.canUndo.value &&
        html`<button type="button" class="btn btn--felt" onClick=${() => session.undo()}>
        <${Sprite} id="i-undo" class="ico" />${t('cover-undo')}
      </button>`
      }
    </main>
  </div>`;
}
