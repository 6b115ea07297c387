// What a lesson says now, how far it has come, and the button that goes on.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { gameFace } from '../games/index.js';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { address } from '../route.js';
import { RulesText } from './rules-text.js';
import { Sprite } from './sprite.js';

/** @import { Lesson } from '../lesson.js' */

/** @param {{ lesson: Lesson, onPlay: () => Promise<void> }} props */
export function Speech({ lesson, onPlay }) {
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
  return html`<section class=${`speech speech--${stage}`} aria-label=${lesson.title.value}>
    <button type="button" class="btn btn--plain btn--icon speech__leave" aria-label=${t('lesson-leave')} onClick=${() => lesson.session.leave()}>
      <${Sprite} id="i-x" />
    </button>
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
      ${
        stage === 'reading' &&
        html`<button type="button" class=${`btn btn--accent${lesson.nudges.value ? ' is-nudged' : ''}`} ref=${button} onClick=${() => lesson.goOn()}>
        ${t('lesson-next')}<${Sprite} id="i-play" class="ico" />
      </button>`
      }
      ${
        stage === 'missed' &&
        html`<button type="button" class="btn" onClick=${() => lesson.show()}>${t('lesson-show')}</button>
        <button type="button" class="btn btn--accent" ref=${button} onClick=${() => lesson.tryAgain()}>${t('lesson-again')}</button>`
      }
      ${
        stage === 'done' &&
        html`<a class="btn" href=${address({ screen: 'lesson', id: '' })}>${t('lesson-all')}</a>
        <button type="button" class="btn btn--accent" ref=${button} aria-disabled=${isDealing} onClick=${play}>${t('lesson-first-match')}</button>`
      }
    </div>
    <progress class="speech__bar" max=${length} value=${number} aria-hidden="true"></progress>
  </section>`;
}
