// What lies before a seat: the backs of its hand, its captured cards by colour, its two tiles.
import { html, Sprite, SuitSign, memo } from '../../ui/html.js';
import { sentences } from '../../ui/i18n.js';
import { say } from '../../ui/words.js';

/** @param {{ scene: Scene, seat: number }} props */
export function SeatNote({ scene: { view, speaker }, seat }) {
  const { badges } = view.scene.seats[seat];
  if (!badges.length) return null;
  /** @param {string} id */
  const badge = (id) => badges.find((each) => each.id === id);
  const [backs, predicted, captured] = ['backs', 'predicted', 'captured'].map(badge);
  const said = badges.map(({ id, kind, suits, value, facts = [] }) => {
    const tiles = facts.map((tile) => [`${tile.id}_suit`, tile.suit]);
    return say(
      'fact',
      { id: kind === 'word' ? `${id}-${value}` : id, params: { suits, ...Object.fromEntries(tiles) } },
      speaker,
    );
  });
  return html`<div class="spices" role="img" data-zone="tiles" data-turn data-from=${`seat:${seat}`} aria-label=${sentences(said)}>
    ${backs && html`<${Backs} fact=${backs} speaker=${speaker} />`}
    ${
      predicted &&
      html`<span class=${`tick${predicted.status === 'good' ? ' is-done' : ''}`}>
        ${predicted.status === 'good' && html`<${Sprite} id="i-check" />`}${say('sign', { id: `predicted-${predicted.value}`, params: {} }, speaker)}
      </span>`
    }
    ${captured && html`<${Captured} seat=${seat} captured=${captured} speaker=${speaker} />`}
  </div>`;
}

/** The backs in a hand, a small fan a colour; a colour that is out is a dashed place.
 *  @param {{ fact: Fact, speaker: Speaker }} props */
function Fans({ fact: { suits = {} }, speaker }) {
  return html`<div class="backs">
    ${Object.entries(suits).map(([colour, count]) => {
      const { tone, ...sign } = speaker.face.suit(colour);
      return html`<span key=${colour} class=${`fan ${tone}${count ? '' : ' fan--none'}`}>
        ${Array.from({ length: Math.max(1, count) }, (_, at) => html`<i key=${at}>${(at === count - 1 || !count) && html`<${SuitSign} suit=${sign} /><b>${count}</b>`}</i>`)}
      </span>`;
    })}
  </div>`;
}
export const Backs = memo(Fans);

/** The pile of captured cards by colour; the two predicted colours are the tiles.
 *  @param {{ seat: Seat, captured: Fact, speaker: Speaker }} props */
function PileByColour({ seat, captured: { suits = {}, facts = [] }, speaker }) {
  return html`<span class="cap">
    ${Object.entries(suits).map(([colour, count]) => {
      const tile = facts.find((each) => each.suit === colour);
      const { tone, ...sign } = speaker.face.suit(colour);
      const hit = tile ? ` is-${tile.id} is-${tile.value}` : '';
      return html`<span key=${colour} class=${`cap__one ${tone}${hit}`} data-card=${tile ? `tile:${seat}:${tile.id}` : undefined}>
        ${tile && html`<em>${say('sign', { id: tile.id, params: {} }, speaker)}</em>`}<${SuitSign} suit=${sign} /><b data-count=${`captured:${seat}:${colour}`} data-value=${count}>${count}</b>
      </span>`;
    })}
  </span>`;
}
const Captured = memo(PileByColour);
