// Everybody's points on a slip of paper: a list at the side, a row of columns where it is narrow.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { points } from './figures.js';

/** @import { Game, Scene } from '../games/index.js' */

/** @param {{ scene: Scene, game: Game }} props */
export function ScoreStrip({ scene, game }) {
  const { view, players, me } = scene;
  const columns = game.columns?.(view) ?? [];
  const target = game.target?.(view) ?? 0;
  const costs = game.lost();
  const counting = players.some((_, seat) => game.standing(view, seat).points !== null);
  return html`<section class=${`note scores-note${target ? ' scores-note--race' : ''}`}>
    <h2>${t('table-scores')}${target > 0 && html`<small>${t('table-target', { target })}</small>`}</h2>
    <table class="scores">
      <thead><tr>
        <td></td>
        ${columns.map(
          ({ head, name }) => html`<th key=${head} scope="col" class="scores__how"><abbr title=${name} aria-label=${name}>${head}</abbr></th>`,
        )}
        ${counting && costs && html`<th scope="col">${costs}</th>`}
        ${counting && html`<th scope="col">${t('table-this-round')}</th>`}
        <th scope="col">${t('table-total')}</th>
      </tr></thead>
      <tbody>
        ${players.map((player, seat) => {
          const { points: round, lost } = game.standing(view, seat);
          return html`<tr key=${seat} class=${seat === me ? 'is-me' : ''}>
            <th scope="row">${player.name}</th>
            ${columns.map(({ head, cells }) => html`<td key=${head} class="scores__how">${cells[seat]}</td>`)}
            ${counting && costs && html`<td class="scores__lost">${lost > 0 ? points(-lost) : ''}</td>`}
            ${counting && html`<td class="scores__round">${round === null ? '' : points(round)}</td>`}
            <td class="scores__total">
              <b>${points(view.scores[seat])}</b>
              ${target > 0 && html`<i class="race" style=${{ '--done': Math.min(1, Math.max(0, view.scores[seat] / target)) }}></i>`}
            </td>
          </tr>`;
        })}
      </tbody>
    </table>
  </section>`;
}
