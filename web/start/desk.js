// Where calls come in and replies go out, whichever worker it stands in: the page's own, or that of a guest.

/** A slice of thinking, in milliseconds: so short that a word to stop is soon heard. */
const SLICE = 10;
/** How far it has come is told at most so often, in milliseconds. */
const PACE = 80;

/** Answers call after call. In between it thinks about what takes a while, slice by slice. */
export class Desk {
  /** @type {Bridge} */ #bridge;
  #post;
  /** The calls under thought, newest last, as the bridge has them. @type {number[]} */ #thoughts = [];
  /** A message to itself lets the page's messages come in between; a timer would be slower. */
  #slices = new MessageChannel();
  #told = 0;

  /** @param {Bridge} bridge @param {(message: object) => void} post to the page */
  constructor(bridge, post) {
    this.#bridge = bridge;
    this.#post = post;
    this.#slices.port1.onmessage = () => this.#thinkOn();
  }

  /** @param {number} id @param {string} call */
  answer(id, call) {
    if (!this.#tell(id, this.#bridge.call(call))) return;
    this.#thoughts.push(id);
    if (this.#thoughts.length === 1) this.#slices.port2.postMessage(null);
  }

  #thinkOn() {
    const id = /** @type {number} */ (this.#thoughts.at(-1));
    if (!this.#tell(id, this.#bridge.proceed(SLICE))) this.#thoughts.pop();
    if (this.#thoughts.length) this.#slices.port2.postMessage(null);
  }

  /** @param {number} id @param {string} reply @returns {boolean} whether it is still thought about */
  #tell(id, reply) {
    if (!reply.startsWith('{"progress"')) {
      this.#post({ id, reply });
      return false;
    }
    if (performance.now() - this.#told > PACE) {
      this.#told = performance.now();
      this.#post({ id, progress: JSON.parse(reply).progress });
    }
    return true;
  }
}
