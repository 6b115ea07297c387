// The way into a review: one key moment after another, the costliest first. Each is shown as its seat saw it, and asks
// what one would do; only then it tells what was done, what would have been better, and why.
import { useEffect, useRef, useState } from 'preact/hooks';
import { layRanking } from '../hints/advice-panel.js';
import { OpenSeats, OpenSide } from '../hints/open-seats.js';
import { speakerOf } from '../games/index.js';
import { html, Button, Sprite } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { whereOf } from '../ui/words.js';
import { Progress, Verdict } from './review-findings.js';

/** @param {{ review: Review, onFork: ((action: Action | null) => void) | null }} props onFork: goes on from the moment shown */
export function KeyMoments({ review, onFork }) {
  const [moments, setMoments] = useState(/** @type {number[] | null} */ (null));
  const [at, setAt] = useState(0);
  const isJudged = review.outline.value !== null && review.known.value.length === review.decisions.value.length;
  // They stay those that were found first: what is looked at once more may still tell another order.
  useEffect(() => {
    if (isJudged && !moments) setMoments(review.costliest.value.map(({ moment }) => moment));
  }, [isJudged]);
  const moment = moments?.[at];
  useEffect(() => {
    if (moment !== undefined) review.go(moment);
  }, [moment]);
  const weighed = moment === undefined ? undefined : review.judged.value.get(moment);
  if (!moments || !weighed) {
    return html`<section class="panel moment__wait">
      <h2>${t(moments ? 'review-costliest-none' : 'review-moment-finding')}</h2>
      ${moments ? html`<div class="choice"><${AllSteps} review=${review} /></div>` : html`<${Progress} review=${review} />`}
    </section>`;
  }
  if (review.shown.value?.moment !== moment)
    return html`<p class="review__laying" role="status">${t('review-laying')}</p>`;
  return html`<${Moment} key=${moment} review=${review} weighed=${weighed} number=${at + 1} count=${moments.length}
    onNext=${at + 1 < moments.length ? () => setAt(at + 1) : null} onFork=${onFork} />`;
}

/** What there is besides. @param {{ review: Review }} props */
function AllSteps({ review }) {
  return html`<${Button} icon="i-eye" class="btn--accent" onClick=${() => (review.isLed.value = false)}>${t('review-steps-all')}<//>`;
}

/** @param {{ review: Review, weighed: Weighed, number: number, count: number, onNext: (() => void) | null,
 *    onFork: ((action: Action | null) => void) | null }} props */
function Moment({ review, weighed, number, count, onNext, onFork }) {
  const { players } = review.doc.page;
  const { seat, action, view, options } = weighed;
  const speaker = speakerOf(review.doc.game, players);
  const { views } = /** @type {NonNullable<typeof review.shown.value>} */ (review.shown.value);
  /** What somebody would do; "" for nothing in particular; null: not asked any more. */
  const [tried, setTried] = useState(/** @type {Action | '' | null} */ (null));
  const title = useRef(/** @type {HTMLElement | null} */ (null));
  const isTold = tried !== null;
  const { beside } = options.find((option) => option.action === tried) ?? { beside: 'none' };
  useEffect(() => title.current?.focus({ preventScroll: true }), [tried]);
  return html`<div class="moment">
    <div class="review__table">
      <${OpenSide} views=${views} players=${players} />
      <${OpenSeats} views=${views} players=${players} only=${seat} advice=${null} share=${null} busy=${false} done=${isTold ? action : ''} act=${setTried} />
    </div>
    <section class=${isTold ? 'panel moment__box is-told' : 'panel moment__box'} aria-live="polite">
      <header>
        <p class="muted">${t('review-moment', { number, count })} · ${whereOf(view, speaker)}</p>
        <h2 tabindex="-1" ref=${title}>${t(isTold ? `review-tried-${beside}` : 'review-moment-ask', { name: players[seat].name })}</h2>
      </header>
      ${isTold && html`<${Verdict} weighed=${weighed} speaker=${speaker} />`}
      <div class="choice">
        ${
          isTold
            ? html`<${Button} icon="i-hint" onClick=${() => layRanking(weighed, speaker)}>${t('review-all')}<//>
            ${onFork && html`<${Button} icon="i-fork" onClick=${() => onFork(tried && tried !== action ? tried : null)}>${t('fork-ask')}<//>`}
            ${onNext ? html`<${Button} class="btn--accent" onClick=${onNext}>${t('review-moment-next')}<${Sprite} id="i-play" /><//>` : html`<${AllSteps} review=${review} />`}`
            : html`<${Button} onClick=${() => setTried('')}>${t('review-moment-tell')}<//>`
        }
      </div>
    </section>
  </div>`;
}
