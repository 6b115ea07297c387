// What lies beside the felt: everybody's points, what the trick is worth, the last trick, and what else is told.
import { html } from '../ui/html.js';
import { t, list } from '../ui/i18n.js';
import { say, sayAll } from '../ui/words.js';
import { Avatar } from '../ui/sprite.js';
import { points, gain } from '../ui/figures.js';
import { memo } from '../ui/memo.js';
import { Mini } from '../ui/card.js';

/** @import { Fact, Player, Seat, TableScene } from '../types.js' */
/** @import { Speaker } from '../ui/words.js' */
/** @import { Game, Scene } from '../games/index.js' */

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
            <th scope="row"><${Avatar} crest=${player.crest} /><span>${player.name}</span></th>
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
const Scores = memo(Slip);

// What the trick is worth as it lies, and why.

/** @param {{ scene: Scene }} props */
export function StakeNote({ scene: { view, speaker } }) {
  const { stake } = view.scene;
  if (!stake) return null;
  return html`<section class=${`note stake-note${stake.points === null ? ' is-empty' : ''}`}>
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

// The trick that was taken last, in the order it was played.

/** @param {{ scene: Scene, game: Game, told?: boolean }} props told: say in words who took it, too */
export function LastTrick({ scene, game, told = false }) {
  const last = scene.view.last_trick;
  if (!last) return html`<p class="quiet">${t('table-last-none')}</p>`;
  return html`
    <ol class=${`last last--${last.plays.length}`}>
      ${last.plays.map(
        ([seat, card]) => html`<li key=${card} class=${seat === last.winner ? 'is-winner' : ''}>
          ${
            scene.players[seat].kind === 'computer'
              ? html`<button type="button" class="last__ask" aria-label=${t('why-card', { card: game.face(card).name })} title=${t('why-title')} onClick=${() => scene.why(`play ${card}`)}><${Mini} face=${game.face(card, scene.view)} class=${seat === last.winner ? 'is-winning' : ''} /></button>`
              : html`<${Mini} face=${game.face(card, scene.view)} class=${seat === last.winner ? 'is-winning' : ''} />`
          }
          <small>${scene.name(seat)}</small>
        </li>`,
      )}
    </ol>
    ${
      told &&
      html`<p class="quiet">${t('table-last-taken', { name: scene.name(last.winner), number: last.number })}</p>
      <p class="quiet">${t('why-tap')}</p>`
    }
  `;
}

// What is told of a seat and of the table, as titles with values, in a game that does not draw it in its own way.

/** Those that have a title. @param {Fact[]} facts @param {Speaker} speaker */
function titled(facts, speaker) {
  return facts.flatMap((fact) => {
    const title = say('fact', { id: fact.id, params: {} }, speaker);
    return title ? [{ id: fact.id, title, value: valueOf(fact, speaker) }] : [];
  });
}

/** @param {Fact} fact @param {Speaker} speaker @returns {string} */
function valueOf({ id, cards, value }, speaker) {
  if (cards) return list(cards.map((card) => speaker.face.face(card).short));
  const several = (Array.isArray(value) ? value : [value]).map(
    (each) => say('fact', { id: `${id}-${each}`, params: {} }, speaker) || String(each ?? '–'),
  );
  return list(several) || '–';
}

/** @param {{ scene: Scene }} props */
export function TableFacts({ scene: { view, speaker } }) {
  const facts = titled(view.scene.notes, speaker);
  if (!facts.length) return null;
  return html`<section class="note facts-note">
    <dl>${facts.map(({ id, title, value }) => html`<div key=${id}><dt>${title}</dt><dd>${value}</dd></div>`)}</dl>
  </section>`;
}

/** @param {{ scene: Scene, seat: Seat }} props */
export function SeatFacts({ scene: { view, speaker }, seat }) {
  const facts = titled(view.scene.seats[seat].badges, speaker);
  if (!facts.length) return null;
  return html`<ul class="seat-facts">
    ${facts.map(({ id, title, value }) => html`<li key=${id}><span class="sr">${title}: </span>${value}</li>`)}
  </ul>`;
}
