// Asks the engine for what takes thought. A tab that nobody sees does not think: what was under way
// is stopped, and asked again when the tab is seen.
import { EngineError } from './engine.js';
import { signal } from '@preact/signals';

/** How much a computer player may think about one turn: so many times its plan, and at most so many
 *  seconds. */
const TURN = { brisk: { effort: 1, seconds: 0.6 }, deep: { effort: 6, seconds: 5 } };
/** The same where others play the same deal: not by the clock, so that the same choices meet the same
 *  answers on a slow tablet, too. */
const ALIKE = { effort: 1, seconds: null };

/** That, and among whom. @param {PagePart} page @param {Patience} patience */
export function turnOf({ link, players }, patience) {
  return { ...(link ? ALIKE : TURN[patience]), seated: players.map(({ level }) => level) };
}

/** The same for advice, which a person waits for. */
export const ADVICE = { brisk: { effort: 1, seconds: 3 }, deep: { effort: 4, seconds: 10 } };
/** The same for one of the many decisions of a match that is over. */
export const JUDGEMENT = { brisk: { effort: 0.25, seconds: 1.5 }, deep: { effort: 1, seconds: 4 } };

/** Settled while the tab is seen. @type {Promise<void>} */
let awake = Promise.resolve();
let wakeUp = () => {};

/** The tab was put away: nobody thinks, whoever has asked for it. @param {Asked} engine */
export function sleep(engine) {
  wakeUp();
  awake = new Promise((resolve) => {
    wakeUp = resolve;
  });
  new Thinker(engine).stop();
}

/** It is looked at again. */
export function wake() {
  wakeUp();
}

export class Thinker {
  /** @param {Asked} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  /** @type {Asked} */ #engine;
  /** Who has been thinking about their turn for more than a moment. */
  thinking = signal(/** @type {Thinking | null} */ (null));

  /**
   * @template {string} Method @param {Method} method @param {object} params
   * @param {() => boolean} live whether the answer is still wanted @param {(share: number) => void} [onProgress]
   * @returns {Promise<Answer<Method> | null>} null if it was stopped and is not wanted any more
   */
  async ask(method, params, live, onProgress) {
    for (;;) {
      await awake;
      if (!live()) return null;
      try {
        return await this.#engine.call(method, params, onProgress);
      } catch (problem) {
        if (EngineError.of(problem).kind !== 'stopped') throw problem;
      }
    }
  }

  /** What nobody has asked for: without an answer there is none, and the match goes on.
   *  @template {string} Method @param {Method} method @param {() => boolean} live
   *  @returns {Promise<Answer<Method> | null>} null if there is none */
  async offer(method, live) {
    try {
      const answer = await this.ask(method, {}, live);
      return live() ? answer : null;
    } catch (problem) {
      EngineError.of(problem);
      return null;
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

  /** A computer player acts. @param {Seat} seat to act @param {object} params level, whose view is answered, and how
   *  much it may think @param {() => boolean} live */
  async act(seat, params, live) {
    try {
      return await this.ask('computer', params, live, (share) => {
        if (live()) this.thinking.value = { seat, share };
      });
    } finally {
      this.thinking.value = null;
    }
  }
}
