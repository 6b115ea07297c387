// All lessons: one for each game, those done here with a tick, and the way in for a teacher's own.
import { engine } from '../engine/engine.js';
import { html, Sprite } from '../ui/html.js';
import { sentences, t } from '../ui/i18n.js';
import { done, LESSONS, openLesson, OWN } from './lesson-shelf.js';
import { lessonProblem, Trouble, useWork } from '../engine/problem-text.js';
import { address, go } from '../shell/route.js';
import { Page, Shelf } from '../shell/page.js';
import { FileButton } from '../ui/fields.js';

/** @param {{ id: string }} game */
function told({ id }) {
  const isDone = done.value.includes(id);
  return html`<h3><a href=${address({ screen: 'lesson', id })}>${t(`game-${id}`)}</a></h3>
    <p class="lessons__state">
      ${isDone ? html`<span class="chip chip--done"><${Sprite} id="i-check" />${t('lesson-done')}</span>` : t('lesson-minutes')}
    </p>`;
}

export function Lessons() {
  const { problem, work } = useWork();
  /** @param {File} file */
  const take = (file) =>
    work(async () => {
      await openLesson(file, engine);
      go({ screen: 'lesson', id: OWN });
    });
  return html`<${Page} title=${t('lesson-all')}>
      <p class="muted">${t('lesson-all-help')}</p>
      <h2 class="sr">${t('home-choose')}</h2>
      <${Shelf} class="lessons" games=${LESSONS.map((id) => ({ id }))} told=${told} />
      <section class="lessons__own">
        <h2>${t('lesson-own')}</h2>
        <p class="muted">${t('lesson-own-help')}</p>
        <${FileButton} accept=".json,application/json" onFile=${take}>${t('lesson-own-open')}<//>
        ${problem && html`<${Trouble} role="alert">${sentences([t('lesson-refused'), lessonProblem(problem)])}<//>`}
      </section>
  <//>`;
}
