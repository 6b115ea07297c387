// Asks the engine for what takes thought. A tab that nobody sees does not think: what was under way
// is stopped, and asked again when the tab is seen.
import { EngineError } from './engine.js';
import { signal } from '@preact/signals';

/** @import { PagePart, Patience, Seat, Snapshot, Thinking, View } from '../types.js' */
/** @import { Engine } from './engine.js' */
/** @import { ReadonlySignal, Signal } from '@preact/signals' */

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

  /** What nobody has asked for: without an answer there is none, and the match goes on.
   *  @param {string} method @param {() => boolean} live @returns {Promise<any>} null if there is none */
  async offer(method, live) {
    try {
      const answer = await this.ask(method, {}, live);
      return live() ? answer : null;
    } catch (problem) {
      if (!(problem instanceof EngineError)) throw problem;
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

export class ComputerTurn {
  /** @param {Thinker} thinker @param {ReadonlySignal<Patience>} patience how long it may think
   *  @param {PagePart} page of the match */
  constructor(thinker, patience, page) {
    this.#thinker = thinker;
    this.#patience = patience;
    this.#page = page;
  }

  /** @type {Thinker} */ #thinker;
  /** @type {ReadonlySignal<Patience>} */ #patience;
  /** @type {PagePart} */ #page;
  /** Who has been thinking for more than a moment. @type {Signal<Thinking | null>} */
  thinking = signal(null);

  /**
   * @param {Seat} seat to act @param {string} level @param {Seat | null} front whose view is answered
   * @param {() => boolean} live
   * @returns {Promise<Snapshot>}
   */
  async act(seat, level, front, live) {
    const params = { level, tempered: this.#page.tempers, seat: front, ...turnOf(this.#page, this.#patience.value) };
    try {
      return await this.#thinker.ask('computer', params, live, (share) => {
        if (live()) this.thinking.value = { seat, share };
      });
    } finally {
      this.thinking.value = null;
    }
  }
}

// The rest of a round that is decided: looked for while a person thinks, offered to them alone, and
// found from what they may know.

export class Claim {
  /** @param {Thinker} thinker */
  constructor(thinker) {
    this.#thinker = thinker;
  }

  /** @type {Thinker} */ #thinker;
  /** The view in which the rest is decided. @type {Signal<View | null>} */
  #decided = signal(null);

  /** Whether the person who sees this may claim the rest. @param {View | null} view */
  isOffered(view) {
    return view !== null && this.#decided.value === view;
  }

  /** @param {View | null} view of the seat to act @param {() => boolean} live */
  async look(view, live) {
    if (view?.legal.length && (await this.#thinker.offer('decided', live))) this.#decided.value = view;
  }

  /** Plays the round to its end. @param {Seat} seat @param {() => boolean} live
   *  @returns {Promise<(Snapshot & { actors: Seat[] }) | null>} null if it is not wanted any more */
  make(seat, live) {
    return this.#thinker.ask('claim', { seat }, live);
  }
}
