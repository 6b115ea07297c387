// How the page gets onto a device's home screen, where it opens like an app and Safari keeps its
// matches. Browsers of the iPad have no button of their own for this, so it is told.
import { useState } from 'preact/hooks';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { Dialog } from '../parts/dialog.js';
import { Sprite } from '../parts/sprite.js';

const STEPS = [1, 2, 3, 4];

/** It was opened from the home screen already. */
const isInstalled =
  matchMedia('(display-mode: standalone)').matches ||
  /** @type {{ standalone?: boolean }} */ (navigator).standalone === true;

export function HomeScreenButton() {
  const [isOpen, setOpen] = useState(false);
  if (isInstalled) return null;
  return html`
    <button type="button" class="btn btn--plain" onClick=${() => setOpen(true)}>
      <${Sprite} id="i-plus" class="ico" />${t('guide-button')}
    </button>
    ${
      isOpen &&
      html`<${Dialog} label=${t('guide-title')} onClose=${() => setOpen(false)}>
      <p>${t('guide-why')}</p>
      <h3>${t('guide-ipad')}</h3>
      <ol class="steps">
        ${STEPS.map((step) => html`<li key=${step}>${t(`guide-step-${step}`)}</li>`)}
      </ol>
      <h3>${t('guide-others')}</h3>
      <p>${t('guide-others-text')}</p>
      <p class="muted">${t('guide-matches')}</p>
    <//>`
    }
  `;
}
