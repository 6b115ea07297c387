// What a review has found: the decision on the screen and what would have been better, the expected score over the
// match, and all of it as a table.
import { useState } from 'preact/hooks';
import { speakerOf } from '../games/index.js';
import { html, Button, Sprite } from '../ui/html.js';
import { list, sentences, t, single } from '../ui/i18n.js';
import { figure, layRanking } from '../hints/advice-panel.js';
import { Avatar } from '../ui/avatar.js';
import { choiceOf, ActionLabel, actionName } from '../table/action-label.js';
import { told } from '../match/slip.js';
import { ScoreGraph } from './score-graph.js';
import { whereOf } from '../ui/words.js';

/** @param {{ review: Review, outline: Outline, shown: { moment: number, views: View[] }, go: (moment: number) => void }} props */
export function ReviewFindings({ review, outline, shown, go }) {
  const speaker = speakerOf(review.doc.game, review.doc.page.players);
  const known = review.known.value;
  const costliest = review.costliest.value;
  /** @param {Weighed} weighed */
  const nameOf = ({ view }) => whereOf(view, speaker);
  return html`<div class="review__findings">
    <${Decision} review=${review} outline=${outline} shown=${shown} speaker=${speaker} />
    <section class="panel review__graph">
      <h2>${t('review-graph-title', { name: review.doc.page.players[review.seat.value].name })}</h2>
      <${Progress} review=${review} />
      <${ScoreGraph} known=${known} costliest=${costliest} outline=${outline} seat=${review.seat.value} length=${review.length} at=${shown.moment} go=${go} nameOf=${nameOf} />
      <p class="muted">${sentences([t('review-graph-help', { single: single(shown.views[0]) }), t('review-how', { seats: shown.views.length })])}</p>
      <${Table} known=${known} speaker=${speaker} go=${go} nameOf=${nameOf} />
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
    return html`<section class="panel review__decision" aria-live="polite"><h2>${t('final-wins', {
      names: list(views[0].winners.map((winner) => players[winner].name)),
      count: views[0].winners.length,
    })}</h2></section>`;
  }
  const weighed = review.judged.value.get(moment);
  return html`<section class="panel review__decision" aria-live="polite">
    <h2><${Avatar} crest=${players[seat].crest} /><span>${t('review-did', { name: players[seat].name })}<small>${whereOf(views[seat], speaker)}</small></span></h2>
    ${
      weighed
        ? html`<${Verdict} weighed=${weighed} speaker=${speaker} />
          <${Button} icon="i-hint" onClick=${() => layRanking(weighed, speaker)}>${t('review-all')}<//>`
        : html`<div class="verdict"><${ActionLabel} choice=${choiceOf(views[seat], review.doc.log[moment])} view=${views[seat]} speaker=${speaker} />
          <p>${t(outline.choices[moment] === 1 ? 'review-forced' : seat === review.seat.value ? 'review-unjudged' : 'review-other')}</p></div>
          ${
            outline.choices[moment] > 1 &&
            seat !== review.seat.value &&
            html`<${Button} onClick=${() => review.choose(seat)}>${t('review-choose', { name: players[seat].name })}<//>`
          }`
    }
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

/** @param {{ known: Weighed[], speaker: Speaker, go: (moment: number) => void, nameOf: (weighed: Weighed) => string }} props */
function Table({ known, speaker, go, nameOf }) {
  const [isOpen, setOpen] = useState(false);
  return html`<details class="review__list" open=${isOpen} onToggle=${(/** @type {Event & { currentTarget: HTMLDetailsElement }} */ { currentTarget }) => setOpen(currentTarget.open)}>
    <summary><${Sprite} id="i-down" />${t('review-table')}</summary>
    ${
      isOpen &&
      html`<div class="review__scroll" tabindex="0" role="region" aria-label=${t('review-table')}><table>
      <thead><tr><th scope="col">${t('review-table-where')}</th><th scope="col">${t('review-table-done')}</th><th scope="col">${t('review-table-total')}</th><th scope="col">${t('review-table-best')}</th><th scope="col">${t('review-table-cost')}</th></tr></thead>
      <tbody>${known.map((weighed) => {
        const { moment, action, options, cost, clear, view } = weighed;
        const chosen = options.find((option) => option.action === action);
        return html`<tr key=${moment} class=${clear ? 'is-clear' : ''}>
          <th scope="row"><button type="button" onClick=${() => go(moment)}>${nameOf(weighed)}</button></th>
          <td>${actionName(choiceOf(view, action), view, speaker)}</td>
          <td class="num">${figure(chosen?.match ?? 0)}</td>
          <td>${clear ? actionName(choiceOf(view, options[0].action), view, speaker) : ''}</td>
          <td class="num">${clear ? figure(-cost) : ''}</td>
        </tr>`;
      })}</tbody>
    </table></div>`
    }
  </details>`;
}
