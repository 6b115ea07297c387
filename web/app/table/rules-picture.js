// The pictures of a rules sheet: cards as they lie on the table, and small tables of figures.
import { html } from '../ui/html.js';
import { Card, Badge } from '../ui/card.js';

/** @import { Card as CardCode, View } from '../types.js' */
/** @import { Game } from '../games/index.js' */

/**
 * Small cards in a row, each with a word below and a flag where it needs one: a trick, an order.
 * @param {{ game: Game, cards: { card: CardCode, below?: string, lead?: string, win?: string, off?: boolean }[],
 *   view?: View, caption?: string }} props view: the cards as they count on this table; lead, win: what the flag says; off: a card that may not be played or does not count
 */
export function CardsPicture({ game, cards, view, caption = '' }) {
  return html`<figure class="rules__picture">
    <ol class="rules__cards">
      ${cards.map(
        ({ card, below = '', lead = '', win = '', off = false }) => html`<li key=${card} class=${off ? 'is-off' : ''}>
          <${Card} card=${card} face=${game.face(card, view)} class=${win ? 'is-winning' : ''}>
            ${win ? html`<${Badge} kind="win">${win}<//>` : lead && html`<${Badge} kind="lead">${lead}<//>`}
          <//>
          ${below && html`<small>${below}</small>`}
        </li>`,
      )}
    </ol>
    ${caption && html`<figcaption>${caption}</figcaption>`}
  </figure>`;
}

/**
 * A table of figures.
 * @param {{ head: any[], rows: any[][], mark?: number, caption?: string }} props
 *   the first cell of a row is its heading; an empty one in the head stands above headings; mark: the row that holds for this match
 */
export function FiguresPicture({ head, rows, mark = -1, caption = '' }) {
  return html`<figure class="rules__picture">
    <table class="rules__figures">
      <thead><tr>${head.map((cell, at) => (cell ? html`<th key=${at} scope="col">${cell}</th>` : html`<td key=${at}></td>`))}</tr></thead>
      <tbody>
        ${rows.map(
          ([name, ...cells], row) => html`<tr key=${row} class=${row === mark ? 'is-now' : ''}>
            <th scope="row">${name}</th>${cells.map((cell, at) => html`<td key=${at}>${cell}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
    ${caption && html`<figcaption>${caption}</figcaption>`}
  </figure>`;
}
