// The languages, each in its own letters.
import { LANGUAGES } from '../catalogue.js';
import { html } from '../html.js';
import { nameOf, t } from '../i18n.js';
import { language } from '../settings.js';

/** @param {{ name: string }} props of the radio group; it may stand on the page twice */
export function LanguageChoice({ name }) {
  return html`<div class="seg" role="radiogroup" aria-label=${t('settings-language')}>
    ${LANGUAGES.map(
      (code) => html`<label key=${code} lang=${code}>
        <input
          type="radio"
          name=${name}
          value=${code}
          checked=${language.value === code}
          onChange=${() => (language.value = code)}
        />
        ${nameOf(code)}
      </label>`,
    )}
  </div>`;
}
