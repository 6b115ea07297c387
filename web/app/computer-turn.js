// A computer player at its turn: it thinks, and the page sees how far it is.
import { signal } from '@preact/signals';
import { turnOf } from './thinker.js';

/** @import { PagePart, Patience, Seat, Snapshot, Thinking } from './types.js' */
/** @import { ReadonlySignal, Signal } from '@preact/signals' */
/** @import { Thinker } from './thinker.js' */

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
    const params = { level, seat: front, ...turnOf(this.#page, this.#patience.value) };
    try {
      return await this.#thinker.ask('computer', params, live, (share) => {
        if (live()) this.thinking.value = { seat, share };
      });
    } finally {
      this.thinking.value = null;
    }
  }
}
