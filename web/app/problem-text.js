// The sentence for what the engine refuses to read. Numbers stay numbers, anything else is text.
import { has, sentences, t } from './i18n.js';

/** @import { EngineError } from './engine.js' */
/** @import { Message } from './types.js' */

/** A save. @param {Message} problem */
export function saveProblem(problem) {
  return sentence('save-error', problem, 'not-a-save');
}

/** A link, or a result code. @param {EngineError} problem */
export function shareProblem(problem) {
  return problem.kind === 'save' ? saveProblem(problem) : sentence('share-error', problem, 'no-link');
}

/** A lesson that the engine refuses, and in which step it is wrong. @param {Message} problem */
export function lessonProblem(problem) {
  const { step } = problem.params;
  const said = sentence('lesson-error', problem, 'not-a-lesson');
  return sentences([step && t('lesson-error-where', { step }), said]);
}

/** @param {string} kind @param {Message} problem @param {string} otherwise */
export function sentence(kind, { id, params }, otherwise) {
  const words = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : String(value?.id ?? value),
  ]);
  // What the engine cannot even read as a request is nothing of the kind.
  const known = has(`${kind}-${id}`) ? id : otherwise;
  return t(`${kind}-${known}`, Object.fromEntries(words));
}
