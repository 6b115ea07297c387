// The short message at the foot of the page. The live region is always there, so that it is read.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { hush, notice } from '../notices.js';

export function NoticeBar() {
  const { value } = notice;
  const act = () => {
    hush();
    value?.action?.run();
  };
  return html`<div class="toast-place">
    <div class="toast">
      <div role="status">${value && html`<p>${t(value.id, value.params)}</p>`}</div>
      ${value?.action && html`<button type="button" class="btn" onClick=${act}>${t(value.action.id)}</button>`}
    </div>
  </div>`;
}
