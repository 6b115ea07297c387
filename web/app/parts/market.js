// Cards lying open to be taken, as large as the felt allows.
import { useState } from 'preact/hooks';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { faceClass, Print } from './card.js';
import { useSize } from './measured.js';
import { walk } from './roving.js';

/** @import { Felt } from '../types.js' */
/** @import { Game, Scene } from '../games/index.js' */

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

/** @param {{ scene: Scene, game: Game, felt: Felt }} props what was laid out, so that nothing grows or jumps while it goes */
export function Market({ scene, game, felt: { items } }) {
  const { mine: open, act, advised } = scene;
  const [box, { width, height }] = useSize();
  const [stop, setStop] = useState('');
  const { columns, card: cardWidth } = bestGrid(items.length, width, height);
  const left = items.filter(({ gone }) => !gone).map(({ id }) => id);
  const reached = left.includes(stop) ? stop : left[0];
  return html`<div class="market" ref=${box} data-zone="market" data-from="pile">
    <ol class=${`market__cards${open ? ' is-open' : ''}`} aria-label=${t('table-market')}
      style=${{ '--cw': `${cardWidth}px`, '--columns': String(columns), '--gap': `${GAP}px` }}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => walk(event, setStop)}>
      ${items.map(({ id, card = id, gone, action }) => {
        if (gone) return html`<li key=${id} class="hole" aria-hidden="true"></li>`;
        const face = game.face(card);
        return html`<li key=${id}>
          <button type="button" class=${`${faceClass(face)}${open ? ' is-open' : ''}${open && action === advised ? ' is-advised' : ''}`} data-card=${id}
            aria-label=${face.name} aria-disabled=${open ? undefined : 'true'}
            tabindex=${id === reached ? 0 : -1} onFocus=${() => setStop(id)} onClick=${() => act(action)}>
            <${Print} face=${face} />
          </button>
        </li>`;
      })}
    </ol>
  </div>`;
}
