// The tile of a game that brought no picture: three cards of no game in particular, before hills.
import { html } from '../../ui/html.js';

export function PlainArt() {
  return html`<svg viewBox="0 0 200 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true" class="art-plain">
    <path class="art-plain__far" d="M-300 112 q60 -34 120 -8 t120 -6 t110 4 t130 -10 t150 8 t180 -4 V400 H-300z" />
    <path class="art-plain__near" d="M-300 132 q90 -22 180 -4 t160 2 t150 -6 t170 8 t200 -6 V400 H-300z" />
    <g transform="translate(100 86) scale(.8)">
      <rect class="art-plain__card" x="-23" y="-34" width="46" height="66" rx="6" transform="rotate(-17) translate(-34 4)" />
      <rect class="art-plain__card" x="-23" y="-34" width="46" height="66" rx="6" transform="rotate(15) translate(34 2)" />
      <rect class="art-plain__card" x="-23" y="-38" width="46" height="66" rx="6" />
      <path class="art-plain__sign" d="M0 -24 l13 19 -13 19 -13 -19z" />
    </g>
  </svg>`;
}
