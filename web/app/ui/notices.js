// Short messages that come up at the foot of the page, read out and gone by themselves.
import { signal } from '@preact/signals';
import { html, Button } from './html.js';
import { t } from './i18n.js';

/** Long enough to read twice and to reach the button. */
const STAY = 8_000;

/**
 * @typedef {object} Notice
 * @property {string} id of the sentence
 * @property {Record<string, any>} params
 * @property {{ id: string, run: () => void }} [action] a button: its sentence and what it does
 */

export const notice = signal(/** @type {Notice | null} */ (null));

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {string} id @param {Record<string, any>} [params] @param {Notice['action']} [action] */
export function say(id, params = {}, action) {
  clearTimeout(timer);
  notice.value = { id, params, action };
  timer = setTimeout(hush, STAY);
}

export function hush() {
  clearTimeout(timer);
  notice.value = null;
}

// The short message at the foot of the page. The live region is always there, so that it is read.

export function NoticeBar() {
  const { value } = notice;
  const act = () => {
    hush();
    value?.action?.run();
  };
  return html`<div class="toast-place">
    <div class="toast">
      <div role="status">${value && html`<p>${t(value.id, value.params)}</p>`}</div>
      ${value?.action && html`<${Button} onClick=${act}>${t(value.action.id)}<//>`}
    </div>
  </div>`;
}
