// The review of a finished match: any moment with all hands open, how the expected score went, which
// decisions cost most, and a match of one's own from any moment on (where nothing is locked).
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { recall, remember } from '../entry.js';
import { speakerOf } from '../games/index.js';
import { html } from '../html.js';
import { list, t } from '../i18n.js';
import { engine, sitDown } from '../matches.js';
import { Crest } from '../parts/crest.js';
import { OpenSeats, OpenSide } from '../parts/open-seats.js';
import { ReviewSteps } from '../parts/review-steps.js';
import { Sprite } from '../parts/sprite.js';
import { WhatIf } from '../parts/what-if.js';
import { saveProblem } from '../problem-text.js';
import { Review } from '../review.js';
import { address, isLocked, route } from '../route.js';
import { find } from '../saves.js';
import { patience } from '../settings.js';
import { whereOf } from '../words.js';
import { useArrival } from './arrival.js';
import { EngineBar } from './engine-bar.js';
import { ReviewFindings } from './review-findings.js';
import { HomeOrUnlock } from './unlock.js';

/** @import { Action, MatchDoc } from '../types.js' */

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
  const heading = useArrival();
  return html`<div class="page"><main class="wrap message">
    <${Sprite} id="mark" class="mark" />
    <h1 tabindex="-1" ref=${heading}>${t(why)}</h1>
    <p class="muted">${t(`${why}-help`)}</p>
    <div class="choice">
      <${HomeOrUnlock} />
      ${match && html`<a class="btn btn--accent" href=${address({ screen: 'match', id: match, locked: isLocked(route.value) })}><${Sprite} id="i-play" />${t('home-continue')}</a>`}
    </div>
  </main></div>`;
}

/** @param {{ doc: MatchDoc }} props */
function Reviewed({ doc }) {
  const heading = useArrival();
  const [review] = useState(() => new Review(doc, { engine, patience }));
  const [wish, setWish] = useState(/** @type {{ at: number, action: Action | null } | null} */ (null));
  useEffect(() => {
    const seen = () => (document.visibilityState === 'hidden' ? review.hide() : review.show());
    document.addEventListener('visibilitychange', seen);
    const place = `review/${doc.page.id}`;
    review.resume(recall(place));
    const stopKeeping = effect(() => remember(place, { at: review.at.value, seat: review.seat.value }));
    review.open();
    return () => {
      stopKeeping();
      document.removeEventListener('visibilitychange', seen);
      review.close();
    };
  }, []);
  const { players } = doc.page;
  const speaker = speakerOf(doc.game, players);
  const shown = review.shown.value;
  const outline = review.outline.value;
  const problem = review.error.value;
  const now = shown && review.judged.value.get(shown.moment);
  const work = review.working.value;
  const locked = isLocked(route.value);
  /** @param {Action} action */
  const ask = (action) =>
    shown && setWish({ at: shown.moment, action: action === doc.log[shown.moment] ? null : action });
  const play = async () => {
    if (!wish) return;
    setWish(null);
    const forked = await review.fork(wish.at, wish.action);
    if (forked) sitDown(forked);
  };
  return html`<main class="review">
    <header class="bar">
      <a class="btn btn--plain btn--icon" href=${address({ screen: 'match', id: doc.page.id, locked })} aria-label=${t('review-close')}><${Sprite} id="i-back" /></a>
      <div class="bar__title">
        <h1 tabindex="-1" ref=${heading}>${t('review-title')} · ${t(`game-${doc.game}`)}</h1>
        <p>${shown ? whereOf(shown.views[0], speaker) : list(players.map(({ name }) => name))}</p>
      </div>
      ${
        !locked &&
        html`<button type="button" class="btn btn--felt" disabled=${!shown || shown.views[0].is_over} aria-label=${t('fork-ask')}
        onClick=${() => shown && setWish({ at: shown.moment, action: null })}><${Sprite} id="i-fork" /><span class="lbl">${t('fork-ask')}</span></button>`
      }
    </header>
    ${
      problem &&
      html`<div class="review__failed" role="alert">
      <p>${problem.kind === 'save' ? saveProblem(problem) : t('match-stopped-help')}</p>
      <button type="button" class="btn" onClick=${() => review.open()}>${t('engine-retry')}</button>
    </div>`
    }
    ${
      !shown || !outline
        ? html`<p class="review__laying" role="status">${!problem && t('review-laying')}</p>`
        : html`
          <div class="review__table" style=${{ '--seats': players.length }}>
            <${OpenSide} views=${shown.views} players=${players} />
            <${OpenSeats} views=${shown.views} players=${players} advice=${now ?? null} share=${work?.moment === shown.moment ? work.share : null}
              busy=${locked} done=${doc.log[shown.moment] ?? ''} act=${ask} />
          </div>
          <${ReviewSteps} review=${review} outline=${outline} />
          <${Seats} review=${review} />
          <${ReviewFindings} review=${review} outline=${outline} shown=${shown} />
        `
    }
    ${!shown && html`<${EngineBar} engine=${engine} note="engine-progress" />`}
    ${wish && shown && html`<${WhatIf} wish=${wish} view=${shown.views[shown.views[0].to_act ?? 0]} speaker=${speaker} onPlay=${play} onClose=${() => setWish(null)} />`}
  </main>`;
}

/** Whose decisions are judged. @param {{ review: Review }} props */
function Seats({ review }) {
  const { players } = review.doc.page;
  return html`<div class="review__who" role="radiogroup" aria-label=${t('review-whose')}>
    <span aria-hidden="true">${t('review-whose')}</span>
    <div class="seg">${players.map(
      ({ name, crest }, seat) => html`<label key=${seat}>
        <input type="radio" name="review-seat" checked=${seat === review.seat.value} onChange=${() => review.choose(seat)} />
        <span class="review__seat"><${Crest} crest=${crest} />${name}</span>
      </label>`,
    )}</div>
  </div>`;
}
