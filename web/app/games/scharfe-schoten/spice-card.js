// The backs of the spice cards: everybody sees the colour, nobody the number.
import { html } from '../../ui/html.js';
import { memo } from '../../ui/memo.js';
import { SuitSign } from '../../ui/sprite.js';
import { suit } from './spices.js';

/** A card of the rack. @param {{ colour: string, card: string, large: boolean }} props card: by which its motion knows it */
function SpiceBack({ colour, card, large }) {
  return html`<div class=${`card card--back card--spice ${suit(colour).tone}`} data-card=${large ? undefined : card} data-large=${large ? card : undefined} aria-hidden="true"><${SuitSign} suit=${suit(colour)} /></div>`;
}

/** The cards of one colour on the rack, the lowest first.
 *  @param {{ colour: string, count: number, large?: boolean }} props large: to choose from, beside the rack itself */
export function Pile({ colour, count, large = false }) {
  if (!count) return html`<div class="pile pile--empty" aria-hidden="true"><${SuitSign} suit=${suit(colour)} /></div>`;
  const cards = Array.from({ length: count }, (_, at) => at + 1);
  return html`<div class="pile" style=${{ '--n': String(Math.min(count, 6)) }}>
    ${cards.map(
      (at) => html`<span key=${at} style=${{ '--at': String(Math.min(at, 6) - 1) }}>
      <${SpiceBack} colour=${colour} card=${`rack:${colour}:${at}`} large=${large} />
    </span>`,
    )}
  </div>`;
}

/** The backs in a hand, a small fan a colour; a colour that is out is a dashed place.
 *  @param {{ counts: Record<string, number> }} props */
function Fans({ counts }) {
  return html`<div class="backs">
    ${Object.entries(counts).map(([colour, count]) => {
      return html`<span key=${colour} class=${`fan ${suit(colour).tone}${count ? '' : ' fan--none'}`}>
        ${Array.from({ length: Math.max(1, count) }, (_, at) => html`<i key=${at}>${(at === count - 1 || !count) && html`<${SuitSign} suit=${suit(colour)} /><b>${count}</b>`}</i>`)}
      </span>`;
    })}
  </div>`;
}
export const Backs = memo(Fans);
