// Stich-Meister's tile: rule cards fanned out behind a koi in the pond, one of each kind.
import { html } from '../../ui/html.js';

/** @type {[string, string, string, string, number][]} kind, number, sign, suit drawn on it, turn */
const RULES = [
  ['trump', '17', 'i-crown', 'koi', -12],
  ['basic', '36', 'i-trick', 'gate', 0],
  ['scoring', '52', 'i-score', 'coin', 12],
];
const TONES = { koi: 'red', gate: 'blue', coin: 'yellow' };

export function StichMeisterArt() {
  return html`<svg viewBox="4 8 192 226" overflow="visible" aria-hidden="true">
    <circle class="art__halo" cx="100" cy="120" r="96" />
    ${RULES.map(
      ([
        kind,
        number,
        sign,
        suit,
        turn,
      ]) => html`<g key=${kind} class=${`art__rule art__rule--${kind}`} transform=${`rotate(${turn} 100 300)`}>
        <rect class="art__paper" x="62" y="44" width="76" height="116" rx="9" />
        <path class="art__band" d="M62 53a9 9 0 0 1 9-9h58a9 9 0 0 1 9 9v22H62z" />
        <text x="72" y="67">${number}</text>
        <use href=${`#${sign}`} x="113" y="51" width="18" height="18" />
        <g class=${TONES[/** @type {keyof typeof TONES} */ (suit)]}><use class="art__suit" href=${`#${suit}`} x="81" y="86" width="38" height="38" /></g>
        <path class="art__lines" d="M74 136h52M74 147h36" />
      </g>`,
    )}
    <g class="art__pond">
      <path d="M-500 206q75-22 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0V900h-1200z" />
      <path class="art__ripple" d="M20 222q20-7 40 0t40 0M112 232q16-6 32 0t32 0" />
    </g>
    <g class="green" transform="rotate(-8 100 200)"><use class="art__suit" href="#fan" x="76" y="172" width="48" height="48" /></g>
  </svg>`;
}
