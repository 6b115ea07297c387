// A thing of the game's own as it is printed: its number with the sign of its sort, its name, what it says.
import { html, Sprite, SuitSign, memo } from '../ui/html.js';
import { say } from '../ui/words.js';

/** @typedef {{ item: string, speaker: Speaker }} Props */

/** @param {string} item @param {Speaker} speaker */
export const itemName = (item, speaker) => say('item', { id: item, params: {} }, speaker);
/** @param {string} item @param {Speaker} speaker */
export const itemText = (item, speaker) => say('item', { id: `${item}-text`, params: {} }, speaker);
/** @param {string} item @param {Speaker} speaker */
const sortOf = (item, speaker) => say('sort', { id: speaker.face.item(item).sort, params: {} }, speaker);

/** The size of a word. Where no sentence says it, the name beside it does. @param {Props} props */
export function ItemNumber({ item, speaker }) {
  const { rank, sort, sign } = speaker.face.item(item);
  const said = say('item', { id: 'number', params: { number: rank, kind: sortOf(item, speaker) } }, speaker);
  return html`<span class=${`item-no item-no--${sort}`} role=${said ? 'img' : undefined} aria-label=${said || undefined} aria-hidden=${said ? undefined : 'true'}>
    <${Sprite} id=${sign} class="" />${rank}
  </span>`;
}

/** The picture on it. @param {Props} props */
export function ItemPicture({ item, speaker: { face } }) {
  const { pieces } = face.item(item);
  if (!pieces) return null;
  return html`<span class="item-pic" style=${{ '--pieces': pieces.length }} aria-hidden="true">
    ${pieces.map((piece, at) => {
      if (piece === 'trick') return html`<${Sprite} key=${at} id="i-trick" />`;
      if (piece.startsWith('i-')) return html`<${Sprite} key=${at} id=${piece} />`;
      if (/\d|^\P{L}+$/u.test(piece)) return html`<b key=${at}>${piece}</b>`;
      const suit = face.suit(piece);
      return html`<span key=${at} class=${suit.tone}><${SuitSign} suit=${suit} /></span>`;
    })}
  </span>`;
}

/** What is printed on a whole card. @param {Props} props */
function Face({ item, speaker }) {
  const { rank, sort, sign, pieces } = speaker.face.item(item);
  const picture = pieces
    ? html`<${ItemPicture} item=${item} speaker=${speaker} />`
    : html`<span class="item-pic"><${Sprite} id=${sign} /></span>`;
  return html`
    <span class=${`item-card__head item-card__head--${sort}`}>
      <b>${rank}</b><span><${Sprite} id=${sign} class="" />${sortOf(item, speaker)}</span>
    </span>
    <b class="item-card__name">${itemName(item, speaker)}</b>
    <span class="item-card__text">${itemText(item, speaker)}</span>
    <span class="item-card__picture">${picture}</span>
  `;
}
export const ItemFace = memo(Face);

/** Whole cards in a row. @param {{ items: string[], speaker: Speaker, label?: string }} props */
export function ItemRow({ items, speaker, label }) {
  return html`<ol class="item-row" data-zone="cards" data-from="deck" data-turn aria-label=${label}>
    ${items.map((item) => html`<li key=${item} class="item-card" data-card=${item}><${ItemFace} item=${item} speaker=${speaker} /></li>`)}
  </ol>`;
}

/** A line for each: number, name, sentence. @param {{ items: string[], speaker: Speaker, label?: string, lit?: string[], mark?: string }} props
 *  lit: those that matter now; mark: said of them */
function Lines({ items, speaker, label, lit = [], mark = '' }) {
  return html`<ol class="item-lines" aria-label=${label}>
    ${items.map((item) => {
      const isLit = lit.includes(item);
      return html`<li key=${item} class=${isLit ? 'is-deciding' : ''} aria-current=${isLit ? 'true' : undefined}>
        <${ItemNumber} item=${item} speaker=${speaker} />
        <p><b>${itemName(item, speaker)}</b><span>${itemText(item, speaker)}${mark && html` <em class=${isLit ? '' : 'is-open'}>${mark}</em>`}</span></p>
      </li>`;
    })}
  </ol>`;
}
export const ItemLines = memo(Lines);
