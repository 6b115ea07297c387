// The page of a sheet, in place of the table. In a lesson it is as high as the words leave it, and scrolled.
import { useRef } from 'preact/hooks';
import { html } from '../html.js';
import { useScrolled } from './scrolled.js';

/** @param {{ class?: string, children?: any }} props */
export function Paper({ class: name = '', children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const isScrolled = useScrolled(box);
  return html`<main class=${`paper ${name}`} ref=${box} tabindex=${isScrolled ? 0 : undefined}>${children}</main>`;
}
