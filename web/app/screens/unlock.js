// The only way out of a locked set-up within the page: a long press, and a word to confirm it.
import { useState } from 'preact/hooks';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { Dialog } from '../parts/dialog.js';
import { HoldButton } from '../parts/press.js';
import { Sprite } from '../parts/sprite.js';
import { address, isLocked, route, unlock } from '../route.js';

/** Milliseconds. Nobody rests a finger on a button for so long without meaning it. */
const HOLD = 2000;

export function UnlockButton() {
  const [isAsking, setAsking] = useState(false);
  return html`
    <${HoldButton} label=${t('lock-leave')} icon="i-lock" milliseconds=${HOLD} onHeld=${() => setAsking(true)} />
    ${
      isAsking &&
      html`<${Dialog} label=${t('lock-leave-title')} onClose=${() => setAsking(false)}>
      <p>${t('lock-leave-help')}</p>
      <div class="choice">
        <button type="button" class="btn" onClick=${() => setAsking(false)}>${t('lock-stay')}</button>
        <button type="button" class="btn btn--accent" onClick=${unlock}>${t('lock-leave-now')}</button>
      </div>
    <//>`
    }
  `;
}

/** The way to the games, where nothing is locked. */
export function HomeOrUnlock() {
  if (isLocked(route.value)) return html`<${UnlockButton} />`;
  return html`<a class="btn" href=${address({ screen: 'home' })}><${Sprite} id="i-home" class="ico" />${t('common-home')}</a>`;
}
