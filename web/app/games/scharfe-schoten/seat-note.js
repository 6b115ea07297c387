// What lies before a seat: the backs of its hand, its captured cards by colour, its two tiles.
import { html } from '../../html.js';
import { sentences, t } from '../../i18n.js';
import { Sprite } from '../../parts/sprite.js';
import { steady } from '../../parts/steady.js';
import { SuitSign } from '../../parts/suit-sign.js';
import { Backs } from './spice-card.js';
import { suit, backsOf, counted, facts, SIGN } from './spices.js';

/** @import { Scene } from '../index.js' */
/** @import { Line } from './spices.js' */
/** @import { Seat } from '../../types.js' */

/** @param {{ scene: Scene, seat: number }} props */
export function SeatNote({ scene, seat }) {
  const { view, me } = scene;
  const { order, captured, predictions, predicted, lines } = facts(view);
  const prediction = predictions[seat];
  const backs = backsOf(view, seat);
  const spoken = [
    t('ss-holds', { cards: counted(backs, order) }),
    view.phase === 'predict'
      ? t(predicted[seat] ? 'ss-has-predicted' : 'ss-not-predicted')
      : t('ss-captured', { cards: counted(captured[seat], order) }),
    prediction && t('ss-predicts', { most: suit(prediction[0]).word, least: suit(prediction[1]).word }),
  ];
  if (seat === me && view.phase === 'predict') return null;
  return html`<div class="spices" role="img" data-zone="tiles" data-turn data-from=${`seat:${seat}`} aria-label=${sentences(spoken)}>
    ${seat !== me && html`<${Backs} counts=${backs} order=${order} />`}
    ${
      view.phase === 'predict'
        ? html`<span class=${`tick${predicted[seat] ? ' is-done' : ''}`}>
          ${predicted[seat] && html`<${Sprite} id="i-check" />`}${t(predicted[seat] ? 'ss-tiles-down' : 'ss-tiles-open')}
        </span>`
        : html`<${Captured} seat=${seat} counts=${captured[seat]} order=${order} prediction=${prediction} lines=${lines?.[seat] ?? []} />`
    }
  </div>`;
}

/** The pile of captured cards by colour; the two predicted colours are the tiles.
 *  @param {{ seat: Seat, counts: Record<string, number>, order: string[], prediction: [string, string] | null, lines: Line[] }} props */
function PileByColour({ seat, counts, order, prediction, lines }) {
  return html`<span class="cap">
    ${order.map((colour) => {
      const at = prediction?.indexOf(colour) ?? -1;
      const id = at < 0 ? null : /** @type {'most' | 'least'} */ (['most', 'least'][at]);
      const line = lines.find((each) => each.id === id);
      const hit = id && line && 'hit' in line ? ` is-${id} is-${line.hit}` : '';
      return html`<span key=${colour} class=${`cap__one ${suit(colour).tone}${hit}`} data-card=${id ? `tile:${seat}:${id}` : undefined}>
        ${id && html`<em>${SIGN[id]}</em>`}<${SuitSign} suit=${suit(colour)} /><b data-count=${`captured:${seat}:${colour}`} data-value=${counts[colour]}>${counts[colour]}</b>
      </span>`;
    })}
  </span>`;
}
const Captured = steady(PileByColour);
