// What is wrong: how it is found and shown, and the sentence for what the engine refuses to read.
import { useEffect, useRef, useState } from 'preact/hooks';
import { html, Sprite } from '../ui/html.js';
import { has, sentences, t } from '../ui/i18n.js';
import { EngineError } from './engine.js';

/** Work that the engine may refuse: whether it is being done, and what was refused. It is called off by whoever says so,
 *  and with the screen. */
export function useWork() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {EngineError | null} */ (null));
  const latest = useRef(0);
  const callOff = () => {
    latest.current += 1;
    setBusy(false);
  };
  useEffect(() => callOff, []);
  /** @param {(live: () => boolean) => Promise<void>} act live: whether it is still wanted */
  const work = async (act) => {
    latest.current += 1;
    const mine = latest.current;
    const live = () => mine === latest.current;
    setProblem(null);
    setBusy(true);
    try {
      await act(live);
    } catch (refusal) {
      const found = EngineError.of(refusal);
      if (live()) setProblem(found);
    } finally {
      if (live()) setBusy(false);
    }
  };
  return { isBusy, problem, work, callOff };
}

/** The engine's answer, and what it has refused: asked at once, and anew when what it is about has changed.
 *  @template T @param {(live: () => boolean) => Promise<T>} ask live: whether the answer is still wanted
 *  @param {unknown[]} [about] @returns {{ answer: T | null, problem: EngineError | null }} the latest that came */
export function useAnswer(ask, about = []) {
  const [told, setTold] = useState(
    /** @type {{ answer: T | null, problem: EngineError | null }} */ ({ answer: null, problem: null }),
  );
  useEffect(() => {
    let isWanted = true;
    const live = () => isWanted;
    ask(live).then(
      (answer) => isWanted && setTold({ answer, problem: null }),
      (refusal) => {
        const problem = EngineError.of(refusal);
        if (isWanted) setTold({ answer: null, problem });
      },
    );
    return () => {
      isWanted = false;
    };
  }, about);
  return told;
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
