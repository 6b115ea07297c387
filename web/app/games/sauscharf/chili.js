// Chilies and sauces as they are drawn: the hotter, the redder, and always with their number.
import { html } from '../../html.js';
import { t } from '../../i18n.js';
import { Sprite } from '../../parts/sprite.js';
import { WILD } from './facts.js';

/** @import { Card } from '../../types.js' */
/** @import { Face } from '../index.js' */

/** Five tones for thirteen numbers. */
const TONES = [
  'mellow',
  'mellow',
  'mellow',
  'warm',
  'warm',
  'warm',
  'spicy',
  'spicy',
  'spicy',
  'hot',
  'hot',
  'hot',
  'fierce',
];

/** @param {Card} card */
export const toneOf = (card) => (card === WILD ? 'black' : `chili-${TONES[Number(card) - 1]}`);

/** @param {Card} card @returns {Face} */
export function face(card) {
  const name = card === WILD ? t('sa-card-wild') : t('sa-card', { number: card });
  return {
    tone: toneOf(card),
    symbol: card === WILD ? 'wild' : 'chili',
    letter: '',
    rank: card,
    tag: '',
    high: false,
    name,
    short: name,
  };
}

/** A bottle the size of a word. @param {{ heat: number }} props */
export function Brew({ heat }) {
  return html`<span class=${`brew heat-${heat}`} role="img" aria-label=${t('sa-sauce', { heat })}>
    <${Sprite} id="bottle" class="brew__bottle" /><b>${heat}</b>
  </span>`;
}
