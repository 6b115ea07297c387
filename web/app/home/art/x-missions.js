// X-Missions' tile: a mission half out of its sealed envelope, the four colours above.
import { html } from '../../ui/html.js';

/** @type {[string, string, number, number, number][]} suit, symbol, x, y, turn */
const SHAPES = [
  ['red', 'tri', 16, 46, -12],
  ['blue', 'disc', 60, 20, 0],
  ['yellow', 'dia', 106, 20, 0],
  ['green', 'sq', 150, 46, 12],
];

export function XMissionsArt() {
  return html`<svg viewBox="4 8 192 226" overflow="visible" aria-hidden="true">
    <circle class="art__halo" cx="100" cy="140" r="92" />
    ${SHAPES.map(
      ([
        suit,
        symbol,
        x,
        y,
        turn,
      ]) => html`<g key=${suit} class=${`art__shape ${suit}`} transform=${`rotate(${turn} ${x + 17} ${y + 17})`}>
        <use href=${`#${symbol}`} x=${x} y=${y} width="34" height="34" />
      </g>`,
    )}
    <g class="art__letter" transform="rotate(-4 100 160)">
      <path class="art__inside" d="M28 122L94 84q6-4 12 0L172 122V200H28z" />
      <g class="art__mission" transform="rotate(5 100 130)">
        <rect x="58" y="70" width="84" height="100" rx="8" />
        <rect class="art__number" x="66" y="78" width="26" height="32" rx="5" />
        <text x="79" y="102" text-anchor="middle">3</text>
        <use class="red" href="#tri" x="98" y="80" width="11" height="11" />
        <use class="red" href="#tri" x="111" y="80" width="11" height="11" />
        <use class="red" href="#tri" x="124" y="80" width="11" height="11" />
        <path d="M98 99h36M98 106h24" />
      </g>
      <path class="art__front" d="M28 122L96 168q4 2 8 0L172 122V203a7 7 0 0 1-7 7H35a7 7 0 0 1-7-7z" />
      <path class="art__fold" d="M30 208L84 161M170 208L116 161" />
      <circle class="art__seal" cx="100" cy="168" r="18" />
      <path class="art__cross" d="M92.500 160.500l15 15M107.500 160.500l-15 15" />
    </g>
  </svg>`;
}
