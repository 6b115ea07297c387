// What most screens are: a page with a heading, or a message and where to go from there.
import { useEffect, useRef, useState } from 'preact/hooks';
import { html, Button, Sprite } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { Confirm } from '../ui/dialog.js';
import { HoldButton } from '../ui/press-and-hold.js';
import { address, isLocked, route, unlock } from './route.js';
import { EngineBar } from './engine-bar.js';

// Focus goes to the heading of a screen that has just come up, so that a keyboard goes on from the
// top and a screen reader says where one is. Not on the first screen: there the browser does it.

let isFirst = true;

export function useArrival() {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
    isFirst = false;
  }, []);
  return heading;
}

// The only way out of a locked set-up within the page: a long press, and a word to confirm it.

/** Milliseconds. Nobody rests a finger on a button for so long without meaning it. */
const HOLD = 2000;

function UnlockButton() {
  const [isAsking, setAsking] = useState(false);
  return html`
    <${HoldButton} label=${t('lock-leave')} icon="i-lock" milliseconds=${HOLD} onHeld=${() => setAsking(true)} />
    ${
      isAsking &&
      html`<${Confirm} label=${t('lock-leave-title')} cancel=${t('lock-stay')} accept=${t('lock-leave-now')}
      onAccept=${unlock} onClose=${() => setAsking(false)}><p>${t('lock-leave-help')}</p><//>`
    }
  `;
}

/** The way to the games, where nothing is locked. */
export function HomeOrUnlock() {
  if (isLocked(route.value)) return html`<${UnlockButton} />`;
  return html`<${Button} icon="i-home" href=${address({ screen: 'home' })}>${t('common-home')}<//>`;
}

/** A screen below the first one. @param {{ title: string, class?: string, children?: any }} props */
export function Page({ title, class: name = '', children }) {
  return html`<div class="page">
    <main class=${`wrap ${name}`}><${PageTop} title=${title} />${children}</main>
    <${EngineBar} />
  </div>`;
}

/** Its heading, with the way back before it. @param {{ title: string, children?: any }} props */
export function PageTop({ title, children }) {
  const heading = useArrival();
  return html`<header class="top">
    <${Button} icon="i-back" class="btn--icon" href=${address({ screen: 'home' })} aria-label=${t('setup-back')} />
    <h1 tabindex="-1" ref=${heading}>${title}</h1>
    ${children}
  </header>`;
}

/** Nothing but a message. @param {{ title: string, text?: string, more?: string, isAlert?: boolean, children?: any }} props
 *  isAlert: something has gone wrong; children: where to go */
export function MessagePage({ title, text, more, isAlert = false, children }) {
  const heading = useArrival();
  return html`<div class="page">
    <main class="wrap message">
      <${Sprite} id=${isAlert ? 'i-warn' : 'mark'} class="mark" />
      <div class="message__words" role=${isAlert ? 'alert' : undefined}>
        <h1 tabindex="-1" ref=${heading}>${title}</h1>
        ${text && html`<p class=${isAlert ? '' : 'muted'}>${text}</p>`}
        ${more && html`<p class="muted">${more}</p>`}
      </div>
      <div class="choice">${children}</div>
    </main>
  </div>`;
}

/** The table is on its way. @param {{ title: string, href: string, back: string }} props */
export function LayingPage({ title, href, back }) {
  const heading = useArrival();
  return html`<div class="page page--felt">
    <main class="wrap message">
      <${Sprite} id="mark" class="mark" />
      <h1 tabindex="-1" ref=${heading}>${title}</h1>
      <p>${t('match-laying-help')}</p>
      <${Button} class="btn--felt" href=${href}>${back}<//>
    </main>
    <${EngineBar} note="engine-progress" />
  </div>`;
}
