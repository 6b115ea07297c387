// The way through a finished match: a slider, steps of one action, one decision, one trick, one round. The
// arrow keys step wherever the focus is, but for fields that have a use for them.
import { useEffect } from 'preact/hooks';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { Sprite } from './sprite.js';

/** @import { Review } from '../review.js' */
/** @import { Outline } from '../types.js' */

/** How the arrow keys step. @type {Record<string, 1 | -1>} */
const KEYS = { ArrowLeft: -1, ArrowRight: 1 };

/** The nearest of these moments before or after this one; none there: this one.
 *  @param {number[]} moments ascending @param {number} at @param {1 | -1} way */
function nearest(moments, at, way) {
  return (way > 0 ? moments.find((moment) => moment > at) : moments.findLast((moment) => moment < at)) ?? at;
}

/** @param {{ review: Review, outline: Outline }} props */
export function ReviewSteps({ review, outline }) {
  const at = review.at.value;
  const { length } = review;
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const pressed = (event) => {
      const way = KEYS[event.key];
      const { target } = event;
      const isElsewhere = target instanceof Element && target.closest('input, dialog, summary');
      if (!way || isElsewhere || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      review.go(review.at.peek() + way);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
  const kinds = [
    ...(outline.rounds.length > 1 ? [{ id: 'round', moments: outline.rounds }] : []),
    ...(outline.tricks.length ? [{ id: 'trick', moments: [0, ...outline.tricks] }] : []),
    { id: 'decision', moments: review.decisions.value },
  ];
  return html`<nav class="review__steps" aria-label=${t('review-steps')}>
    <input type="range" min="0" max=${length} step="1" value=${at} aria-label=${t('review-slider')} aria-valuetext=${t('review-at', { at, length })}
      onInput=${(/** @type {Event & { currentTarget: HTMLInputElement }} */ { currentTarget }) => review.go(Number(currentTarget.value))} />
    <output class="num">${t('review-at', { at: review.shown.value?.moment ?? at, length })}</output>
    <div class="review__buttons">
      ${kinds.map(({ id, moments }) => html`<${Pair} key=${id} id=${id} at=${at} back=${nearest(moments, at, -1)} forth=${nearest(moments, at, 1)} go=${review.go.bind(review)} />`)}
      <${Pair} id="action" at=${at} back=${Math.max(0, at - 1)} forth=${Math.min(length, at + 1)} go=${review.go.bind(review)} />
    </div>
  </nav>`;
}

/** @param {{ id: string, at: number, back: number, forth: number, go: (moment: number) => void }} props */
function Pair({ id, at, back, forth, go }) {
  return html`<div class=${`pair pair--${id}`} role="group" aria-label=${t(`review-step-${id}`)}>
    <button type="button" class="btn btn--felt btn--icon" aria-disabled=${back === at ? 'true' : 'false'} aria-label=${t(`review-back-${id}`)} onClick=${() => go(back)}><${Sprite} id="i-left" /></button>
    <span aria-hidden="true">${t(`review-step-${id}`)}</span>
    <button type="button" class="btn btn--felt btn--icon" aria-disabled=${forth === at ? 'true' : 'false'} aria-label=${t(`review-forth-${id}`)} onClick=${() => go(forth)}><${Sprite} id="i-left" class="ico is-forth" /></button>
  </div>`;
}
