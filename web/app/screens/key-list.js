// The keys of the table and what they do.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { speakingKeys } from '../settings.js';
import { SPOKEN_KEYS } from '../spoken.js';

/** Keys that move and act, with what is printed on them. */
const KEYS = [
  ['tab', 'Tab'],
  ['arrows', '← → ↑ ↓'],
  ['enter', 'Enter'],
  ['escape', 'Esc'],
];

export function KeyList() {
  const keys = [...KEYS, ...(speakingKeys.value ? SPOKEN_KEYS.map((key) => [key, key.toUpperCase()]) : [])];
  return html`<dl class="keys" aria-label=${t('keys-title')}>
    ${keys.map(([id, label]) => html`<div key=${id}><dt><kbd>${label}</kbd></dt><dd>${t(`keys-${id}`)}</dd></div>`)}
  </dl>`;
}
