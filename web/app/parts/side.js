// What lies beside the felt. Where that is more than there is room for, it is scrolled; then the keyboard
// can reach it as well, also in browsers that do not see to that by themselves.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { html } from '../html.js';
import { t } from '../i18n.js';

/** @param {{ children?: any }} props */
export function Side({ children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [isLong, setLong] = useState(false);
  useLayoutEffect(() => {
    const side = /** @type {HTMLElement} */ (box.current);
    // Asked after the browser has laid out the table: any sooner, it would have to do so once more.
    const observer = new ResizeObserver(() => {
      setLong(side.scrollHeight > side.clientHeight && getComputedStyle(side).overflowY === 'auto');
    });
    [side, ...side.children].forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  });
  return html`<aside class="side" ref=${box} aria-label=${t('table-side')} tabindex=${isLong ? 0 : undefined}>${children}</aside>`;
}
