// One match is played in one tab at a time. A tab holds it by a Web Lock, which the browser frees
// when the tab is closed or crashes. Where there are none (they need https or localhost), the tab
// that opened the match last has it.

/** A page that is just being left may take so long to let go, in milliseconds: asked again after. */
const PATIENCE = [150, 450];

const NAME = 'trick-table:match:';

export class MatchHold {
  /** @param {string} id @param {() => void} onLost another tab has taken the match over */
  constructor(id, onLost) {
    this.id = id;
    this.#onLost = onLost;
  }

  /** @type {() => void} */ #onLost;
  #isHeld = false;
  #release = () => {};

  /** @param {boolean} byForce another tab may have it: take it over @returns {Promise<boolean>} */
  async take(byForce) {
    if (!navigator.locks) return this.#announce();
    for (const wait of PATIENCE) {
      if (await this.#lock(byForce ? { steal: true } : { ifAvailable: true })) return true;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    return this.#lock({ ifAvailable: true });
  }

  #announce() {
    const channel = new BroadcastChannel(NAME + this.id);
    channel.postMessage('opened');
    channel.onmessage = () => this.#lose();
    this.#release = () => channel.close();
    this.#isHeld = true;
    return true;
  }

  /** @param {LockOptions} options @returns {Promise<boolean>} whether this tab has it now */
  #lock(options) {
    return new Promise((resolve, reject) => {
      const over = navigator.locks.request(NAME + this.id, options, (lock) => {
        resolve(lock !== null);
        if (!lock) return;
        this.#isHeld = true;
        return /** @type {Promise<void>} */ (new Promise((release) => (this.#release = release)));
      });
      over.catch((problem) => {
        if (!(problem instanceof DOMException)) return reject(problem);
        if (this.#isHeld) this.#lose();
        // What refuses locks altogether is not another tab.
        else resolve(true);
      });
    });
  }

  #lose() {
    this.release();
    this.#onLost();
  }

  release() {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#release();
  }
}
