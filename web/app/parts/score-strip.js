// Everybody's points on a slip of paper: a list at the side, a row of columns where it is narrow.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { say } from '../words.js';
import { Crest } from './crest.js';
import { points } from './figures.js';
import { steady } from './steady.js';

/** @import { Player, Seat, TableScene } from '../types.js' */
/** @import { Speaker } from '../words.js' */
/** @import { Scene } from '../games/index.js' */

/** @param {{ scene: Scene }} props */
export function ScoreStrip({ scene }) {
  const { view, players, me, speaker } = scene;
  const rows = players.map((_, seat) => {
    const { points: round, lost } = view.scene.seats[seat];
    return { round, lost, total: view.scores[seat] };
  });
  return html`<${Scores} players=${players} me=${me} rows=${rows} speaker=${speaker} columns=${view.scene.columns}
    target=${view.scene.target ?? 0} />`;
}

/**
 * @param {{ players: Player[], me: Seat | null, rows: { round: number | null, lost: number, total: number }[],
 *   speaker: Speaker, columns: TableScene['columns'], target: number }} props
 */
function Slip({ players, me, rows, speaker, columns, target }) {
  const costs = say('column', { id: 'lost', params: {} }, speaker);
  const counting = rows.some(({ round }) => round !== null);
  return html`<section class=${`note scores-note${target ? ' scores-note--race' : ''}`}>
    <h2>${t('table-scores')}${target > 0 && html`<small>${t('table-target', { target })}</small>`}</h2>
    <table class=${`scores scores--${players.length}`}>
      <thead><tr>
        <td></td>
        ${columns.map(({ id }) => {
          const name = say('column', { id, params: {} }, speaker);
          return html`<th key=${id} scope="col" class="scores__how"><abbr title=${name} aria-label=${name}>${say('sign', { id, params: {} }, speaker)}</abbr></th>`;
        })}
        ${counting && costs && html`<th scope="col">${costs}</th>`}
        ${counting && html`<th scope="col">${t('table-this-round')}</th>`}
        <th scope="col">${t('table-total')}</th>
      </tr></thead>
      <tbody>
        ${players.map((player, seat) => {
          const { round, lost, total } = rows[seat];
          return html`<tr key=${seat} class=${seat === me ? 'is-me' : ''}>
            <th scope="row"><${Crest} crest=${player.crest} /><span>${player.name}</span></th>
            ${columns.map(({ id, cells }) => html`<td key=${id} class="scores__how">${cells[seat] ?? ''}</td>`)}
            ${counting && costs && html`<td class="scores__lost">${lost > 0 ? points(-lost) : ''}</td>`}
            ${counting && html`<td class="scores__round">${round === null ? '' : points(round)}</td>`}
            <td class="scores__total">
              ${target > 0 && html`<i class="race" style=${{ '--done': Math.min(1, Math.max(0, total / target)) }}></i>`}
              <b>${points(total)}</b>
            </td>
          </tr>`;
        })}
      </tbody>
    </table>
  </section>`;
}
const Scores = steady(Slip);
