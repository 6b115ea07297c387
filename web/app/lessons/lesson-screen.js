// A lesson: the table with a strip of words above it. The strip has a room of its own, so it never
// covers a card.
import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { EngineError, engine } from '../engine/engine.js';
import { recall, remember, address, go } from '../shell/route.js';
import { html, Button, Sprite } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { infoOf } from '../engine/known-games.js';
import { Lesson } from './lesson.js';
import { fetchLesson, LESSONS, OWN, own, taught, tick } from './lesson-shelf.js';
import { deal, sitDown } from '../match/matches.js';
import { lessonProblem, stopProblem, useAnswer } from '../engine/problem-text.js';
import { EngineTrouble, MessagePage, LayingPage } from '../shell/page.js';
import { playersOf, remembered } from '../match/match-form.js';
import { Table } from '../match/table.js';
import { gameFace } from '../games/index.js';
import { RulesText } from '../table/rules.js';

/** @param {{ id: string }} props */
export function LessonScreen({ id }) {
  const isKnown = id === OWN ? own.value !== null : LESSONS.includes(id);
  const { answer: doc, problem } = useAnswer(
    async () => (id === OWN ? own.value : isKnown ? fetchLesson(id, engine) : null),
    [isKnown],
  );
  useEffect(() => {
    if (!doc) return undefined;
    const place = `lesson/${id}`;
    const leave = () => go({ screen: 'lesson', id: '' });
    const lesson = new Lesson(id, doc, engine, { onLeave: leave, onDone: tick });
    taught.value = lesson;
    lesson.open(recall(place));
    const stopKeeping = effect(() => remember(place, lesson.index.value));
    return () => {
      stopKeeping();
      lesson.close();
      taught.value = null;
    };
  }, [doc]);
  if (!isKnown) return html`<${Absent} title=${t(id === OWN ? 'lesson-own-gone' : 'lesson-none')} />`;
  if (problem) return html`<${Absent} title=${t('lesson-refused')} text=${lessonProblem(problem)} />`;
  const lesson = taught.value;
  if (!lesson) {
    return html`<${LayingPage} title=${t('lesson-opening')} href=${address({ screen: 'lesson', id: '' })} back=${t('lesson-all')} />`;
  }
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
    EngineError.of(problem);
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
      const found = points.flatMap((name) => [...table.querySelectorAll(selectorOf(name, lesson))]);
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
    ${engine.failure.value && html`<div class="over-table"><${EngineTrouble} /></div>`}
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

/** @param {{ title: string, text?: string }} props */
function Absent({ title, text = '' }) {
  return html`<${MessagePage} title=${title} text=${text}><${AllLessons} class="btn--accent" /><//>`;
}

/** @param {{ class?: string }} props */
function AllLessons({ class: look }) {
  return html`<${Button} class=${look} href=${address({ screen: 'lesson', id: '' })}>${t('lesson-all')}<//>`;
}

/** @param {{ lesson: Lesson }} props */
function Stopped({ lesson }) {
  return html`<${MessagePage} isAlert title=${t('lesson-stopped')} text=${stopProblem(/** @type {EngineError} */ (lesson.session.error.value))}>
        <${AllLessons} />
        <${Button} class="btn--accent" onClick=${() => lesson.retry()}>${t('engine-retry')}<//>
  <//>`;
}

// Where on the table the places are that a lesson points at by name, if the game does not say so itself
// (`places` in its table.js). Which names there are says the engine.

/** @type {Record<string, string>} */
const PLACES = {
  hand: '.hand__cards, .hand .groups',
  prompt: '.prompt',
  scores: '.scores-note',
  sheet: '.sheet',
  trick: '.places--trick',
  'last-trick': '.bar__last',
  centre: '.market__cards',
  pile: '.places--give',
  stake: '.stake-note, .stake-slip',
};

/** @param {string} name @param {Lesson} lesson @returns {string} a selector for what is meant */
function selectorOf(name, { doc, seat }) {
  const [kind, which] = name.split(':');
  if (which === undefined) return gameFace(doc.script.game).places?.[name] ?? PLACES[name];
  if (kind === 'card') return `[data-card="${which}"], [data-card="hand:${which}"]`;
  if (kind === 'seat')
    return Number(which) === seat
      ? '.own'
      : `.seat:has([data-anchor="seat:${which}"]), .lane:has([data-anchor="seat:${which}"])`;
  return `[data-${kind}="${which}"]`;
}

// What a lesson says now, how far it has come, and the button that goes on.

/** @param {{ lesson: Lesson, onPlay: () => Promise<void> }} props */
function Speech({ lesson, onPlay }) {
  const stage = lesson.stage.value;
  const text = lesson.saying.value;
  const { game } = lesson.doc.script;
  const number = lesson.index.value + 1;
  const { length } = lesson.doc.steps;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  const [isDealing, setDealing] = useState(false);
  const play = () => {
    if (isDealing) return;
    setDealing(true);
    onPlay();
  };
  // Whoever goes by keyboard finds the next button under their finger; while a card is asked for
  // there is none, and the words take the focus unless it is on the table.
  useLayoutEffect(() => {
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (button.current) button.current.focus({ preventScroll: true, focusVisible: false });
    else if (isLost && stage !== 'moving') box.current?.focus({ preventScroll: true, focusVisible: false });
  }, [stage, number, lesson.nudges.value]);
  const look = lesson.nudges.value ? 'btn--accent is-nudged' : 'btn--accent';
  return html`<section class=${`speech speech--${stage}`} aria-label=${lesson.title.value}>
    <${Button} icon="i-x" class="btn--plain btn--icon speech__leave" aria-label=${t('lesson-leave')} onClick=${() => lesson.session.leave()} />
    <div class="speech__said">
      <p class="speech__count">
        <span>${t('lesson-step', { number, count: length })}</span>
        ${stage === 'asking' && html`<b class="speech__kind">${t('lesson-your-turn')}</b>`}
        ${stage === 'missed' && html`<b class="speech__kind">${t('lesson-missed')}</b>`}
      </p>
      <div class="speech__text" role="status" tabindex="-1" ref=${box}>
        <${RulesText} text=${text} game=${gameFace(game)} />
        ${stage === 'asking' && lesson.shown.value && html`<p><b>${t('lesson-shown')}</b></p>`}
      </div>
    </div>
    <div class="speech__acts" key=${lesson.nudges.value}>
      ${stage === 'reading' && html`<${Button} class=${look} ref=${button} onClick=${() => lesson.goOn()}>${t('lesson-next')}<${Sprite} id="i-play" /><//>`}
      ${stage === 'missed' && html`<${Button} onClick=${() => lesson.show()}>${t('lesson-show')}<//>`}
      ${stage === 'missed' && html`<${Button} class="btn--accent" ref=${button} onClick=${() => lesson.tryAgain()}>${t('lesson-again')}<//>`}
      ${stage === 'done' && html`<${AllLessons} />`}
      ${stage === 'done' && html`<${Button} class="btn--accent" ref=${button} aria-disabled=${isDealing} onClick=${play}>${t('lesson-first-match')}<//>`}
    </div>
    <progress class="speech__bar" max=${length} value=${number} aria-hidden="true"></progress>
  </section>`;
}
