// What lies beside the felt; scrolled where that is more than there is room for.
import { useRef } from 'preact/hooks';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { useScrolled } from './scrolled.js';

/** @param {{ children?: any }} props */
export function Side({ children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const isScrolled = useScrolled(box);
  return html`<aside class="side" ref=${box} aria-label=${t('table-side')} tabindex=${isScrolled ? 0 : undefined}>${children}</aside>`;
}
