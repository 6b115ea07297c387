// A fact as the engine tells it, drawn by its kind and small, as in a column of the score sheet.
import { html, Sprite, SuitSign } from '../ui/html.js';
import { say } from '../ui/words.js';
import { points } from '../ui/figures.js';

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
  const line = { id: kind === 'word' ? `${id}-${value}` : id, params: { ...params, value, items, steps } };
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

/** @param {Props} props */
function Suits({ fact: { id, suits = {}, facts = [] }, speaker }) {
  return html`<span class=${`suits suits--${id}`}>
    ${Object.entries(suits).map(([letter, count]) => {
      const suit = speaker.face.suit(letter);
      const mark = facts.find((fact) => fact.suit === letter);
      const sign = mark && say('sign', { id: mark.id, params: {} }, speaker);
      const text = say('fact', { id: 'suit-count', params: { suit: letter, suit_name: letter, count } }, speaker);
      return html`<span key=${letter} class=${`suits__one ${suit.tone}${count ? '' : ' is-zero'}${mark ? ` is-${mark.id} is-${mark.value}` : ''}`} role="img" aria-label=${sign ? `${sign} ${text}` : text}>
        ${sign && html`<em>${sign}</em>`}<${SuitSign} suit=${suit} /><b>${count}</b>
      </span>`;
    })}
  </span>`;
}

/** @param {{ fact: Fact, text: string }} props */
function Picture({ fact: { id, pieces = [], value, of }, text }) {
  return html`<span class=${`picture picture--${id}`} data-of=${of} role=${text ? 'img' : undefined} aria-label=${text || undefined} aria-hidden=${text ? undefined : 'true'}>
    ${pieces.map((piece) => (/\d/.test(piece) ? html`<b>${piece}</b>` : html`<${Sprite} id=${piece} class="" />`))}
    ${value !== undefined && html`<small>${points(value)}</small>`}
  </span>`;
}
