// What there is to say of the copy that works without a server: in a word, and in a sentence.
import { t } from './i18n.js';
import { offline } from './offline.js';

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
