// The sentence for a file that the engine refuses. Numbers stay numbers, anything else is text.
import { has, t } from './i18n.js';

/** @import { Message } from './types.js' */

/** @param {Message} problem */
export function saveProblem(problem) {
  return said('save-error', problem, 'not-a-save');
}

/** The sentence for a lesson that the engine refuses, and in which step it is wrong. @param {Message} problem */
export function lessonProblem(problem) {
  const { step } = problem.params;
  const sentence = said('lesson-error', problem, 'not-a-lesson');
  return step ? `${t('lesson-error-where', { step })} ${sentence}` : sentence;
}

/** @param {string} kind @param {Message} problem @param {string} otherwise */
function said(kind, { id, params }, otherwise) {
  const words = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : String(value?.id ?? value),
  ]);
  // What the engine cannot even read as a request is neither a save nor a lesson.
  const known = has(`${kind}-${id}`) ? id : otherwise;
  return t(`${kind}-${known}`, Object.fromEntries(words));
}
