// How often each score of the round came up: bars over one axis that several actions share.
import { html } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { gain } from '../ui/figures.js';

const WIDTH = 400;
const HEIGHT = 46;
const MOST_BARS = 44;
/** Points; where all rounds end alike, the axis is still one. */
const LEAST_WIDE = 9;
/** What came up more seldom is drawn at the end of the axis. */
const RARE = 0.002;
/** The middle of the deals that is told as a range. */
const TAILS = 0.1;

/**
 * @typedef {object} Axis
 * @property {number} from the lowest score that is drawn
 * @property {number} step points a bar
 * @property {number} bars
 * @property {number[]} ticks scores that are written down
 */

/** @param {Pick<AdviceOption, 'distribution'>[]} options @returns {Axis} */
export function axisOf(options) {
  const scores = options.flatMap(({ distribution }) =>
    distribution.flatMap(([points, share]) => (share < RARE ? [] : [points])),
  );
  const low = Math.min(0, ...scores);
  const high = Math.max(low + LEAST_WIDE, ...scores);
  const step = Math.max(1, Math.ceil((high - low + 1) / MOST_BARS));
  const from = Math.floor(low / step) * step;
  return { from, step, bars: Math.floor((high - from) / step) + 1, ticks: ticks(low, high) };
}

/** @param {[number, number][]} distribution @param {Axis} axis @returns {number[]} a share a bar */
function shares(distribution, { from, step, bars }) {
  const sums = Array(bars).fill(0);
  for (const [points, share] of distribution) {
    sums[Math.min(Math.max(0, Math.floor((points - from) / step)), bars - 1)] += share;
  }
  return sums;
}

/** Round figures over the whole axis, three to six of them. @param {number} low @param {number} high */
export function ticks(low, high) {
  const wide = Math.max(1, (high - low) / 3);
  const unit = 10 ** Math.floor(Math.log10(wide));
  const step = unit * Math.max(...[1, 2, 5].filter((times) => times * unit <= wide));
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, at) => first + at * step);
}

/** Where a score stands on the axis, 0 to 1: in the middle of its part of a bar. @param {number} points @param {Axis} axis */
export function placeOn(points, { from, step, bars }) {
  return (points - from + 0.5) / step / bars;
}

/** Between which scores most rounds end. @param {[number, number][]} distribution @returns {[number, number]} */
export function rangeOf(distribution) {
  /** @param {[number, number][]} list */
  const past = (list) => {
    let sum = 0;
    const [points] =
      list.find(([, share]) => {
        sum += share;
        return sum >= TAILS;
      }) ?? list[0];
    return points;
  };
  return [past(distribution), past([...distribution].reverse())];
}

/** @param {{ option: AdviceOption, axis: Axis }} props */
export function Spread({ option, axis }) {
  const wide = WIDTH / axis.bars;
  const [low, high] = rangeOf(option.distribution);
  const said = { low: gain(low), high: gain(high) };
  const mean = placeOn(option.round, axis) * WIDTH;
  const bars = shares(option.distribution, axis);
  const most = Math.max(...bars);
  const zero = placeOn(0, axis) * WIDTH;
  return html`<svg class="spread" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label=${t('advice-spread', said)}>
    <g class="spread__bars">${bars.map((share, at) => {
      const tall = share && Math.max(1, (share / most) * (HEIGHT - 3));
      return html`<rect key=${at} x=${at * wide + wide * 0.08} y=${HEIGHT - tall} width=${wide * 0.84} height=${tall} />`;
    })}</g>
    <path class="spread__zero" d=${`M${zero} 0V${HEIGHT}`} vector-effect="non-scaling-stroke" />
    <path class="spread__mean" d=${`M${mean} 0V${HEIGHT}`} vector-effect="non-scaling-stroke" />
  </svg>`;
}

/** The figures above the bars, and what the figures beside them are. @param {{ axis: Axis, head: string }} props */
export function AxisFigures({ axis, head }) {
  return html`<div class="axis" aria-hidden="true"><div>
    ${axis.ticks.map((points) => html`<span key=${points} style=${{ left: `${placeOn(points, axis) * 100}%` }}>${gain(points)}</span>`)}
  </div><b>${head}</b></div>`;
}
