// Asks the engine for what takes thought. A tab that nobody sees does not think: what was under way
// is stopped, and asked again when the tab is seen.
import { EngineError } from './engine.js';

/** @import { PagePart, Patience } from './types.js' */
/** @import { Engine } from './engine.js' */

/** How much a computer player may think about one turn: so many times its plan, and at most so many
 *  seconds. */
const TURN = { brisk: { effort: 1, seconds: 0.6 }, deep: { effort: 6, seconds: 5 } };
/** The same where others play the same deal: not by the clock, so that the same choices meet the same
 *  answers on a slow tablet, too. */
const ALIKE = { effort: 1, seconds: null };

/** @param {PagePart} page @param {Patience} patience */
export function turnOf({ link }, patience) {
  return link ? ALIKE : TURN[patience];
}

/** The same for advice, which a person waits for. */
export const ADVICE = { brisk: { effort: 1, seconds: 3 }, deep: { effort: 4, seconds: 10 } };
/** The same for one of the many decisions of a match that is over. */
export const JUDGEMENT = { brisk: { effort: 0.25, seconds: 1.5 }, deep: { effort: 1, seconds: 4 } };

export class Thinker {
  /** @param {Pick<Engine, 'call'>} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  /** @type {Pick<Engine, 'call'>} */ #engine;
  /** Settled while the tab is seen. @type {Promise<void>} */ #awake = Promise.resolve();
  #wake = () => {};

  /**
   * @param {string} method @param {object} params @param {() => boolean} live whether the answer is
   *   still wanted @param {(share: number) => void} [onProgress]
   * @returns {Promise<any>} null if it was stopped and is not wanted any more
   */
  async ask(method, params, live, onProgress) {
    for (;;) {
      await this.#awake;
      if (!live()) return null;
      try {
        return await this.#engine.call(method, params, onProgress);
      } catch (problem) {
        if (!(problem instanceof EngineError) || problem.kind !== 'stopped') throw problem;
      }
    }
  }

  /** Gives up what is being thought about. */
  stop() {
    // An engine that is lost thinks no more either, and says so where it is asked for something.
    this.#engine.call('stop', {}).catch(() => {});
  }

  /** Answers with what is known by now. */
  hurry() {
    this.#engine.call('hurry', {}).catch(() => {});
  }

  sleep() {
    this.wake();
    this.#awake = new Promise((resolve) => {
      this.#wake = resolve;
    });
    this.stop();
  }

  wake() {
    this.#wake();
  }
}
