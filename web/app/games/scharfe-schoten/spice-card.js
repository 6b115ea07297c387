// The backs of the spice cards: everybody sees the colour, nobody the number.
import { html } from '../../html.js';
import { Sprite } from '../../parts/sprite.js';
import { steady } from '../../parts/steady.js';
import { SPICES } from './spices.js';

/** A card of the rack. @param {{ colour: string, card?: string }} props card: by which its motion knows it */
export function SpiceBack({ colour, card }) {
  const { tone, symbol } = SPICES[colour];
  return html`<div class=${`card card--back card--spice ${tone}`} data-card=${card} aria-hidden="true"><${Sprite} id=${symbol} class="" /></div>`;
}

/** The cards of one colour on the rack, the lowest first. @param {{ colour: string, count: number, keyed?: boolean }} props */
export function Pile({ colour, count, keyed = false }) {
  if (!count) return html`<div class="pile pile--empty" aria-hidden="true"><${Sprite} id=${SPICES[colour].symbol} class="" /></div>`;
  const cards = Array.from({ length: count }, (_, at) => at + 1);
  return html`<div class="pile" style=${{ '--n': String(Math.min(count, 6)) }}>
    ${cards.map((at) => html`<span key=${at} style=${{ '--at': String(Math.min(at, 6) - 1) }}>
      <${SpiceBack} colour=${colour} card=${keyed ? `rack:${colour}:${at}` : undefined} />
    </span>`)}
  </div>`;
}

/** The backs in a hand, a small fan a colour; a colour that is out is a dashed place.
 *  @param {{ counts: Record<string, number>, order: string[] }} props */
function Fans({ counts, order }) {
  return html`<div class="backs">
    ${order.map((colour) => {
      const { tone, symbol } = SPICES[colour];
      const count = counts[colour];
      return html`<span key=${colour} class=${`fan ${tone}${count ? '' : ' fan--none'}`}>
        ${Array.from({ length: Math.max(1, count) }, (_, at) => html`<i key=${at}>${(at === count - 1 || !count) && html`<${Sprite} id=${symbol} class="" /><b>${count}</b>`}</i>`)}
      </span>`;
    })}
  </div>`;
}
export const Backs = steady(Fans);
