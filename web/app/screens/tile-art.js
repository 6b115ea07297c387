// The picture on a game's tile: flat shapes, no raster. It fills whatever box it is given.
import { html } from '../html.js';

/** A wave of the sea pattern: three rings. */
const RINGS = [24, 16, 8];

/** Rows of overlapping waves from the top line down. @param {{ top: number, rows: number }} props */
function Sea({ top, rows }) {
  const waves = [];
  for (let row = 0; row < rows; row += 1) {
    for (let at = -12; at < 21; at += 1) {
      waves.push([at * 48 + (row % 2 ? 24 : 0), top + row * 14]);
    }
  }
  return html`<g class="art__sea">
    ${waves.map(([x, y]) => RINGS.map((r) => html`<circle key=${`${x}/${y}/${r}`} cx=${x} cy=${y} r=${r} />`))}
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

function RedDragon() {
  return html`<svg viewBox="0 0 400 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <circle class="art__moon" cx="200" cy="118" r="104" />
    <${ArtCard} turn=${-19} suit="blue" symbol="drop" number=${7} />
    <${ArtCard} turn=${19} suit="green" symbol="leaf" number=${12} />
    <${ArtCard} turn=${0} suit="red" symbol="flame" number=${11} />
    <${Sea} top=${196} rows=${6} />
  </svg>`;
}

/** @type {Record<string, () => any>} */
const ART = { 'red-dragon': RedDragon };

/** @param {{ game: string }} props */
export function TileArt({ game }) {
  const Art = ART[game];
  return Art ? html`<${Art} />` : null;
}
