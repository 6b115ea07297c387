// The sheet of a hint: everything that may be done now, best first, with what it is likely to bring. And why a
// computer player did what it did.
import { useState } from 'preact/hooks';
import { html, Button, Sprite, Avatar } from '../ui/html.js';
import { t, gain, points, single, tenths } from '../ui/i18n.js';
import { ActionLabel, choiceOf, isOneCard } from '../table/action-label.js';
import { Dialog, lay, putAway } from '../ui/dialog.js';
import { say, sayAll } from '../ui/words.js';

/** So many are shown at first. */
const FEW = 6;

/** What was asked, in full. @param {{ advisor: Advisor, panel: Panel, scene: Scene }} props */
export function AdvicePanel({ advisor, panel, scene }) {
  const { about, advice, explanation, view } = panel;
  const [title, look] = about === 'why' ? ['why-title', 'dialog--why'] : ['advice-title', 'dialog--advice'];
  return html`<${Dialog} label=${t(title)} onClose=${() => advisor.close()} class=${look}>
    ${advice && html`<${Ranking} advice=${advice} view=${view} speaker=${scene.speaker} />`}
    ${explanation && html`<${Explained} explanation=${explanation} scene=${scene} />`}
    ${!advice && !explanation && html`<${Thinking} panel=${panel} />`}
  <//>`;
}

/** All that is known of a decision that was weighed, over the page. @param {Weighed} weighed @param {Speaker} speaker */
export function layRanking(weighed, speaker) {
  lay(
    () => html`<${Dialog} label=${t('review-all')} class="dialog--advice" onClose=${putAway}>
    <${Ranking} advice=${weighed} view=${weighed.view} speaker=${speaker} />
  <//>`,
  );
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
function Ranking({ advice: { options, tip, axis }, view, speaker }) {
  const [all, setAll] = useState(options.length <= FEW + 2);
  const shown = all ? options : options.slice(0, FEW);
  const toLay = view.scene.ask?.left ?? 0;
  return html`
    <p class="muted">${t('advice-intro', { single: single(view), seats: view.seats, worlds: Math.max(...options.map(({ worlds }) => worlds)) })}${toLay > 1 ? ` ${t('advice-one-by-one', { count: toLay })}` : ''}</p>
    <${AxisFigures} axis=${axis} head=${t('advice-own')} />
    <ol class="advice">
      ${shown.map((option) => html`<${Option} key=${option.action} option=${option} because=${options.length > 1 ? whyOf(tip, speaker) : t('advice-plain-only')} axis=${axis} view=${view} speaker=${speaker} />`)}
    </ol>
    ${!all && html`<${Button} onClick=${() => setAll(true)}>${t('advice-all', { count: options.length })}<//>`}
    <p class="advice__legend">${t('advice-legend', { seats: view.seats, has_reasons: shown.some(({ reasons }) => reasons.length) ? 'yes' : 'no' })}</p>
  `;
}

/** @param {{ option: AdviceOption, because: string, axis: Axis, view: View, speaker: Speaker }} props */
function Option({ option, because, axis, view, speaker }) {
  const isBest = option.mark === 'best';
  const choice = choiceOf(view, option.action);
  const isClose = option.mark === 'level';
  const [low, high] = option.range;
  const said = isBest ? because : option.less && t('advice-less', { seats: view.seats });
  return html`<li class=${`${isBest ? 'is-best' : ''}${isOneCard(choice) ? '' : ' is-worded'}`} data-action=${option.action}>
    <${ActionLabel} choice=${choice} view=${view} speaker=${speaker} />
    <${Spread} option=${option} axis=${axis} />
    <div class="advice__why">
      <p class="advice__marks">
        ${isBest && html`<span class="chip chip--best">${t('advice-best')}</span>`}
        ${isClose && html`<span class="chip">${t('advice-level')}</span>`}
        ${!isBest && !isClose && html`<span class="chip chip--edge">${t('advice-edge', { points: figure(-option.edge), seats: view.seats })}</span>`}
        <${TrickChance} chance=${option.trick} />
      </p>
      ${said && html`<p class="because">${said}</p>`}
      <${Reasons} reasons=${option.reasons} otherwise=${said ? '' : isBest ? t('advice-plain-best') : t(isClose ? 'advice-plain-level' : 'advice-plain-worse')} />
    </div>
    <p class="advice__figures">
      ${isBest && html`<b role="img" aria-label=${t('advice-round', { points: figure(option.round), error: tenths(option.error) })}>${figure(option.round)}</b> <small aria-hidden="true">± ${tenths(option.error)}</small>`}
      <small>${t('advice-range', { low: gain(low), high: gain(high) })}</small>
      ${isBest && view.rounds !== 1 && html`<small>${t('advice-total', { points: points(Math.round(option.match)) })}</small>`}
    </p>
  </li>`;
}

// Why a computer player did what it did, from what it could know then. Nothing of its hand is told.

/** @param {{ explanation: Explanation, scene: Scene }} props */
function Explained({ explanation: { seat, choice, sound, worlds, trick, reasons }, scene }) {
  const { name, crest, level } = scene.players[seat];
  return html`<div class="explained">
    <${ActionLabel} choice=${choice} view=${scene.view} speaker=${scene.speaker} />
    <div>
      <p class="explained__who"><${Avatar} crest=${crest} /><span><b>${name}</b><small>${t(`level-${level}`)}</small></span></p>
      <${Reasons} reasons=${reasons} otherwise=${t(sound ? 'why-plain' : 'why-plain-odd')} />
      <p class="advice__marks"><${TrickChance} chance=${trick} /></p>
    </div>
    <p class="muted">${t(sound ? 'why-best' : 'why-other', { level: t(`level-${level}`), worlds })}</p>
    <p class="muted">${t('why-how')}</p>
  </div>`;
}

/** What speaks for it, or for its part in a second question (`of`), if it has one; a game that somebody has added may
 *  have no sentence for that. @param {Tip | null} tip @param {Speaker} speaker @param {string} [of] */
export function whyOf(tip, speaker, of) {
  const because = of ? tip?.because?.params[`at_${of}`] : tip?.because;
  return because ? say('advice', { ...because, id: `because-${because.id}` }, speaker) : '';
}

/** The same in two parts, where the game says how many sentences must be seen; the others are where there is room.
 *  @param {Tip | null} tip @param {Speaker} speaker @param {string} [of] @returns {[string, string]} */
export function whyInParts(tip, speaker, of) {
  const { first = 0, sentences: told = [] } = (!of && tip?.because?.params) || {};
  if (!first) return [whyOf(tip, speaker, of), ''];
  return [sayAll('advice', told.slice(0, first), speaker), sayAll('advice', told.slice(first), speaker)];
}

// Why an action is better or worse than others, as the worlds of a search tell it, in sentences.

/** Tenths where they matter. @param {number} points */
export function figure(points) {
  return gain(Math.abs(points) < 10 ? Math.round(points * 10) / 10 : Math.round(points));
}

/** @param {{ reasons: AdviceReason[], otherwise: string }} props otherwise: what is said where nothing stands out, if anything */
function Reasons({ reasons, otherwise }) {
  if (!reasons.length) return otherwise && html`<p class="because">${otherwise}</p>`;
  return html`${reasons.slice(0, 2).map(
    ({ id, params }) => html`<p key=${id} class="because">
      ${t(`advice-${id}`, params)}
      <span class=${`worth ${params.points < 0 ? 'is-bad' : 'is-good'}`} role="img" aria-label=${t('advice-worth', { points: figure(params.points) })}>${figure(params.points)}</span>
    </p>`,
  )}`;
}

/** The chance to take the trick. @param {{ chance: number | null }} props */
function TrickChance({ chance }) {
  if (chance === null) return null;
  return html`<span class="chip" role="img" aria-label=${t('advice-trick', { percent: Math.round(chance * 100) })}>
    <${Sprite} id="i-trick" />${t('advice-trick-short', { percent: Math.round(chance * 100) })}
  </span>`;
}

// How often each score of the round came up: bars over one axis that several actions share.

const WIDTH = 400;
const HEIGHT = 46;
/** @typedef {Advice['axis']} Axis */

/** Round figures over the whole axis, three to six of them. @param {number} low @param {number} high */
export function ticks(low, high) {
  const wide = Math.max(1, (high - low) / 3);
  const unit = 10 ** Math.floor(Math.log10(wide));
  const step = unit * Math.max(...[1, 2, 5].filter((times) => times * unit <= wide));
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, at) => first + at * step);
}

/** Where a score stands on the axis, 0 to 1: in the middle of its part of a bar. @param {number} points @param {Axis} axis */
function placeOn(points, { low, step, bars }) {
  return (points - low + 0.5) / step / bars;
}

/** @param {{ option: AdviceOption, axis: Axis }} props */
function Spread({ option, axis }) {
  const wide = WIDTH / axis.bars;
  const [low, high] = option.range;
  const said = { low: gain(low), high: gain(high) };
  const mean = placeOn(option.round, axis) * WIDTH;
  const zero = placeOn(0, axis) * WIDTH;
  return html`<svg class="spread" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label=${t('advice-spread', said)}>
    <g class="spread__bars">${option.bars.map((share, at) => {
      const tall = share && Math.max(1, share * (HEIGHT - 3));
      return html`<rect key=${at} x=${at * wide + wide * 0.08} y=${HEIGHT - tall} width=${wide * 0.84} height=${tall} />`;
    })}</g>
    <path class="spread__zero" d=${`M${zero} 0V${HEIGHT}`} vector-effect="non-scaling-stroke" />
    <path class="spread__mean" d=${`M${mean} 0V${HEIGHT}`} vector-effect="non-scaling-stroke" />
  </svg>`;
}

/** The figures above the bars, and what the figures beside them are. @param {{ axis: Axis, head: string }} props */
function AxisFigures({ axis, head }) {
  return html`<div class="axis" aria-hidden="true"><div>
    ${ticks(axis.low, axis.low + axis.step * axis.bars - 1).map((points) => html`<span key=${points} style=${{ left: `${placeOn(points, axis) * 100}%` }}>${gain(points)}</span>`)}
  </div><b>${head}</b></div>`;
}
