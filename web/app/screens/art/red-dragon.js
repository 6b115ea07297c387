// Red Dragon's tile: three cards before the moon, the sea below.
import { html } from '../../html.js';

/** A wave of the sea pattern: three rings. */
const RINGS = [24, 16, 8];
const TOP = 196;

/** @param {{ x: number, y: number }} props */
function Wave({ x, y }) {
  return RINGS.map((r) => html`<circle key=${r} cx=${x} cy=${y} r=${r} />`);
}

/** Overlapping waves from the top line down: two rows drawn one by one, the rest is a pattern. */
function Sea() {
  const columns = Array.from({ length: 41 }, (_, at) => (at - 16) * 48);
  /** Rows as the pattern repeats them; each lies over the one above it. */
  const rows = [-28, -14, 0, 14, 28, 42];
  return html`<g class="art__sea">
    <defs>
      <pattern id="sea" x="0" y=${TOP + 4} width="48" height="28" patternUnits="userSpaceOnUse">
        ${rows.map((y, row) => [-48, 0, 48, 96].map((x) => html`<${Wave} key=${`${x}/${y}`} x=${x + (row % 2 ? 24 : 0)} y=${y - 4} />`))}
      </pattern>
    </defs>
    ${columns.map((x) => html`<${Wave} key=${x} x=${x} y=${TOP} />`)}
    ${columns.map((x) => html`<${Wave} key=${x} x=${x + 24} y=${TOP + 14} />`)}
    <rect x="-700" y=${TOP + 4} width="1800" height="700" fill="url(#sea)" />
  </g>`;
}

/** @param {{ turn: number, suit: string, symbol: string, number: number }} props */
function ArtCard({ turn, suit, symbol, number }) {
  return html`<g class=${`art__card ${suit}`} transform=${`rotate(${turn} 200 330)`}>
    <rect x="158" y="66" width="84" height="122" rx="8" />
    <text x="168" y="95">${number}</text>
    <use href=${`art/symbols.svg#${symbol}`} x="168" y="101" width="16" height="16" />
    <use href=${`art/symbols.svg#${symbol}`} x="180" y="106" width="50" height="50" />
  </g>`;
}

export function RedDragonArt() {
  return html`<svg viewBox="88 6 224 240" overflow="visible" aria-hidden="true">
    <circle class="art__moon" cx="200" cy="118" r="104" />
    <${ArtCard} turn=${-17} suit="blue" symbol="drop" number=${7} />
    <${ArtCard} turn=${17} suit="green" symbol="leaf" number=${12} />
    <${ArtCard} turn=${0} suit="red" symbol="flame" number=${11} />
    <${Sea} />
  </svg>`;
}
