// What a review has found: the decision on the screen and what would have been better, the expected score over the
// match, and all of it as a table.
import { useState } from 'preact/hooks';
import { speakerOf } from '../games/index.js';
import { html, Button, Sprite, Avatar } from '../ui/html.js';
import { list, sentences, t, single, gain, points } from '../ui/i18n.js';
import { figure, layRanking, ticks } from '../hints/advice-panel.js';
import { choiceOf, ActionLabel, actionName } from '../table/action-label.js';
import { told } from '../match/slip.js';
import { whereOf } from '../ui/words.js';
import { useSize } from '../ui/resize.js';

/** @param {{ review: Review, outline: Outline, shown: { moment: number, views: View[] }, go: (moment: number) => void }} props */
export function ReviewFindings({ review, outline, shown, go }) {
  const speaker = speakerOf(review.doc.game, review.doc.page.players);
  return html`<div class="review__findings">
    <${Decision} review=${review} outline=${outline} shown=${shown} speaker=${speaker} />
    <section class="panel review__graph">
      <h2>${t('review-graph-title', { name: review.doc.page.players[review.seat.value].name })}</h2>
      <${Progress} review=${review} />
      <${ScoreGraph} review=${review} outline=${outline} at=${shown.moment} go=${go} speaker=${speaker} />
      <p class="muted">${sentences([t('review-graph-help', { single: single(shown.views[0]) }), t('review-how', { seats: shown.views.length })])}</p>
      <${Table} known=${review.known.value} speaker=${speaker} go=${go} />
    </section>
  </div>`;
}

/** How far the judging is, and a way to stop it. @param {{ review: Review }} props */
export function Progress({ review }) {
  const all = review.decisions.value.length;
  const done = review.known.value.length;
  const work = review.working.value;
  const seconds = Math.round(review.took.value);
  const left = review.left.value;
  if (!work) {
    return html`<p class="review__progress muted" role="status">
      <span>${done < all ? t('review-stopped', { done, all }) : t('review-finished', { all, seconds })}</span>
      ${done < all && html`<${Button} icon="i-play" onClick=${() => review.judge()}>${t('review-go-on')}<//>`}
    </p>`;
  }
  return html`<div class="review__progress">
    <p><span role="status">${done < all ? t('review-judging', { all }) : t('review-judging-again')}</span>
      ${done < all && left !== null && html` <span class="muted">${t('review-left', { seconds: Math.ceil(left / 5) * 5 })}</span>`}</p>
    <progress max=${all} value=${Math.min(all, done + work.share)} aria-label=${t('review-judging', { all })}></progress>
    <span class="num" aria-hidden="true">${done} / ${all}</span>
    <${Button} icon="i-x" onClick=${() => review.stop()}>${t('review-stop')}<//>
  </div>`;
}

/** Who decided what on the screen, and what that was worth.
 *  @param {{ review: Review, outline: Outline, shown: { moment: number, views: View[] }, speaker: Speaker }} props */
function Decision({ review, outline, shown: { moment, views }, speaker }) {
  const { players } = review.doc.page;
  const seat = views[0].to_act;
  if (seat === null) {
    const { winners } = views[0];
    const names = list(winners.map((winner) => players[winner].name));
    return html`<section class="panel review__decision" aria-live="polite"><h2>${t('final-wins', { names, count: winners.length })}</h2></section>`;
  }
  const weighed = review.judged.value.get(moment);
  const { name, crest } = players[seat];
  const done = html`<${ActionLabel} choice=${choiceOf(views[seat], review.doc.log[moment])} view=${views[seat]} speaker=${speaker} />`;
  const isOther = seat !== review.seat.value;
  const why = outline.choices[moment] === 1 ? 'review-forced' : isOther ? 'review-other' : 'review-unjudged';
  return html`<section class="panel review__decision" aria-live="polite">
    <h2><${Avatar} crest=${crest} /><span>${t('review-did', { name })}<small>${whereOf(views[seat], speaker)}</small></span></h2>
    ${weighed ? html`<${Verdict} weighed=${weighed} speaker=${speaker} />` : html`<div class="verdict">${done}<p>${t(why)}</p></div>`}
    ${weighed && html`<${Button} icon="i-hint" onClick=${() => layRanking(weighed, speaker)}>${t('review-all')}<//>`}
    ${!weighed && why === 'review-other' && html`<${Button} onClick=${() => review.choose(seat)}>${t('review-choose', { name })}<//>`}
  </section>`;
}

/** What was done, what would have been better, and why. @param {{ weighed: Weighed, speaker: Speaker }} props */
export function Verdict({ weighed: { action, view, options, cost, clear, tip }, speaker }) {
  const [best] = options;
  if (action === best.action || !clear) {
    return html`<div class="verdict"><${ActionLabel} choice=${choiceOf(view, action)} view=${view} speaker=${speaker} />
      <p>${t(action === best.action ? 'review-was-best' : 'review-was-level')}</p></div>`;
  }
  return html`<div class="verdict">
    <span class="verdict__one"><small>${t('review-table-done')}</small><${ActionLabel} choice=${choiceOf(view, action)} view=${view} speaker=${speaker} /></span>
    <${Sprite} id="i-left" class="ico is-forth" />
    <span class="verdict__one"><small>${t('review-table-best')}</small><${ActionLabel} choice=${choiceOf(view, best.action)} view=${view} speaker=${speaker} /></span>
    <b class="worth is-bad" role="img" aria-label=${t('review-cost', { points: figure(-cost), seats: view.seats })}>${figure(-cost)}</b>
    <p class="verdict__why">${told(tip, view, speaker)}</p>
  </div>`;
}

const HEADS = ['where', 'done', 'total', 'best', 'cost'];

/** @param {{ known: Weighed[], speaker: Speaker, go: (moment: number) => void }} props */
function Table({ known, speaker, go }) {
  const [isOpen, setOpen] = useState(false);
  const row = (/** @type {Weighed} */ weighed) => {
    const { moment, action, options, cost, clear, total, view } = weighed;
    return html`<tr key=${moment} class=${clear ? 'is-clear' : ''}>
      <th scope="row"><button type="button" onClick=${() => go(moment)}>${whereOf(view, speaker)}</button></th>
      <td>${actionName(choiceOf(view, action), view, speaker)}</td>
      <td class="num">${figure(total)}</td>
      <td>${clear ? actionName(choiceOf(view, options[0].action), view, speaker) : ''}</td>
      <td class="num">${clear ? figure(-cost) : ''}</td>
    </tr>`;
  };
  return html`<details class="review__list" open=${isOpen} onToggle=${(/** @type {Event & { currentTarget: HTMLDetailsElement }} */ { currentTarget }) => setOpen(currentTarget.open)}>
    <summary><${Sprite} id="i-down" />${t('review-table')}</summary>
    ${
      isOpen &&
      html`<div class="review__scroll" tabindex="0" role="region" aria-label=${t('review-table')}><table>
      <thead><tr>${HEADS.map((head) => html`<th key=${head} scope="col">${t(`review-table-${head}`)}</th>`)}</tr></thead>
      <tbody>${known.map(row)}</tbody>
    </table></div>`
    }
  </details>`;
}

// The total that a seat could expect, over a match: a line through its decisions and the real totals after
// each round. The same as a table for whoever wants figures.

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
  const expected = known.map(({ moment, total }) => ({ moment: moment + 1, total, isReal: false }));
  const real = outline.scored.map(([moment, totals]) => ({ moment, total: totals[seat], isReal: true }));
  // Where an action ended a round, its real total is the later word.
  return [...expected.filter(({ moment }) => !real.some((point) => point.moment === moment)), ...real].sort(
    (a, b) => a.moment - b.moment,
  );
}

/** @param {{ review: Review, outline: Outline, at: number, go: (moment: number) => void, speaker: Speaker }} props */
function ScoreGraph({ review, outline, at, go, speaker }) {
  const [field, { width, height }] = useSize();
  const { length } = review;
  const known = review.known.value;
  const line = pointsOf(known, outline, review.seat.value);
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
  const costs = review.costliest.value.flatMap((weighed) => {
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
          aria-label=${t('review-cost-at', { place: place + 1, where: whereOf(weighed.view, speaker) })}
          onClick=${(/** @type {Event} */ event) => {
            event.stopPropagation();
            go(weighed.moment);
          }}><b>${place + 1}</b></button>`,
      )}
    </div>
    ${
      outline.rounds.length > 1 &&
      html`<div class="graph__rounds" aria-hidden="true">
      ${outline.rounds.map((moment, round) => html`<span key=${moment} style=${{ left: `${across(moment) * 100}%` }}>${t('review-graph-round', { round: round + 1 })}</span>`)}
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
  const real = line.findLast(({ isReal }) => isReal);
  const expected = line.filter(({ isReal }) => !isReal);
  const told = [expected[0] ?? real, expected.at(-1) ?? real, real];
  const [first, last, end] = told.map((point) => points(Math.round(point?.total ?? 0)));
  return t('review-graph', { first, last, end });
}

/** @param {number} left 0 to 1 @param {number} top 0 to 1 */
function placed(left, top) {
  return { left: `${left * 100}%`, top: `${top * 100}%` };
}
