// Cards lying open to be taken, as large as the felt allows.
import { useState } from 'preact/hooks';
import { html } from '../html.js';
import { faceClass, Print } from './card.js';
import { useSize } from './measured.js';
import { walk } from './roving.js';

/** @import { Card } from '../types.js' */
/** @import { Face } from '../games/index.js' */

const GAP = 12;
const RATIO = 1.42;

/**
 * The columns that make the cards largest.
 * @param {number} count @param {number} width @param {number} height
 * @param {{ gap?: number, edge?: number, most?: number }} [how] edge: room above each card; most: no wider than this
 */
export function bestGrid(count, width, height, { gap = GAP, edge = 0, most = 160 } = {}) {
  let best = { columns: 1, card: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const wide = (width - gap * (columns - 1)) / columns;
    const tall = ((height - gap * (rows - 1)) / rows - edge) / RATIO;
    const card = Math.floor(Math.min(wide, tall, most));
    if (card > best.card) best = { columns, card };
  }
  return best;
}

/**
 * @param {{ cards: Card[], left: Card[], face: (card: Card) => Face, open: boolean, label: string,
 *   advised: Card, take: (card: Card) => void }} props cards: all that were laid out, so that nothing
 *   grows or jumps while they go; left: those still there; open: the person in front may take one now;
 *   advised: by a hint
 */
export function Market({ cards, left, face, open, label, advised, take }) {
  const [box, { width, height }] = useSize();
  const [stop, setStop] = useState('');
  const { columns, card: cardWidth } = bestGrid(cards.length, width, height);
  const reached = left.includes(stop) ? stop : cards.find((card) => left.includes(card));
  return html`<div class="market" ref=${box} data-zone="market" data-from="pile">
    <ol class=${`market__cards${open ? ' is-open' : ''}`} aria-label=${label}
      style=${{ '--cw': `${cardWidth}px`, '--columns': String(columns), '--gap': `${GAP}px` }}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => walk(event, setStop)}>
      ${cards.map((card) =>
        left.includes(card)
          ? html`<li key=${card}>
          <button type="button" class=${`${faceClass(face(card))}${open ? ' is-open' : ''}${open && card === advised ? ' is-advised' : ''}`} data-card=${card}
            aria-label=${face(card).name} aria-disabled=${open ? undefined : 'true'}
            tabindex=${card === reached ? 0 : -1} onFocus=${() => setStop(card)} onClick=${() => take(card)}>
            <${Print} face=${face(card)} />
          </button>
        </li>`
          : html`<li key=${card} class="hole" aria-hidden="true"></li>`,
      )}
    </ol>
  </div>`;
}
