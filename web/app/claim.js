// The rest of a round that is decided: looked for while a person thinks, offered to them alone, and
// found from what they may know.
import { signal } from '@preact/signals';
import { EngineError } from './engine.js';

/** @import { Seat, Snapshot, View } from './types.js' */
/** @import { Signal } from '@preact/signals' */
/** @import { Thinker } from './thinker.js' */

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
    if (!view?.legal.length) return;
    try {
      const isDecided = await this.#thinker.ask('decided', {}, live);
      if (isDecided && live()) this.#decided.value = view;
    } catch (problem) {
      // Nobody has asked for it: without an answer there is no offer, and the match goes on.
      if (!(problem instanceof EngineError)) throw problem;
    }
  }

  /** Plays the round to its end. @param {Seat} seat @param {() => boolean} live
   *  @returns {Promise<(Snapshot & { actors: Seat[] }) | null>} null if it is not wanted any more */
  make(seat, live) {
    return this.#thinker.ask('claim', { seat }, live);
  }
}
