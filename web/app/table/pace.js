// How fast things follow one another on the screen: pauses that can be cut short or drawn out.

/** How long a computer player seems to think, and how long a card lies before the next one. */
export const THINK = { slow: 1300, normal: 650, fast: 220, instant: 0 };
export const CARD = { slow: 450, normal: 320, fast: 260, instant: 0 };
/** A full trick stays to be read, whatever the speed, from the moment its last card lies. */
export const TRICK = { slow: 2200, normal: 1500, fast: 1000, instant: 500 };
/** What was turned up for all is looked at before the next one seems to think. */
export const REVEAL = { slow: 3200, normal: 2300, fast: 1400, instant: 0 };
/** What somebody did last, before the table is laid anew. */
export const MOMENT = { slow: 1300, normal: 900, fast: 700, instant: 500 };
/** How long the only possible card is shown before it plays itself. */
export const FORCED = { slow: 2000, normal: 1400, fast: 900, instant: 700 };

/** How long a card flies to its place, and by how much longer than that; 0: nothing moves. */
export const FLIGHT = 280;
export const MOTION = { slow: 1.3, normal: 1, fast: 0.65, instant: 0 };

/** What has just changed has been drawn: on a busy device, or unseen, that may take its time.
 *  @returns {Promise<void>} */
export const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

export class Pace {
  /** Ends the pause under way. */
  #hurry = () => {};
  /** Settled while nobody wants the table to stand still. @type {Promise<void>} */
  #free = Promise.resolve();
  #release = () => {};

  /** @param {number} milliseconds @returns {Promise<void>} */
  async pause(milliseconds) {
    await new Promise((resolve) => {
      const timer = milliseconds === Infinity ? undefined : setTimeout(resolve, Math.max(0, milliseconds));
      this.#hurry = () => {
        clearTimeout(timer);
        this.#hurry = () => {};
        resolve(undefined);
      };
    });
    await this.#free;
  }

  /** Ends the pause under way at once. */
  hurry() {
    this.#hurry();
  }

  /** Nothing goes on behind a sheet that somebody reads. */
  hold() {
    this.release();
    this.#free = new Promise((resolve) => {
      this.#release = resolve;
    });
  }

  release() {
    this.#release();
  }

  /** @returns {Promise<void>} when nobody holds the table any more */
  free() {
    return this.#free;
  }
}
