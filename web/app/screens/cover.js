// The opaque cover between two people. No hand is in the document behind it; the next view is only
// asked for when somebody has pressed and held.
import { useEffect, useRef } from 'preact/hooks';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { wayOut } from '../matches.js';
import { Crest } from '../parts/crest.js';
import { useHeld } from '../parts/held.js';
import { Sprite } from '../parts/sprite.js';
import { address } from '../route.js';

/** @import { Session } from '../session.js' */

/** Long enough that no card is shown by accident. */
const HOLD = 700;

/** @param {{ session: Session }} props */
export function Cover({ session }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const { isDown, handlers } = useHeld(HOLD, () => session.uncover());
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
      <${Crest} crest=${player.crest} />
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
