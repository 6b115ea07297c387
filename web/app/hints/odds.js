// The odds view: all hands open, large enough for a projector, and at every card of the seat to act
// what it may bring.
import { speakerOf } from '../games/index.js';
import { stopProblem } from '../engine/problem-text.js';
import { html, Button, Sprite } from '../ui/html.js';
import { t, single } from '../ui/i18n.js';
import { OpenSeats, OpenSide } from './open-seats.js';
import { say, whereOf } from '../ui/words.js';
import { useArrival } from '../shell/page.js';
import { ask } from '../ui/dialog.js';

/** @import { Shown } from './open-table.js' */

/** So many lines of what has happened are shown. */
const NEWS = 4;

/** @param {{ table: OpenTable, onClose: () => void }} props */
export function Odds({ table, onClose }) {
  const heading = useArrival();
  const shown = table.shown.value;
  const { game: id, page } = table.record.doc;
  const toAct = shown?.views[0].to_act ?? null;
  const actor = toAct === null ? null : page.players[toAct];
  return html`<main class="odds">
    <header class="bar">
      <${Button} icon="i-back" class="btn--plain btn--icon" aria-label=${t('odds-close')} onClick=${onClose} />
      <div class="bar__title">
        <h1 tabindex="-1" ref=${heading}>${t('odds-title')} · ${t(`game-${id}`)}</h1>
        <p>${shown && whereOf(shown.views[0], speakerOf(id, page.players))}</p>
      </div>
      <${Button} icon="i-undo" class="btn--felt" disabled=${!table.record.doc.log.length || table.busy.value} aria-label=${t('odds-back')} onClick=${() => table.back()}><span class="lbl">${t('odds-back')}</span><//>
      ${
        actor?.kind === 'computer' &&
        html`<${Button} icon="i-play" class="btn--accent" disabled=${table.busy.value} aria-label=${t('odds-step', { name: actor.name })} onClick=${() => table.step(actor.level)}><span class="lbl">${t('odds-step', { name: actor.name })}</span><//>`
      }
    </header>
    ${
      table.problem.value
        ? html`<div class="odds__failed" role="alert"><p>${stopProblem(table.problem.value)}</p>
          <${Button} onClick=${() => table.look()}>${t('engine-retry')}<//></div>`
        : shown && html`<${Opened} table=${table} shown=${shown} />`
    }
  </main>`;
}

/** @param {{ table: OpenTable, shown: Shown }} props */
function Opened({ table, shown: { views, advice, share } }) {
  const { players } = table.record.doc.page;
  const speaker = speakerOf(views[0].game, players);
  const news = table.events.value
    .map((event) => say('event', event, speaker))
    .filter(Boolean)
    .slice(-NEWS)
    .reverse();
  return html`
    <${OpenSide} views=${views} players=${players}>
      <section class="note odds__news" aria-live="polite">
        <h2>${t(news.length ? 'table-log' : 'odds-figures')}</h2>
        ${news.length ? html`<ol>${news.map((line, at) => html`<li key=${news.length - at}>${line}</li>`)}</ol>` : html`<p class="quiet">${t('odds-how', { single: single(views[0]), seats: views.length })}</p>`}
      </section>
    <//>
    <${OpenSeats} views=${views} players=${players} advice=${advice} share=${advice ? null : share} busy=${table.busy.value} act=${table.act.bind(table)} />
  `;
}

/** Warns before all hands are opened. @param {number} people how many share this screen @param {() => void} onAccept */
export function askToOpen(people, onAccept) {
  const accept = t(people > 1 ? 'odds-open-agreed' : 'odds-open');
  const agreed = html`<p class="odds__agree"><${Sprite} id="i-warn" />${t('odds-warning-people', { people })}</p>`;
  ask(
    { label: t('odds-open'), icon: 'i-eye', accept, onAccept },
    html`<p>${t('odds-warning')}</p>${people > 1 && agreed}`,
  );
}
