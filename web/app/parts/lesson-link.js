// The way to the first lesson of a game, if it has one; ticked once it was done here.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { done, LESSONS } from '../lesson-shelf.js';
import { address } from '../route.js';
import { Sprite } from './sprite.js';

/** @param {{ game: string }} props */
export function LessonLink({ game }) {
  if (!LESSONS.includes(game)) return null;
  const isDone = done.value.includes(game);
  return html`<a class="btn" href=${address({ screen: 'lesson', id: game })}>
    <${Sprite} id=${isDone ? 'i-check' : 'i-book'} class="ico" />${t('lesson-first')}
    ${isDone && html`<span class="sr">${t('lesson-done')}</span>`}
  </a>`;
}
