// Red Dragon's tile: three cards before the moon, the sea below.
import { html } from '../../ui/html.js';

/** A wave: three rings. */
const RINGS = [24, 16, 8];
/** Between two waves of a row, and between two rows. */
const APART = { x: 48, y: 14 };
/** Above the first waves, and where waves lie everywhere. */
const [CREST, SEA] = [164, 200];
/** At the edge of a pattern a hair of its other end is seen: nothing that is shown comes so near. */
const EDGE = 4;
/** Every other row is half a wave aside. */
const LEFT = { even: [0, 48], odd: [-24, 24, 72] };

/** @param {{ x: number, y: number }} props */
function Wave({ x, y }) {
  return RINGS.map((r) => html`<circle key=${r} cx=${x} cy=${y} r=${r} />`);
}

/** What is repeated along a row: each row of it lies over the one above.
 *  @param {{ id: string, top: number, height: number | string, rows: [number, keyof typeof LEFT][] }} props */
function Waves({ id, top, height, rows }) {
  return html`<pattern id=${id} x="0" y=${top} width=${APART.x} height=${height} patternUnits="userSpaceOnUse">
    ${rows.map(([y, shift]) => LEFT[shift].map((x) => html`<${Wave} key=${`${x}/${y}`} x=${x} y=${y} />`))}
  </pattern>`;
}

/** Overlapping waves from the top line down. */
function Sea() {
  const below = [-18, -4, 10, 24, 38].map((y, row) => [y, row % 2 ? 'even' : 'odd']);
  return html`<g class="art__sea">
    <defs>
      <${Waves} id="sea-crest" top=${CREST - EDGE} height="80" rows=${[[36, 'even'], [50, 'odd']]} />
      <${Waves} id="sea" top=${SEA} height=${2 * APART.y} rows=${below} />
    </defs>
    <rect x="-700" y=${CREST} width="1800" height=${SEA - CREST + EDGE} fill="url(#sea-crest)" />
    <rect x="-700" y=${SEA} width="1800" height="700" fill="url(#sea)" />
  </g>`;
}

/** @param {{ turn: number, suit: string, symbol: string, number: number }} props */
function ArtCard({ turn, suit, symbol, number }) {
  return html`<g class=${`art__card ${suit}`} transform=${`rotate(${turn} 200 330)`}>
    <rect x="158" y="66" width="84" height="122" rx="8" />
    <text x="168" y="95">${number}</text>
    <use href=${`#${symbol}`} x="168" y="101" width="16" height="16" />
    <use href=${`#${symbol}`} x="180" y="106" width="50" height="50" />
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
