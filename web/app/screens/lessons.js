// All lessons: one for each game, those done here with a tick, and the way in for a teacher's own.
import { useState } from 'preact/hooks';
import { EngineError } from '../engine.js';
import { html } from '../html.js';
import { sentences, t } from '../i18n.js';
import { done, LESSONS, openLesson, OWN } from '../lesson-shelf.js';
import { engine } from '../matches.js';
import { Sprite } from '../parts/sprite.js';
import { lessonProblem } from '../problem-text.js';
import { address, go } from '../route.js';
import { useArrival } from './arrival.js';
import { EngineBar } from './engine-bar.js';
import { TileArt } from '../games/tile-art.js';

export function Lessons() {
  const heading = useArrival();
  const [problem, setProblem] = useState(/** @type {EngineError | null} */ (null));

  /** @param {Event & { currentTarget: HTMLInputElement }} event */
  const take = async ({ currentTarget: input }) => {
    const file = input.files?.[0];
    input.value = '';
    if (!file) return;
    setProblem(null);
    try {
      await openLesson(file, engine);
      go({ screen: 'lesson', id: OWN });
    } catch (refusal) {
      if (!(refusal instanceof EngineError)) throw refusal;
      setProblem(refusal);
    }
  };

  return html`<div class="page">
    <main class="wrap">
      <header class="top">
        <a class="btn btn--icon" href=${address({ screen: 'home' })} aria-label=${t('setup-back')}>
          <${Sprite} id="i-back" class="ico" />
        </a>
        <h1 tabindex="-1" ref=${heading}>${t('lesson-all')}</h1>
      </header>
      <p class="muted">${t('lesson-all-help')}</p>
      <h2 class="sr">${t('home-choose')}</h2>
      <ul class=${`lessons shelf shelf--${LESSONS.length}`}>
        ${LESSONS.map((id) => {
          const isDone = done.value.includes(id);
          return html`<li key=${id} class="tile" data-game=${id}>
            <${TileArt} game=${id} />
            <div class="tile__text">
              <h3><a href=${address({ screen: 'lesson', id })}>${t(`game-${id}`)}</a></h3>
              <p class="lessons__state">
                ${isDone ? html`<span class="chip chip--done"><${Sprite} id="i-check" class="ico" />${t('lesson-done')}</span>` : t('lesson-minutes')}
              </p>
            </div>
          </li>`;
        })}
      </ul>
      <section class="lessons__own">
        <h2>${t('lesson-own')}</h2>
        <p class="muted">${t('lesson-own-help')}</p>
        <label class="btn">
          <${Sprite} id="i-import" class="ico" />${t('lesson-own-open')}
          <input class="sr" type="file" accept=".json,application/json" onChange=${take} />
        </label>
        ${
          problem &&
          html`<p class="trouble" role="alert">
          <${Sprite} id="i-warn" class="ico" />
          <span>${sentences([t('lesson-refused'), lessonProblem(problem)])}</span>
        </p>`
        }
      </section>
    </main>
    <${EngineBar} engine=${engine} />
  </div>`;
}
