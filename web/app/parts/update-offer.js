// A newer page is complete on this device: to be used now, or at any later visit.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { acceptUpdate, update } from '../offline.js';
import { Sprite } from './sprite.js';

export function UpdateOffer() {
  if (!update.value) return null;
  return html`<div class="update" role="status">
    <p>${t('offline-update')}</p>
    <button type="button" class="btn" onClick=${acceptUpdate}>
      <${Sprite} id="i-play" class="ico" />${t('offline-update-now')}
    </button>
  </div>`;
}
