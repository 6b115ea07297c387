// The sheet of a hint: everything that may be done now, best first, with what it is likely to bring.
import { useState } from 'preact/hooks';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { Deed, choiceOf, isOneCard } from './deed.js';
import { Dialog } from './dialog.js';
import { gain, points, single, tenths } from './figures.js';
import { figure, isLevel, Reasons, speaking, TrickChance } from './reasons.js';
import { AxisFigures, axisOf, rangeOf, Spread } from './spread.js';

/** @import { Advice, AdviceOption, View } from '../types.js' */
/** @import { Speaker } from '../words.js' */
/** @import { Advisor, Panel } from '../advisor.js' */
/** @import { Axis } from './spread.js' */

/** So many are shown at first. */
const FEW = 6;

/** @param {{ advisor: Advisor, speaker: Speaker }} props */
export function AdvicePanel({ advisor, speaker }) {
  const panel = /** @type {Panel} */ (advisor.panel.value);
  return html`<${Dialog} label=${t('advice-title')} onClose=${() => advisor.close()} class="dialog--advice">
    ${
      panel.advice
        ? html`<${Ranking} advice=${panel.advice} view=${panel.view} speaker=${speaker} />`
        : html`<${Thinking} panel=${panel} />`
    }
  <//>`;
}

/** How far the thinking is, or that there is no answer. @param {{ panel: Panel }} props */
export function Thinking({ panel }) {
  if (panel.failed) return html`<p role="alert">${t('advice-failed')}</p>`;
  return html`<div class="imagining">
    <p role="status">${t('advice-thinking')}</p>
    <progress max="1" value=${panel.share || undefined} aria-label=${t('advice-thinking')}></progress>
  </div>`;
}

/** @param {{ advice: Advice, view: View, speaker: Speaker }} props */
export function Ranking({ advice: { options }, view, speaker }) {
  const [all, setAll] = useState(options.length <= FEW + 2);
  const shown = all ? options : options.slice(0, FEW);
  const axis = axisOf(options);
  const toLay = view.scene.ask?.left ?? 0;
  return html`
    <p class="muted">${t('advice-intro', { single: single(view), seats: view.seats, worlds: Math.max(...options.map(({ worlds }) => worlds)) })}${toLay > 1 ? ` ${t('advice-one-by-one', { count: toLay })}` : ''}</p>
    <${AxisFigures} axis=${axis} head=${t('advice-own')} />
    <ol class="advice">
      ${shown.map((option) => html`<${Option} key=${option.action} option=${option} best=${options[0]} isOnly=${options.length === 1} axis=${axis} view=${view} speaker=${speaker} />`)}
    </ol>
    ${!all && html`<button type="button" class="btn" onClick=${() => setAll(true)}>${t('advice-all', { count: options.length })}</button>`}
    <p class="advice__legend">${t('advice-legend', { seats: view.seats })}</p>
  `;
}

/** @param {{ option: AdviceOption, best: AdviceOption, isOnly: boolean, axis: Axis, view: View, speaker: Speaker }} props */
function Option({ option, best, isOnly, axis, view, speaker }) {
  const isBest = option === best;
  const choice = choiceOf(view, option.action);
  const isClose = !isBest && isLevel(option, best);
  const [low, high] = rangeOf(option.distribution);
  return html`<li class=${`${isBest ? 'is-best' : ''}${isOneCard(choice) ? '' : ' is-worded'}`} data-action=${option.action}>
    <${Deed} choice=${choice} view=${view} speaker=${speaker} />
    <${Spread} option=${option} axis=${axis} />
    <div class="advice__why">
      <p class="advice__marks">
        ${isBest && html`<span class="chip chip--best">${t('advice-best')}</span>`}
        ${isClose && html`<span class="chip">${t('advice-level')}</span>`}
        ${!isBest && html`<span class="chip chip--edge">${t('advice-edge', { points: figure(-option.edge), seats: view.seats })}</span>`}
        <${TrickChance} chance=${option.trick} />
      </p>
      <${Reasons} reasons=${speaking(option.reasons, isBest || isClose)} otherwise=${t(isOnly ? 'advice-plain-only' : isBest ? 'advice-plain-best' : isClose ? 'advice-plain-level' : 'advice-plain-worse')} />
    </div>
    <p class="advice__figures">
      <b role="img" aria-label=${t('advice-round', { points: figure(option.round), error: tenths(option.error) })}>${figure(option.round)}</b>
      <small aria-hidden="true">± ${tenths(option.error)}</small>
      <small>${t('advice-range', { low: gain(low), high: gain(high) })}</small>
      ${view.rounds !== 1 && html`<small>${t('advice-total', { points: points(Math.round(option.match)) })}</small>`}
    </p>
  </li>`;
}
