// A fact as the engine tells it, drawn by its kind and small, as in a column of the score sheet.
import { html, Sprite, SuitSign, memo } from '../ui/html.js';
import { say } from '../ui/words.js';
import { points, t } from '../ui/i18n.js';

/** @typedef {{ fact: Fact, speaker: Speaker }} Props */

/** What it is for who reads it. */
const SIGNS = { good: 'i-check', bad: 'i-x', open: 'i-open' };

/** @param {Props} props */
export function FactSign({ fact, speaker }) {
  const { id, kind, value, params = {}, status } = fact;
  const Own = speaker.face.facts?.[id];
  if (Own) return html`<${Own} fact=${fact} speaker=${speaker} />`;
  if (kind === 'suits') return html`<${Suits} fact=${fact} speaker=${speaker} />`;
  if (kind === 'suit') return html`<${Suit} fact=${fact} speaker=${speaker} />`;
  const text = textOf(fact, speaker);
  if (kind === 'picture') return html`<${Picture} fact=${fact} text=${text} />`;
  const sign = say('sign', { id, params }, speaker);
  if (sign) return html`<abbr class="chip" title=${text} aria-label=${text}><i>${sign}</i>${points(value)}</abbr>`;
  if (!status) return html`<span class=${`fact fact--${id}`}>${text}</span>`;
  return html`<span class=${`status status--${status}`}><${Sprite} id=${SIGNS[status]} /><span>${text}</span></span>`;
}

/** In a sentence, or the title of several. A line may be one of those that count now. @param {Fact} fact @param {Speaker} speaker
 *  @returns {string} */
export function textOf({ id, kind, value, params, items, facts = [] }, speaker) {
  const steps = facts.map((step) => textOf(step, speaker)).join(' → ');
  const line = { id: kind === 'word' ? `${id}-${value}` : id, params: { value, items, steps, ...params } };
  return say('fact', line, speaker) || (kind === 'line' ? say('counts', line, speaker) : '');
}

/** @param {Props} props */
function Suit({ fact: { id, suit = '', value = '', params }, speaker }) {
  const look = speaker.face.suit(suit);
  const sign = say('sign', { id, params: {} }, speaker);
  const named = { ...params, suit, suit_name: suit };
  const text = say('fact', { id: value ? `${id}-${value}` : id, params: named }, speaker);
  return html`<span class=${`fact fact--${id} ${look.tone}${value && ` is-${value}`}`} role="img" aria-label=${text || look.name}>
    ${sign && html`<em>${sign}</em>`}<${SuitSign} suit=${look} />
  </span>`;
}

/** How many of each suit, some of which are marked. @param {Props & { seat?: Seat, look?: string }} props seat: before which they
 *  lie; look: the class of them all */
function CountOfSuits({ fact: { id, suits = {}, facts = [] }, speaker, seat, look = 'suits' }) {
  return html`<span class=${`${look} ${look}--${id}`}>
    ${Object.entries(suits).map(([letter, count]) => {
      const suit = speaker.face.suit(letter);
      const mark = facts.find((fact) => fact.suit === letter);
      const sign = mark && say('sign', { id: mark.id, params: {} }, speaker);
      const text = say('fact', { id: 'suit-count', params: { suit: letter, suit_name: letter, count } }, speaker);
      return html`<span key=${letter} class=${`${look}__one ${suit.tone}${count ? '' : ' is-zero'}${mark ? ` is-${mark.id} is-${mark.value}` : ''}`} role="img" aria-label=${sign ? `${sign} ${text}` : text}
        data-card=${mark && seat !== undefined ? `mark:${seat}:${mark.id}` : undefined}>
        ${sign && html`<em>${sign}</em>`}<${SuitSign} suit=${suit} /><b data-count=${seat === undefined ? undefined : `${id}:${seat}:${letter}`} data-value=${count}>${count}</b>
      </span>`;
    })}
  </span>`;
}
export const Suits = memo(CountOfSuits);

/** @param {{ fact: Fact, text: string }} props */
function Picture({ fact: { id, pieces = [], value, of }, text }) {
  return html`<span class=${`picture picture--${id}`} data-of=${of} role=${text ? 'img' : undefined} aria-label=${text || undefined} aria-hidden=${text ? undefined : 'true'}>
    ${pieces.map((piece) => (/\d/.test(piece) ? html`<b>${piece}</b>` : html`<${Sprite} id=${piece} class="" />`))}
    ${value !== undefined && html`<small>${points(value)}</small>`}
  </span>`;
}

// A thing of the game's own as it is printed: its number with the sign of its sort, its name, what it says.

/** @typedef {{ item: string, speaker: Speaker }} ItemProps */

/** @param {string} item @param {Speaker} speaker */
export const itemName = (item, speaker) => say('item', { id: item, params: {} }, speaker);
/** @param {string} item @param {Speaker} speaker */
export const itemText = (item, speaker) => say('item', { id: `${item}-text`, params: {} }, speaker);
/** @param {string} item @param {Speaker} speaker */
const sortOf = (item, speaker) => say('sort', { id: speaker.face.item(item).sort, params: {} }, speaker);

/** The size of a word. Where no sentence says it, the name beside it does. @param {ItemProps} props */
export function ItemNumber({ item, speaker }) {
  const { rank, sort, sign } = speaker.face.item(item);
  const said = say('item', { id: 'number', params: { number: rank, kind: sortOf(item, speaker) } }, speaker);
  return html`<span class=${`item-no item-no--${sort}`} role=${said ? 'img' : undefined} aria-label=${said || undefined} aria-hidden=${said ? undefined : 'true'}>
    <${Sprite} id=${sign} class="" />${rank}
  </span>`;
}

/** Whether it is printed as it stands, and not drawn. @param {string} piece */
const isSaid = (piece) => !piece.startsWith('i-') && /\d|^\P{L}+$/u.test(piece);

/** How wide they are beside each other at most, in ems: a suit has its letter beside it. @param {string[]} pieces */
const widthOf = (pieces) =>
  pieces.reduce((sum, piece) => sum + 0.2 + (isSaid(piece) ? 0.65 * piece.length : isSign(piece) ? 1.2 : 2), 0);

/** @param {string} piece */
const isSign = (piece) => piece === 'trick' || piece.startsWith('i-');

/** The picture on it. @param {ItemProps} props */
export function ItemPicture({ item, speaker: { face } }) {
  const { pieces } = face.item(item);
  if (!pieces) return null;
  return html`<span class="item-pic" style=${{ '--width': widthOf(pieces) }} aria-hidden="true">
    ${pieces.map((piece, at) => {
      if (piece === 'trick') return html`<${Sprite} key=${at} id="i-trick" />`;
      if (piece.startsWith('i-')) return html`<${Sprite} key=${at} id=${piece} />`;
      if (isSaid(piece)) return html`<b key=${at}>${piece}</b>`;
      const suit = face.suit(piece);
      return html`<span key=${at} class=${suit.tone}><${SuitSign} suit=${suit} /></span>`;
    })}
  </span>`;
}

/** What is printed on a whole card. @param {ItemProps} props */
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

// How far counts have come towards what they are to be, a row each.

/** @param {{ meters: Fact[], speaker: Speaker }} props */
function Bars({ meters, speaker }) {
  return html`<ul class="meters">
    ${meters.map(({ id, of = '', have = 0, goal = null, room, reached }) => {
      const name = say('fact', { id, params: { suit_name: of } }, speaker);
      const sign = say('sign', { id, params: {} }, speaker);
      // Of a suit unless the game has a sign for what is counted.
      const suit = sign ? null : speaker.face.suit(of);
      return html`<li key=${of} class=${`meter meter--${reached} ${suit?.tone ?? ''}`} aria-label=${t(`meter-${reached}`, { name, have })}>
        <span class="meter__of" aria-hidden="true">${suit ? html`<${SuitSign} suit=${suit} />` : sign.startsWith('i-') ? html`<${Sprite} id=${sign} />` : html`<b>${sign}</b>`}</span>
        <span class="pips" aria-hidden="true">
          ${Array.from({ length: room ?? 0 }, (_, at) => html`<i key=${at} class=${`${at < have ? 'is-on' : ''}${at + 1 === goal ? ' is-goal' : ''}`}></i>`)}
        </span>
        <b class="num" aria-hidden="true">${have}</b>
        <span class="meter__mark" aria-hidden="true">${reached !== 'open' && html`<${Sprite} id=${reached === 'hit' ? 'i-check' : 'i-x'} />`}</span>
      </li>`;
    })}
  </ul>`;
}
export const Meters = memo(Bars);
