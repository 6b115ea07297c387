// What is wrong: how it is found and shown, and the sentence for what the engine refuses to read.
import { useState } from 'preact/hooks';
import { html, Sprite } from '../ui/html.js';
import { has, sentences, t } from '../ui/i18n.js';
import { EngineError } from './engine.js';

/** Work that the engine may refuse: whether it is being done, and what was refused. */
export function useWork() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {EngineError | null} */ (null));
  /** @param {() => Promise<void>} act */
  const work = async (act) => {
    setProblem(null);
    setBusy(true);
    try {
      await act();
    } catch (refusal) {
      if (!(refusal instanceof EngineError)) throw refusal;
      setProblem(refusal);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, work };
}

/** @param {{ role?: 'alert' | 'status', children?: any }} props role: it has come up by itself */
export function Trouble({ role, children }) {
  return html`<p class="trouble" role=${role}><${Sprite} id="i-warn" /><span>${children}</span></p>`;
}

/** A save. @param {Message} problem */
export function saveProblem(problem) {
  return sentence('save-error', problem, 'not-a-save');
}

/** Why a match cannot go on. @param {EngineError} problem */
export function stopProblem(problem) {
  if (problem.kind === 'addon') return addonAtFault(problem);
  return problem.kind === 'save' ? saveProblem(problem) : t(engineProblem(problem));
}

/** The sentence's id: an engine that refuses what it is asked has not stopped. @param {EngineError} problem */
export const engineProblem = ({ kind }) => (kind === 'engine' ? 'match-stopped-help' : 'match-refused-help');

/** A link, or a result code. @param {EngineError} problem */
export function shareProblem(problem) {
  if (problem.kind === 'addon') return addonAtFault(problem);
  return problem.kind === 'save' ? saveProblem(problem) : sentence('share-error', problem, 'no-link');
}

/** What is wrong with an added game. @param {Message} problem */
export function addonProblem({ id, params }) {
  return sentence('addon-error', { id, params: { detail: id, ...params } }, 'broken');
}

/** A match that came to a stop by it: the page, the link and the save are sound. @param {Message} problem */
function addonAtFault(problem) {
  return sentences([t('addon-at-fault'), addonProblem(problem)]);
}

/** A lesson that the engine refuses, and in which step it is wrong. @param {Message} problem */
export function lessonProblem(problem) {
  const { step } = problem.params;
  const said = sentence('lesson-error', problem, 'not-a-lesson');
  return sentences([step && t('lesson-error-where', { step }), said]);
}

/** Numbers stay numbers, anything else is text.
 *  @param {string} kind @param {Message} problem @param {string} otherwise */
export function sentence(kind, { id, params }, otherwise) {
  const words = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : String(value?.id ?? value),
  ]);
  // What the engine cannot even read as a request is nothing of the kind.
  const known = has(`${kind}-${id}`) ? id : otherwise;
  return t(`${kind}-${known}`, Object.fromEntries(words));
}
