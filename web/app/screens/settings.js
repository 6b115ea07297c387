// The settings sheet, reachable from the home screen and from the table.
import { signal } from '@preact/signals';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { Dialog } from '../parts/dialog.js';
import { address } from '../route.js';
import { PATIENCE, patience, SPEEDS, speed, tapToGoOn } from '../settings.js';
import { LanguageChoice } from './language-choice.js';

const isOpen = signal(false);

export function openSettings() {
  isOpen.value = true;
}

export function Settings() {
  if (!isOpen.value) return null;
  const close = () => (isOpen.value = false);
  return html`<${Dialog} label=${t('settings-title')} onClose=${close}>
    <div class="opt">
      <b>${t('settings-language')}</b>
      <${LanguageChoice} name="settings-language" />
    </div>
    <div class="opt">
      <b id="speed-name">${t('settings-speed')}</b>
      <div class="seg" role="radiogroup" aria-labelledby="speed-name" aria-describedby="speed-help">
        ${SPEEDS.map(
          (choice) => html`<label key=${choice}>
            <input
              type="radio"
              name="settings-speed"
              checked=${speed.value === choice}
              onChange=${() => (speed.value = choice)}
            />
            ${t(`settings-speed-${choice}`)}
          </label>`,
        )}
      </div>
      <p class="muted" id="speed-help">${t('settings-speed-help')}</p>
    </div>
    <div class="opt">
      <b id="patience-name">${t('settings-patience')}</b>
      <div class="seg" role="radiogroup" aria-labelledby="patience-name" aria-describedby="patience-help">
        ${PATIENCE.map(
          (choice) => html`<label key=${choice}>
            <input
              type="radio"
              name="settings-patience"
              checked=${patience.value === choice}
              onChange=${() => (patience.value = choice)}
            />
            ${t(`settings-patience-${choice}`)}
          </label>`,
        )}
      </div>
      <p class="muted" id="patience-help">${t('settings-patience-help')}</p>
    </div>
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked=${tapToGoOn.value}
        onChange=${() => (tapToGoOn.value = !tapToGoOn.value)}
      />
      <span><b>${t('settings-tap')}</b><small>${t('settings-tap-help')}</small></span>
    </label>
    <p class="muted">${t('settings-theme')}</p>
    <a class="btn btn--plain" href=${address({ screen: 'trust' })} onClick=${close}>${t('trust-title')}</a>
  <//>`;
}
