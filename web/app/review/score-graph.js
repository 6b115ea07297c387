// The total that a seat could expect, over a match: a line through its decisions and the real totals after
// each round. The same as a table for whoever wants figures.
import { html } from '../ui/html.js';
import { t, gain, points } from '../ui/i18n.js';
import { useSize } from '../ui/resize.js';
import { ticks } from '../hints/advice-panel.js';

/**
 * @typedef {object} Point
 * @property {number} moment
 * @property {number} total expected, or the real one
 * @property {boolean} isReal
 */

const WIDTH = 600;
const HEIGHT = 200;
/** Points; a flat match has an axis all the same. */
const LEAST_TALL = 6;
/** Numbers stand so far from each other, as a part of the graph's height: they are as large as the letters, and
 *  so is it. */
const APART = 2.1 / 11;

/** @param {Weighed[]} known @param {Outline} outline @param {Seat} seat @returns {Point[]} */
function pointsOf(known, outline, seat) {
  const expected = known.map(({ moment, action, options }) => {
    const chosen = options.find((option) => option.action === action);
    return { moment: moment + 1, total: chosen?.match ?? 0, isReal: false };
  });
  const real = outline.scored.map(([moment, totals]) => ({ moment, total: totals[seat], isReal: true }));
  // Where an action ended a round, its real total is the later word.
  return [...expected.filter(({ moment }) => !real.some((point) => point.moment === moment)), ...real].sort(
    (a, b) => a.moment - b.moment,
  );
}

/**
 * @param {{ known: Weighed[], costliest: Weighed[], outline: Outline, seat: Seat, length: number, at: number,
 *   go: (moment: number) => void, nameOf: (weighed: Weighed) => string }} props nameOf: where in the match that was
 */
export function ScoreGraph({ known, costliest, outline, seat, length, at, go, nameOf }) {
  const [field, { width, height }] = useSize();
  const line = pointsOf(known, outline, seat);
  const totals = line.map(({ total }) => total);
  const [low, high] = [Math.min(0, ...totals), Math.max(0, ...totals)];
  const tall = Math.max(high - low, LEAST_TALL);
  const [bottom, top] = [low - 0.06 * tall, low + 1.06 * tall];
  /** @param {number} moment */
  const across = (moment) => moment / length;
  /** @param {number} total */
  const down = (total) => (top - total) / (top - bottom);
  /** @param {Point[]} list */
  const path = (list) =>
    list
      .map(({ moment, total }, place) => `${place ? 'L' : 'M'}${across(moment) * WIDTH} ${down(total) * HEIGHT}`)
      .join('');
  /** @param {MouseEvent & { currentTarget: HTMLElement }} event */
  const tapped = ({ clientX, currentTarget }) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const wanted = ((clientX - left) / width) * length;
    const nearest = known.reduce(
      (best, { moment }) => (Math.abs(moment - wanted) < Math.abs(best - wanted) ? moment : best),
      Infinity,
    );
    if (Number.isFinite(nearest)) go(nearest);
  };
  const real = line.filter(({ isReal }) => isReal);
  const costs = costliest.flatMap((weighed) => {
    const point = line.find(({ moment }) => moment === weighed.moment + 1);
    return point ? [{ weighed, left: across(point.moment), top: down(point.total) }] : [];
  });
  const tops = apart(costs, height ? width / height : 1);
  return html`<div class="graph">
    <div class="graph__ticks" aria-hidden="true">
      ${ticks(low, low + tall).map((total) => html`<span key=${total} style=${{ top: `${down(total) * 100}%` }}>${gain(total)}</span>`)}
    </div>
    <div class="graph__field" ref=${field} onClick=${tapped}>
      <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label=${said(line)}>
        ${outline.rounds.slice(1).map((moment) => html`<path key=${moment} class="graph__round" d=${`M${across(moment) * WIDTH} 0V${HEIGHT}`} vector-effect="non-scaling-stroke" />`)}
        <path class="graph__zero" d=${`M0 ${down(0) * HEIGHT}H${WIDTH}`} vector-effect="non-scaling-stroke" />
        <path class="graph__now" d=${`M${across(at) * WIDTH} 0V${HEIGHT}`} vector-effect="non-scaling-stroke" />
        <path class="graph__line" d=${path(line)} vector-effect="non-scaling-stroke" />
        ${costs.map(({ weighed, left, top }, place) => html`<path key=${weighed.moment} class="graph__stem" d=${`M${left * WIDTH} ${top * HEIGHT}V${tops[place] * HEIGHT}`} vector-effect="non-scaling-stroke" />`)}
      </svg>
      ${real.map(({ moment, total }) => html`<i key=${moment} class="graph__real" style=${placed(across(moment), down(total))}></i>`)}
      ${costs.map(
        (
          { weighed, left },
          place,
        ) => html`<button key=${weighed.moment} type="button" class="graph__cost" style=${placed(left, tops[place])}
          aria-label=${t('review-cost-at', { place: place + 1, where: nameOf(weighed) })}
          onClick=${(/** @type {Event} */ event) => {
            event.stopPropagation();
            go(weighed.moment);
          }}><b>${place + 1}</b></button>`,
      )}
    </div>
    ${
      outline.rounds.length > 1 &&
      html`<div class="graph__rounds" aria-hidden="true">
      ${outline.rounds.map((moment, round) => html`<span key=${moment} style=${{ left: `${across(moment) * 100}%` }}>${round + 1}</span>`)}
    </div>`
    }
  </div>`;
}

/** How far down the number of each decision stands: on its point, or above or below where it would lie on one
 *  before it. @param {{ left: number, top: number }[]} costs @param {number} wide the field, by its height */
function apart(costs, wide) {
  /** @type {number[]} */
  const tops = [];
  for (const { left, top } of costs) {
    /** @param {number} at */
    const isFree = (at) =>
      tops.every((other, place) => Math.abs(other - at) >= APART || Math.abs(costs[place].left - left) * wide >= APART);
    const ways = Array.from({ length: 40 }, (_, step) => top + (step % 2 ? 1 : -1) * Math.ceil(step / 2) * (APART / 8));
    tops.push(ways.find((at) => at >= 0 && at <= 1 && isFree(at)) ?? top);
  }
  return tops;
}

/** @param {Point[]} line */
function said(line) {
  const last = line.findLast(({ isReal }) => !isReal);
  const end = line.findLast(({ isReal }) => isReal);
  return t('review-graph', {
    first: figure(line.find(({ isReal }) => !isReal) ?? end),
    last: figure(last ?? end),
    end: figure(end),
  });
}

/** @param {Point | undefined} point */
function figure(point) {
  return points(Math.round(point?.total ?? 0));
}

/** @param {number} left 0 to 1 @param {number} top 0 to 1 */
function placed(left, top) {
  return { left: `${left * 100}%`, top: `${top * 100}%` };
}
