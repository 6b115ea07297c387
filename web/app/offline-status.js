// What there is to say of the copy that works without a server, and the offer of a newer one.
import { t } from './i18n.js';
import { offline, acceptUpdate, update } from './offline.js';
import { html } from './html.js';
import { Sprite } from './parts/sprite.js';

export function offlineShort() {
  const { value } = offline;
  if (value.id === 'ready' || value.id === 'waiting') return t(`offline-short-${value.id}`);
  if (value.id === 'fetching') return t('offline-short-fetching', { percent: percent(value.share) });
  return t('offline-short-none');
}

export function offlineLong() {
  const { value } = offline;
  const params = {
    percent: value.id === 'fetching' ? percent(value.share) : 0,
    file: 'file' in value ? value.file : '',
  };
  return t(`offline-${value.id}`, params);
}

/** @param {number} share */
function percent(share) {
  return Math.floor(share * 100);
}

export function UpdateOffer() {
  if (!update.value) return null;
  return html`<div class="update" role="status">
    <p>${t('offline-update')}</p>
    <button type="button" class="btn" onClick=${acceptUpdate}>
      <${Sprite} id="i-play" class="ico" />${t('offline-update-now')}
    </button>
  </div>`;
}
