// Scharfe Schoten's tile: four piles of spices on the rack, two tiles of a prediction below.
import { html } from '../../ui/html.js';

/** @type {[string, string, number, number][]} suit, symbol, x, cards of the pile */
const PILES = [
  ['red', 'chili', 4, 4],
  ['black', 'pepper', 54, 2],
  ['yellow', 'mustard', 104, 5],
  ['green', 'wasabi', 154, 3],
];
const SHELF = 128;

/** @param {{ suit: string, symbol: string, x: number, count: number }} props */
function Pile({ suit, symbol, x, count }) {
  const cards = Array.from({ length: count }, (_, at) => at);
  const top = SHELF - 60 - (count - 1) * 4;
  return html`<g class=${`art__back ${suit}`}>
    ${cards.map((at) => html`<rect key=${at} x=${x} y=${SHELF - 60 - at * 4} width="42" height="60" rx="5" />`)}
    <use href=${`#${symbol}`} x=${x + 8} y=${top + 17} width="26" height="26" />
  </g>`;
}

/** @param {{ suit: string, symbol: string, x: number, turn: number, least?: boolean }} props */
function Tile({ suit, symbol, x, turn, least = false }) {
  const size = least ? 26 : 40;
  return html`<g class=${`art__back art__tile ${suit}`} transform=${`rotate(${turn} ${x + 32} 194)`}>
    ${least && html`<rect class="art__frame" x=${x} y="162" width="64" height="64" rx="9" />`}
    <rect x=${least ? x + 10 : x} y=${least ? 172 : 162} width=${least ? 44 : 64} height=${least ? 44 : 64} rx=${least ? 3 : 9} />
    <use href=${`#${symbol}`} x=${x + 32 - size / 2} y=${194 - size / 2} width=${size} height=${size} />
  </g>`;
}

export function ScharfeSchotenArt() {
  return html`<svg viewBox="-6 14 212 222" overflow="visible" aria-hidden="true">
    <circle class="art__halo" cx="100" cy="120" r="104" />
    <g class="art__rack">
      ${PILES.map(([suit, symbol, x, count]) => html`<${Pile} key=${suit} suit=${suit} symbol=${symbol} x=${x} count=${count} />`)}
      <rect class="art__shelf" x="-8" y=${SHELF - 4} width="216" height="12" rx="3" />
      <rect class="art__edge" x="-8" y=${SHELF + 4} width="216" height="5" rx="2" />
      <${Tile} suit="red" symbol="chili" x=${28} turn=${-6} />
      <${Tile} suit="green" symbol="wasabi" x=${108} turn=${6} least />
    </g>
  </svg>`;
}
