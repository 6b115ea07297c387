// Chilies and sauces as they are drawn: the hotter, the redder, and always with their number.
import { html } from '../../ui/html.js';
import { t } from '../../ui/i18n.js';
import { Sprite } from '../../ui/sprite.js';
import { facesOf } from '../faces.js';

export const { face } = facesOf('sauscharf');

/** A bottle the size of a word. @param {{ heat: number }} props */
export function Brew({ heat }) {
  return html`<span class=${`brew heat-${heat}`} role="img" aria-label=${t('sa-sauce', { heat })}>
    <${Sprite} id="bottle" class="brew__bottle" /><b>${heat}</b>
  </span>`;
}
