// One card. The game says what its face shows; this part knows no game.
import { html, Sprite, SuitSign, memo } from './html.js';

/** What lies on the paper of a card; the element around it is a button or a picture.
 *  @param {{ face: Face }} props */
function FaceUp({ face }) {
  return html`
    <span class="card__index">
      <b>${face.rank}</b>
      <${SuitSign} suit=${face} class="card__suit" />
      ${face.tag && html`<span class="card__tag">${face.tag}</span>`}
      ${face.trump !== undefined && html`<span class="card__trump"><${Sprite} id="i-crown" class="" />${face.trump}</span>`}
    </span>
    <span class="card__art">
      ${face.art && html`<${Sprite} id=${face.art} class="card__figure" />`}
      <${Sprite} id=${face.symbol} class=${face.art ? 'card__emblem' : ''} />
    </span>
  `;
}
export const Print = memo(FaceUp);

/** @param {Face} face */
export function faceClass(face) {
  return `card ${face.tone}${face.high ? ' card--high' : ''}${face.tag || face.trump !== undefined ? ' card--tagged' : ''}${face.trump === undefined ? '' : ' card--trump'}`;
}

/** A card; one that answers a tap is a button. @param {{ face: Face, card?: string, class?: string, count?: number, children?: any,
 *  [attribute: string]: any }} props count: so many equal ones lie on one another; whatever else it gets goes to the element */
export function Card({ face, card, class: name = '', count = 1, children, ...rest }) {
  const [as, kind] = rest.onClick ? ['button', { type: 'button' }] : ['div', { role: 'img' }];
  const stack = count > 1 ? ` stack-${Math.min(count, 3)}` : '';
  return html`<${as} ...${kind} class=${`${faceClass(face)} ${name}${stack}`} data-card=${card} aria-label=${face.name} ...${rest}>
    ${children}<${Print} face=${face} />${stack && html`<b class="times">×${count}</b>`}
  <//>`;
}

/** A card the size of a fingernail: its rank, and its suit if it has one. @param {{ face: Face, card?: string, class?: string, mute?: boolean }} props
 *  mute: whoever shows it says it */
export function Chip({ face, card, class: name = '', mute = false }) {
  return html`<span class=${`card chip-card ${face.tone} ${name}`} data-card=${card} role=${mute ? undefined : 'img'} aria-label=${mute ? undefined : face.name}>
    ${face.letter && html`<${SuitSign} suit=${face} />`}${face.rank}
  </span>`;
}

/** A card lying face down. @param {{ mark: string, card?: string }} props */
export function CardBack({ mark, card }) {
  return html`<div class="card card--back" data-card=${card} aria-hidden="true"><${Sprite} id=${mark} class="" /></div>`;
}

/** A card the size of a word. @param {{ face: Face, card?: string, class?: string }} props */
function Small({ face, card, class: name = '' }) {
  return html`<span class=${`mini ${face.tone}${face.trump === undefined ? '' : ' mini--trump'} ${name}`} role="img" data-card=${card} aria-label=${face.name}>
    <${SuitSign} suit=${face} />${face.rank}
  </span>`;
}
export const Mini = memo(Small);

/** @param {{ kind: 'lead' | 'win', children?: any }} props */
export function Badge({ kind, children }) {
  return html`<span class=${`badge badge--${kind}`}>${children}</span>`;
}
