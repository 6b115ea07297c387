// Where calls come in and replies go out, whichever worker it stands in: the page's own, or that of a guest.
import { StartFailure } from './site.js';

/** A slice of thinking, in milliseconds: so short that a word to stop is soon heard. */
const SLICE = 5;
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

/**
 * The desk of the page's own Python, which opens as soon as that is there. How the start went is told.
 * @param {Promise<Awaited<ReturnType<typeof import('./start.js').start>>>} started @param {(message: object) => void} post
 * @returns {(message: { id: number, call: string } | { prepare: true }) => Promise<void>} takes a word of the page in
 */
export function serve(started, post) {
  // A promise that fails unheard would leave the page waiting: make it an error of the worker.
  self.onunhandledrejection = (event) => {
    event.preventDefault();
    self.reportError(event.reason);
  };
  started.then(
    ({ way, refused, complete }) => {
      post({ stage: 'ready', loaded: 1, total: 1, way, refused });
      complete().catch((problem) => post({ incomplete: StartFailure.told(problem) }));
    },
    (problem) => post({ failure: StartFailure.told(problem) }),
  );
  const desk = started.then(({ bridge }) => new Desk(bridge, post));
  desk.catch(() => {}); // Why there was no start has been told.
  const prepare = async () => {
    try {
      const prepared = await (await started).prepare();
      if (prepared) post({ prepared });
    } catch (problem) {
      post({ unprepared: StartFailure.told(problem) });
    }
  };
  return async (message) => {
    if ('prepare' in message) await prepare();
    else (await desk.catch(() => null))?.answer(message.id, message.call);
  };
}
