// Points on slips of paper: everybody's, and what the trick is worth as it lies.
import { html, memo, Button, Avatar } from '../ui/html.js';
import { t, points, gain } from '../ui/i18n.js';
import { say, sayAll } from '../ui/words.js';

/** @param {{ scene: Scene, onWhy?: () => void }} props onWhy: somebody asks where points come from that may still be lost */
export function ScoreStrip({ scene, onWhy }) {
  const { view, players, me, speaker } = scene;
  const rows = players.map((_, seat) => {
    const { points: round, lost } = view.scene.seats[seat];
    return { round, lost, total: view.scores[seat] };
  });
  return html`<${Scores} players=${players} me=${me} rows=${rows} speaker=${speaker} columns=${view.scene.columns}
    target=${view.scene.target ?? 0} soFar=${view.scene.so_far !== null} onWhy=${onWhy} />`;
}

/**
 * @param {{ players: Player[], me: Seat | null, rows: { round: number | null, lost: number, total: number }[],
 *   speaker: Speaker, columns: TableScene['columns'], target: number, soFar: boolean, onWhy?: () => void }} props
 */
function Slip({ players, me, rows, speaker, columns, target, soFar, onWhy }) {
  const costs = say('column', { id: 'lost', params: {} }, speaker);
  const counting = rows.some(({ round }) => round !== null);
  const ofRound = t(soFar ? 'table-round-now' : 'table-this-round');
  return html`<section class=${`note scores-note${target ? ' scores-note--race' : ''}`}>
    <h2>${t('table-scores')}${target > 0 && html`<small>${t('table-target', { target })}</small>`}</h2>
    ${soFar && onWhy && html`<${Button} class="scores__why" aria-label=${t('score-so-far-why')} onClick=${onWhy}>${t('table-why-points')}<//>`}
    <table class=${`scores scores--${players.length}`}>
      <thead><tr>
        <td></td>
        ${columns.map(({ id }) => {
          const name = say('column', { id, params: {} }, speaker);
          return html`<th key=${id} scope="col" class="scores__how"><i>${say('sign', { id, params: {} }, speaker)}</i>${name}</th>`;
        })}
        ${counting && costs && html`<th scope="col">${costs}</th>`}
        ${counting && html`<th scope="col">${ofRound}</th>`}
        <th scope="col">${t('table-total')}</th>
      </tr></thead>
      <tbody>
        ${players.map((player, seat) => {
          const { round, lost, total } = rows[seat];
          return html`<tr key=${seat} class=${seat === me ? 'is-me' : ''}>
            <th scope="row"><${Avatar} crest=${player.crest} /><span>${player.name}</span></th>
            ${columns.map(({ id, cells }) => html`<td key=${id} class="scores__how">${cells[seat] ?? ''}</td>`)}
            ${counting && costs && html`<td class="scores__lost">${lost > 0 ? points(-lost) : ''}</td>`}
            ${counting && html`<td class="scores__round" data-of=${ofRound}>${round === null ? '' : points(round)}</td>`}
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
const Scores = memo(Slip);

// What the trick is worth as it lies, and why.

/** @param {{ scene: Scene }} props */
export function StakeNote({ scene: { view, speaker } }) {
  const { stake } = view.scene;
  if (!stake) return null;
  return html`<section class=${`note stake-note${stake.lines.length ? '' : ' is-empty'}`}>
    <h2>${t('table-stake')}${stake.points !== null && html`<${Figure} points=${stake.points} />`}</h2>
    <p class="quiet">${sayAll('stake', stake.lines, speaker)}</p>
  </section>`;
}

/** The same figure as a slip on the felt, for screens without room for notes.
 *  @param {{ scene: Scene }} props */
export function StakeSlip({ scene: { view } }) {
  const points = view.scene.stake?.points ?? null;
  if (points === null) return null;
  return html`<p class="stake-slip"><span>${t('table-stake')}</span><${Figure} points=${points} /></p>`;
}

/** @param {{ points: number }} props */
function Figure({ points }) {
  return html`<b class=${`num ${points < 0 ? 'cost' : ''}`}>${gain(points)}</b>`;
}
