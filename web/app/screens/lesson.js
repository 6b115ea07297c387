// A lesson: the table with a strip of words above it. The strip has a room of its own, so it never
// covers a card.
import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { EngineError } from '../engine.js';
import { recall, remember } from '../entry.js';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { infoOf } from '../known-games.js';
import { Lesson } from '../lesson.js';
import { placesOf } from '../lesson-places.js';
import { fetchLesson, LESSONS, OWN, own, taught, tick } from '../lesson-shelf.js';
import { deal, engine, sitDown } from '../matches.js';
import { Speech } from '../parts/speech.js';
import { Sprite } from '../parts/sprite.js';
import { lessonProblem } from '../problem-text.js';
import { address, go } from '../route.js';
import { useArrival } from './arrival.js';
import { EngineBar, EngineTrouble } from './engine-bar.js';
import { playersOf, remembered } from './match-form.js';
import { Table } from './table.js';

/** @param {{ id: string }} props */
export function LessonScreen({ id }) {
  const [problem, setProblem] = useState(/** @type {EngineError | null} */ (null));
  const isKnown = id === OWN ? own.value !== null : LESSONS.includes(id);
  useEffect(() => {
    if (!isKnown) return undefined;
    let isHere = true;
    const place = `lesson/${id}`;
    let stopKeeping = () => {};
    const leave = () => go({ screen: 'lesson', id: '' });
    (id === OWN ? Promise.resolve(own.value) : fetchLesson(id, engine)).then(
      (doc) => {
        if (!isHere || !doc) return;
        const lesson = new Lesson(id, doc, engine, { onLeave: leave, onDone: tick });
        taught.value = lesson;
        lesson.open(recall(place));
        stopKeeping = effect(() => remember(place, lesson.index.value));
      },
      (refusal) => {
        if (!(refusal instanceof EngineError)) throw refusal;
        if (isHere) setProblem(refusal);
      },
    );
    return () => {
      isHere = false;
      stopKeeping();
      taught.value?.close();
      taught.value = null;
    };
  }, [id, isKnown]);
  if (!isKnown) return html`<${Absent} title=${t(id === OWN ? 'lesson-own-gone' : 'lesson-none')} />`;
  if (problem) return html`<${Absent} title=${t('lesson-refused')} text=${lessonProblem(problem)} />`;
  const lesson = taught.value;
  if (!lesson) return html`<${Laying} />`;
  if (lesson.session.error.value) return html`<${Stopped} lesson=${lesson} />`;
  return html`<${Room} lesson=${lesson} />`;
}

/** Deals as it was last set up, or as it comes; back leads to the form. @param {string} game */
async function playFirstMatch(game) {
  const info = infoOf(game);
  const setup = address({ screen: 'setup', game });
  if (!info) return location.assign(setup);
  const form = remembered(info);
  try {
    sitDown(await deal({ game, options: form.options, seed: '', players: playersOf(form) }));
  } catch (problem) {
    if (!(problem instanceof EngineError)) throw problem;
    location.assign(setup);
  }
}

/** Room for the frame around what is pointed at. */
const EDGE = 8;

/** @param {{ lesson: Lesson }} props */
function Room({ lesson }) {
  const room = useRef(/** @type {HTMLElement | null} */ (null));
  const view = lesson.session.view.value;
  const points = lesson.point.value;
  useLayoutEffect(() => {
    const table = room.current;
    if (!table || !points.length) return undefined;
    let pointed = /** @type {Element[]} */ ([]);
    const point = () => {
      const found = placesOf(table, points, lesson.seat);
      if (found.length === pointed.length && found.every((element, at) => element === pointed[at])) return;
      for (const element of pointed) element.removeAttribute('data-pointed');
      for (const element of found) element.setAttribute('data-pointed', '');
      pointed = found;
      if (found.length) bringIntoSight(table, found[0]);
    };
    point();
    // Parts of the table measure themselves and draw again; what is pointed at may be new then.
    const observer = new MutationObserver(point);
    observer.observe(table, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      for (const element of pointed) element.removeAttribute('data-pointed');
    };
  }, [points]);
  return html`<div class="lesson">
    <${Speech} lesson=${lesson} onPlay=${() => playFirstMatch(lesson.doc.script.game)} />
    <div class="lesson__table" ref=${room}>
      ${view ? html`<${Table} session=${lesson.session} />` : html`<div class="tp"></div>`}
    </div>
    ${engine.failure.value && html`<div class="over-table"><${EngineTrouble} engine=${engine} /></div>`}
  </div>`;
}

/** On a small phone on its side the table is scrolled below the words. Only the lesson may scroll:
 *  a browser would move what is cut at the edges of the table as well.
 *  @param {Element} table @param {Element} pointed */
function bringIntoSight(table, pointed) {
  const lesson = /** @type {HTMLElement} */ (table.parentElement);
  const words = /** @type {HTMLElement} */ (lesson.firstElementChild).offsetHeight;
  const { top, bottom } = pointed.getBoundingClientRect();
  if (bottom > lesson.clientHeight) lesson.scrollTop += bottom - lesson.clientHeight + EDGE;
  else if (lesson.scrollTop && top < words) lesson.scrollTop -= words - top + EDGE;
}

/** The engine is not there yet. */
function Laying() {
  const heading = useArrival();
  return html`<div class="page page--felt">
    <main class="wrap message">
      <${Sprite} id="mark" class="mark" />
      <h1 tabindex="-1" ref=${heading}>${t('lesson-opening')}</h1>
      <p>${t('match-laying-help')}</p>
      <a class="btn btn--felt" href=${address({ screen: 'lesson', id: '' })}>${t('lesson-all')}</a>
    </main>
    <${EngineBar} engine=${engine} note="engine-progress" />
  </div>`;
}

/** @param {{ title: string, text?: string }} props */
function Absent({ title, text = '' }) {
  const heading = useArrival();
  return html`<div class="page">
    <main class="wrap message">
      <${Sprite} id="mark" class="mark" />
      <h1 tabindex="-1" ref=${heading}>${title}</h1>
      ${text && html`<p class="muted">${text}</p>`}
      <div class="choice"><a class="btn btn--accent" href=${address({ screen: 'lesson', id: '' })}>${t('lesson-all')}</a></div>
    </main>
  </div>`;
}

/** @param {{ lesson: Lesson }} props */
function Stopped({ lesson }) {
  const heading = useArrival();
  return html`<div class="page">
    <main class="wrap message">
      <${Sprite} id="i-warn" class="mark" />
      <div class="message__words" role="alert">
        <h1 tabindex="-1" ref=${heading}>${t('lesson-stopped')}</h1>
        <p>${t('match-stopped-help')}</p>
      </div>
      <div class="choice">
        <a class="btn" href=${address({ screen: 'lesson', id: '' })}>${t('lesson-all')}</a>
        <button type="button" class="btn btn--accent" onClick=${() => lesson.retry()}>${t('engine-retry')}</button>
      </div>
    </main>
  </div>`;
}
