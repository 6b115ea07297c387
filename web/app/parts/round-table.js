// The paper score sheet: a column a seat, earlier rounds above, one round line by line, the total.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { Mini } from './card.js';
import { Crest } from './crest.js';
import { gain, points } from './figures.js';

/** @import { Player, RoundScored } from '../types.js' */
/** @import { Game } from '../games/index.js' */

/** With more rounds than these, each has but one line, so that the newest is still in sight. */
const MOST_TALL = 6;

/**
 * @param {{ rounds: RoundScored[], open: number, players: Player[], game: Game, best: number[], single: boolean }} props
 *   open: the round whose lines are shown; best: the seats whose total is marked; single: the match has
 *   just one round, which needs no sum of its own
 */
export function RoundTable({ rounds, open, players, game, best, single }) {
  const totals = rounds.at(-1)?.totals ?? players.map(() => 0);
  return html`<table class=${`pad pad--${players.length}${rounds.length > MOST_TALL ? ' pad--long' : ''}`}>
    <thead><tr><td></td>${players.map(
      (player, seat) => html`<th key=${seat} scope="col"><${Crest} crest=${player.crest} /><span>${player.name}</span></th>`,
    )}</tr></thead>
    ${rounds.map((scored) => html`<${RoundLines} key=${scored.round} scored=${scored} open=${single || scored.round === open} game=${game} single=${single} />`)}
    <tfoot><tr><th scope="row">${t('score-total')}</th>${totals.map(
      (total, seat) => html`<td key=${seat} class=${best.includes(seat) ? 'is-best' : ''}>${points(total)}</td>`,
    )}</tr></tfoot>
  </table>`;
}

/** @param {{ scored: RoundScored, open: boolean, game: Game, single: boolean }} props */
function RoundLines({ scored, open, game, single }) {
  const name = t('score-round', { round: scored.round });
  return html`<tbody class=${open && !single ? 'pad__open' : ''}>
    ${open &&
    game.sheet(scored).map(
      (row, at) => html`<tr key=${at} class="pad__line"><th scope="row">${row.label}</th>${row.cells.map(
        (cell, seat) => html`<td key=${seat}>
          <span class=${cell.points !== null && cell.points < 0 ? 'cost' : ''}>${cell.points === null ? '' : gain(cell.points)}</span>
          ${cell.drawing}
          ${cell.how && html`<small>${cell.how}</small>`}
          ${cell.cards.length > 0 &&
          html`<span class="pad__cards">${cell.cards.map((card, at) => html`<${Mini} key=${at} face=${game.face(card)} />`)}</span>`}
        </td>`,
      )}</tr>`,
    )}
    ${!single &&
    html`<tr class="pad__sum"><th scope="row">${name}</th>${scored.scores.map(
      (score, seat) => html`<td key=${seat}>
        ${points(score)}
        <small aria-label=${t('score-so-far', { total: points(scored.totals[seat]) })}>${points(scored.totals[seat])}</small>
      </td>`,
    )}</tr>`}
  </tbody>`;
}
