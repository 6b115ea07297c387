// Sauscharf's tile: a bottle of sauce over the heat, a fan of chilies behind it.
import { html } from '../../ui/html.js';

/** @type {[string, string, string, number][]} tone, symbol, rank, turn */
const CARDS = [
  ['chili-mellow', 'chili', '3', -19],
  ['chili-spicy', 'chili', '8', -6.5],
  ['chili-fierce', 'chili', '13', 6.5],
  ['black', 'wild', 'X', 19],
];

export function SauscharfArt() {
  return html`<svg viewBox="4 8 192 226" overflow="visible" aria-hidden="true">
    <circle class="art__halo" cx="100" cy="132" r="94" />
    ${CARDS.map(
      ([
        tone,
        symbol,
        rank,
        turn,
      ]) => html`<g key=${rank} class=${`art__card ${tone}`} transform=${`rotate(${turn} 100 320)`}>
        <rect x="66" y="34" width="68" height="97" rx="7" />
        <text x="73" y="59">${rank}</text>
        <use href=${`#${symbol}`} x="84" y="66" width="40" height="40" />
      </g>`,
    )}
    <g class="art__bottle">
      <use href="#bottle" x="62" y="106" width="76" height="114" />
      <text x="100" y="197" text-anchor="middle">9</text>
    </g>
  </svg>`;
}
