// The lessons there are, which of them were done on this device, and one that somebody has opened
// from a file: it stays as long as the page.
import { signal } from '@preact/signals';
import { EngineError } from '../engine/engine.js';
import { fetched } from '../site.js';
import { textOf } from '../storage/files.js';
import { kept, onElsewhere, readValue } from '../storage/local-storage.js';
import { isText, listOf } from '../storage/shape.js';
import { html, Button } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { address } from '../shell/route.js';
import catalogue, { LESSONS as FOUND } from '../catalogue.js';

/** The games that have a first lesson in lessons/. */
export const LESSONS = catalogue.map(({ id }) => id).filter((id) => FOUND.includes(id));
/** The address of the lesson that was opened from a file. */
export const OWN = 'own';
/** No lesson is so large. */
const LARGEST = 1_000_000;
const DONE = 'lessons-done';

/** The ids of the lessons done here. @type {Signal<string[]>} */
export const done = kept(DONE, [], listOf(isText));
onElsewhere(DONE, () => (done.value = readValue(DONE, [], listOf(isText))));

export const own = signal(/** @type {LessonDoc | null} */ (null));

/** The lesson on the screen. @type {Signal<Lesson | null>} */
export const taught = signal(null);

/** @param {string} id */
export function tick(id) {
  if (id !== OWN && !done.value.includes(id)) done.value = [...done.value, id];
}

/** A lesson of the page's own. @param {string} id @param {Asked} engine @returns {Promise<LessonDoc>} */
export async function fetchLesson(id, engine) {
  const content = await fetched(`./lessons/${id}.json`);
  if (!content) throw new EngineError('lesson', 'not-there', {});
  return engine.call('lesson', { text: new TextDecoder().decode(content) });
}

/** A lesson from somebody's file; rejects with an EngineError of kind "lesson".
 *  @param {File} file @param {Asked} engine */
export async function openLesson(file, engine) {
  if (file.size > LARGEST) throw new EngineError('lesson', 'too-large', {});
  own.value = await engine.call('lesson', { text: await textOf(file, 'lesson') });
}

/** @param {{ game: string }} props */
export function LessonLink({ game }) {
  if (!LESSONS.includes(game)) return null;
  const isDone = done.value.includes(game);
  return html`<${Button} icon=${isDone ? 'i-check' : 'i-book'} href=${address({ screen: 'lesson', id: game })}>${t('lesson-first')}
    ${isDone && html`<span class="sr">${t('lesson-done')}</span>`}<//>`;
}
