// What comes in as text, a link or the code of a match: pasted, or typed in by the very patient.
import { useState } from 'preact/hooks';
import { linkIn } from '../exchange.js';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { Dialog } from '../parts/dialog.js';
import { Sprite } from '../parts/sprite.js';
import { go } from '../route.js';

export function CodeButton() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  /** @param {Event} event */
  const take = (event) => {
    event.preventDefault();
    const link = linkIn(text);
    if (link) go({ screen: 'link', text: link });
  };
  return html`
    <button type="button" class="btn btn--plain" onClick=${() => setOpen(true)}>
      <${Sprite} id="i-qr" class="ico" />${t('home-code')}
    </button>
    ${
      isOpen &&
      html`<${Dialog} label=${t('home-code')} onClose=${() => setOpen(false)}>
      <form class="opt code-entry" onSubmit=${take}>
        <label for="code"><b>${t('code-label')}</b></label>
        <p class="muted" id="code-help">${t('code-help')}</p>
        <textarea
          id="code"
          class="field"
          rows="5"
          value=${text}
          aria-describedby="code-help"
          autocapitalize="characters"
          autocomplete="off"
          spellcheck=${false}
          onInput=${(/** @type {Event & { currentTarget: HTMLTextAreaElement }} */ event) => setText(event.currentTarget.value)}
        ></textarea>
        <div class="choice">
          <button type="submit" class="btn btn--accent" disabled=${!linkIn(text)}>${t('code-read')}</button>
        </div>
      </form>
    <//>`
    }
  `;
}
