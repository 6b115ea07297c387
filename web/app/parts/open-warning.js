// Before all hands are opened: plainly, what that means.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { openHands } from '../matches.js';
import { Dialog } from './dialog.js';
import { Sprite } from './sprite.js';

/** @param {{ people: number, onClose: () => void }} props people: how many share this screen */
export function OpenWarning({ people, onClose }) {
  const open = () => {
    onClose();
    openHands();
  };
  return html`<${Dialog} label=${t('odds-open')} onClose=${onClose}>
    <p>${t('odds-warning')}</p>
    ${people > 1 && html`<p class="odds__agree"><${Sprite} id="i-warn" />${t('odds-warning-people', { people })}</p>`}
    <div class="choice">
      <button type="button" class="btn" onClick=${onClose}>${t('common-cancel')}</button>
      <button type="button" class="btn btn--accent" onClick=${open}><${Sprite} id="i-eye" />${t(people > 1 ? 'odds-open-agreed' : 'odds-open')}</button>
    </div>
  <//>`;
}
