// A match is open, or should be: the table, the cover, or the plain word why there is neither.
import { engine } from '../engine/engine.js';
import { isOneFile } from '../site.js';
import { html, Button, Sprite, Avatar } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { absence, closeHands, current, openHereInstead, openTable, wayOut } from './matches.js';
import { say } from '../ui/notices.js';
import { stopProblem } from '../engine/problem-text.js';
import { address, isLocked, route } from '../shell/route.js';
import { storageState } from '../storage/local-storage.js';
import { HomeOrUnlock, MessagePage, LayingPage, EngineTrouble } from '../shell/page.js';
import { Odds } from '../hints/open-seats.js';
import { Table } from './table.js';
import { useEffect, useRef } from 'preact/hooks';
import { usePressAndHold } from '../ui/gestures.js';

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
    ${engine.failure.value && html`<div class="over-table"><${EngineTrouble} /></div>`}
    ${storageState.value !== 'ok' && html`<${NotSaved} />`}
  `;
}

function NotSaved() {
  return html`<button type="button" class="not-saved" onClick=${() => say(`storage-${storageState.value}-short`)}>
    <${Sprite} id="i-warn" />${t('storage-not-saved')}
  </button>`;
}

/** The cards are on their way. */
function Laying() {
  return html`<${LayingPage} title=${t('match-laying')} href=${address(wayOut())}
    back=${t(wayOut().screen === 'home' ? 'common-home' : 'table-leave')} />`;
}

/** Why there is no table. @param {{ why: 'elsewhere' | 'newer' | 'no-game' | 'missing' }} props */
function Absent({ why }) {
  const here = html`<${Button} class="btn--accent" onClick=${openHereInstead}>${t('match-open-here')}<//>`;
  return html`<${MessagePage} title=${t(`match-${why}`)} text=${t(`match-${why}-help`)}>
        <${HomeOrUnlock} />
        ${why === 'no-game' && !isOneFile && !isLocked(route.value) && html`<${Button} href=${address({ screen: 'add', from: '' })}>${t('addon-title')}<//>`}
        ${why === 'elsewhere' && here}
  <//>`;
}

/** @param {{ session: Session }} props */
function Stopped({ session }) {
  const why = stopProblem(/** @type {EngineError} */ (session.error.value));
  return html`<${MessagePage} isAlert title=${t('match-stopped')} text=${why} more=${t('match-stopped-safe')}>
        <${HomeOrUnlock} />
        <${Button} icon="i-export" onClick=${() => session.exportFile()}>${t('home-export')}<//>
        <${Button} class="btn--accent" onClick=${() => session.retry()}>${t('engine-retry')}<//>
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
  const undo = html`<${Button} icon="i-undo" class="btn--felt" onClick=${() => session.undo()}>${t('cover-undo')}<//>`;
  return html`<div class="cover">
    <main>
      <${Button} icon="i-back" class="btn--felt btn--icon cover__home" href=${address(wayOut())} aria-label=${t(wayOut().screen === 'home' ? 'common-home' : 'table-leave')} />
      <${Avatar} crest=${player.crest} />
      <h1>${t(returning ? 'cover-return' : 'cover-pass', { name })}</h1>
      <p>${t('cover-turn', { name })}</p>
      <button type="button" class=${isDown ? 'hold is-down' : 'hold'} ref=${button} aria-describedby="cover-how" ...${handlers}>
        <svg class="ring" viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="46" pathLength="100" />
          <circle class="run" cx="50" cy="50" r="46" pathLength="100" />
        </svg>
        <${Sprite} id="i-eye" />
        <span>${t('cover-hold')}</span>
      </button>
      <p class="small" id="cover-how">${t('cover-how')}</p>
      ${session.canUndo.value && undo}
    </main>
  </div>`;
}
