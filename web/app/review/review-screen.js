// The review of a finished match: its key moments first; on wish any moment with all hands open, how the expected
// score went, and a match of one's own from any moment on (where nothing is locked).
import { effect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { recall, remember, address, isLocked, route } from '../shell/route.js';
import { speakerOf } from '../games/index.js';
import { html, Button, Sprite, Avatar } from '../ui/html.js';
import { list, t } from '../ui/i18n.js';
import { sitDown } from '../match/matches.js';
import { OpenSeats, OpenSide } from '../hints/open-seats.js';
import { stopProblem } from '../engine/problem-text.js';
import { Review } from './review.js';
import { find } from '../storage/saves.js';
import { movesLess, patience } from '../shell/settings.js';
import { whereOf } from '../ui/words.js';
import { Act, Bar, Heading, HomeOrUnlock, MessagePage, EngineBar } from '../shell/page.js';
import { KeyMoments } from './key-moments.js';
import { ReviewFindings } from './review-findings.js';
import { ActionLabel, choiceOf } from '../table/action-label.js';
import { ask } from '../ui/dialog.js';
import { engine } from '../engine/engine.js';
import { Segments } from '../ui/fields.js';
import { useListener } from '../ui/resize.js';

/** @param {{ id: string }} props */
export function ReviewScreen({ id }) {
  const saved = find(id);
  if (!saved) return html`<${Unreadable} why="match-missing" />`;
  if (!saved.doc) return html`<${Unreadable} why=${saved.game === null ? 'match-newer' : 'match-no-game'} />`;
  if (!saved.doc.page.glance.is_over) return html`<${Unreadable} why="review-not-over" match=${id} />`;
  return html`<${Reviewed} key=${saved.doc.digest} doc=${saved.doc} />`;
}

/** @param {{ why: string, match?: string }} props match: to be gone on with */
function Unreadable({ why, match }) {
  return html`<${MessagePage} title=${t(why)} text=${t(`${why}-help`)}>
      <${HomeOrUnlock} />
      ${match && html`<${Button} icon="i-play" class="btn--accent" href=${address({ screen: 'match', id: match, locked: isLocked(route.value) })}>${t('home-continue')}<//>`}
  <//>`;
}

/** @param {{ doc: MatchDoc }} props */
function Reviewed({ doc }) {
  const [review] = useState(() => new Review(doc, { engine, patience }));
  useEffect(() => {
    const place = `review/${doc.page.id}`;
    review.resume(recall(place));
    const stopKeeping = effect(() =>
      remember(place, { at: review.at.value, seat: review.seat.value, led: review.isLed.value }),
    );
    review.open();
    return () => {
      stopKeeping();
      review.close();
    };
  }, []);
  const table = useRef(/** @type {HTMLElement | null} */ (null));
  const { players } = doc.page;
  const people = players.filter(({ kind }) => kind === 'human').length;
  const speaker = speakerOf(doc.game, players);
  const shown = review.shown.value;
  const outline = review.outline.value;
  const problem = review.error.value;
  const now = shown && review.judged.value.get(shown.moment);
  const work = review.working.value;
  const locked = isLocked(route.value);
  const isLed = review.isLed.value;
  /** @param {Action | null} action instead of what was done at the moment shown; null: nothing yet */
  const fork = (action) => {
    if (!shown) return;
    const { moment: at, views } = shown;
    const onAccept = async () => {
      const forked = await review.fork(at, action);
      if (forked) sitDown(forked);
    };
    const looks = { class: 'dialog--fork', icon: 'i-fork' };
    ask(
      { label: t('fork-title'), accept: t('fork-play'), onAccept, ...looks },
      html`<${WhatIf} action=${action} view=${views[views[0].to_act ?? 0]} speaker=${speaker} />`,
    );
  };
  const instead = (/** @type {Action} */ action) => fork(shown && action === doc.log[shown.moment] ? null : action);
  // Whatever is asked for by a place in the match comes into sight.
  const goThere = (/** @type {number} */ moment) => {
    table.current?.scrollIntoView({ block: 'start', behavior: movesLess() ? 'auto' : 'smooth' });
    review.go(moment);
  };
  const again = html`<${Button} onClick=${() => review.open()}>${t('engine-retry')}<//>`;
  return html`<main class=${isLed ? 'review review--led' : 'review'}>
    <${Bar} back=${{ href: address({ screen: 'match', id: doc.page.id, locked }), 'aria-label': t('review-close') }}
      title=${html`<${Heading}>${t('review-title')} · ${t(`game-${doc.game}`)}<//>`} where=${shown ? whereOf(shown.views[0], speaker) : list(players.map(({ name }) => name))}>
      <${Act} icon=${isLed ? 'i-eye' : 'i-hint'} words=${t(isLed ? 'review-steps-all' : 'review-moments')} onClick=${() => (review.isLed.value = !isLed)} />
      ${!locked && !isLed && html`<${Act} icon="i-fork" words=${t('fork-ask')} disabled=${!shown || shown.views[0].is_over} onClick=${() => fork(null)} />`}
    <//>
    ${problem && html`<div class="review__failed" role="alert"><p>${stopProblem(problem)}</p>${again}</div>`}
    ${
      !shown || !outline
        ? html`<p class="review__laying" role="status">${!problem && t('review-laying')}</p>`
        : isLed
          ? html`
          ${people > 1 && html`<${Seats} review=${review} />`}
          <${KeyMoments} key=${review.seat.value} review=${review} onFork=${locked ? null : fork} />
        `
          : html`
          <div class="review__table" ref=${table} style=${{ '--seats': players.length }}>
            <${OpenSide} views=${shown.views} players=${players} />
            <${OpenSeats} views=${shown.views} players=${players} advice=${now ?? null} share=${work?.moment === shown.moment ? work.share : null}
              busy=${locked} done=${doc.log[shown.moment] ?? ''} act=${instead} />
          </div>
          <${ReviewSteps} review=${review} outline=${outline} />
          <${Seats} review=${review} />
          <${ReviewFindings} review=${review} outline=${outline} shown=${shown} go=${goThere} />
        `
    }
    ${!shown && html`<${EngineBar} note="engine-progress" />`}
  </main>`;
}

/** Whose decisions are judged. @param {{ review: Review }} props */
function Seats({ review }) {
  const { players } = review.doc.page;
  const word = (/** @type {Seat} */ seat) =>
    html`<span class="review__seat"><${Avatar} crest=${players[seat].crest} />${players[seat].name}</span>`;
  return html`<div class="review__who">
    <span aria-hidden="true">${t('review-whose')}</span>
    <${Segments} name="review-seat" aria-label=${t('review-whose')} choices=${[...players.keys()]} chosen=${review.seat.value} word=${word}
      choose=${review.choose.bind(review)} />
  </div>`;
}

// The way through a finished match: a slider, steps of one action, one decision, one trick, one round. The
// arrow keys step wherever the focus is, but for fields that have a use for them.

/** How the arrow keys step. @type {Record<string, 1 | -1>} */
const KEYS = { ArrowLeft: -1, ArrowRight: 1 };

/** The nearest of these moments before or after this one; none there: this one.
 *  @param {number[]} moments ascending @param {number} at @param {1 | -1} way */
function nearest(moments, at, way) {
  return (way > 0 ? moments.find((moment) => moment > at) : moments.findLast((moment) => moment < at)) ?? at;
}

/** @param {{ review: Review, outline: Outline }} props */
function ReviewSteps({ review, outline }) {
  const at = review.at.value;
  const { length } = review;
  useListener('keydown', (event) => {
    const way = KEYS[event.key];
    const { target } = event;
    const isElsewhere = target instanceof Element && target.closest('input, dialog, summary');
    if (!way || isElsewhere || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    review.go(review.at.peek() + way);
  });
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
    <${Button} icon="i-left" class="btn--felt btn--icon" aria-disabled=${back === at ? 'true' : 'false'} aria-label=${t(`review-back-${id}`)} onClick=${() => go(back)} />
    <span aria-hidden="true">${t(`review-step-${id}`)}</span>
    <${Button} class="btn--felt btn--icon" aria-disabled=${forth === at ? 'true' : 'false'} aria-label=${t(`review-forth-${id}`)} onClick=${() => go(forth)}><${Sprite} id="i-left" class="ico is-forth" /><//>
  </div>`;
}

/** @param {{ action: Action | null, view: View, speaker: Speaker }} props view: of the seat to act */
function WhatIf({ action, view, speaker }) {
  const name = speaker.name(view.to_act ?? 0);
  return html`<div class="fork__wish">
      ${action && html`<${ActionLabel} choice=${choiceOf(view, action)} view=${view} speaker=${speaker} />`}
      <p>${t(action ? 'fork-other' : 'fork-here', { name })}</p>
    </div>
    <p class="muted">${t('fork-promise')}</p>`;
}
