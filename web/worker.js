// Python and the engine's bridge, nothing else. The page posts {id, call}, both ways JSON text, and
// hears {id, reply}, before that {id, thinking} of what takes a while; while starting {stage, loaded,
// total} and {attempt: {way, of, settle}}, then {stage: 'ready', way, refused}; {failure: {id, detail}}
// if there is no start, and {incomplete: {id, detail}} if only what the engine itself does not need is
// missing; {prepared} when the next start will be a quick one, or {unprepared: {id, detail}}. The
// worker's name tells what the page knows of the start (Known). No Python object leaves this worker.
// What goes wrong later ends it (worker.onerror). With {id, wheel, call} a wheel is installed before
// the call.

// First of all, since it starts a worker that reads what is kept.
import './start/kept-snapshot.js';
import { StartFailure } from './start/site.js';
import { start } from './start/start.js';

/** @import { Started } from './start/start.js' */
/** @import { Bridge } from './start/ways.js' */
/** @import { Wheel } from './start/wheel.js' */

/** A slice of thinking, in milliseconds: so short that a word to stop is soon heard. */
const SLICE = 10;
/** How far it has come is told at most so often, in milliseconds. */
const PACE = 80;
/** While something comes over the network, the page hears so often that nobody hangs, in milliseconds. */
const BEAT = 1_000;
/** Letters of what Python says in the end. */
const LAST_WORDS = 200;

/** Answers call after call. In between it thinks about what takes a while, slice by slice. */
class Desk {
  /** @type {Bridge} */ #bridge;
  /** @type {Started['install']} */ #install;
  /** The calls under thought, newest last, as the bridge has them. @type {number[]} */ #thoughts = [];
  /** A message to itself lets the page's messages come in between; a timer would be slower. */
  #slices = new MessageChannel();
  #told = 0;

  /** @param {Started} started */
  constructor({ bridge, install }) {
    this.#bridge = bridge;
    this.#install = install;
    this.#slices.port1.onmessage = () => this.#thinkOn();
  }

  /** @param {number} id @param {string} call */
  answer(id, call) {
    if (!this.#tell(id, this.#bridge.call(call))) return;
    this.#thoughts.push(id);
    if (this.#thoughts.length === 1) this.#slices.port2.postMessage(null);
  }

  /** @param {number} id @param {string} call about what the wheel brings @param {Wheel} wheel */
  async equip(id, call, wheel) {
    const beat = setInterval(() => self.postMessage({ id, thinking: 0 }), BEAT);
    try {
      await this.#install(wheel);
    } catch (problem) {
      // Other people's packages may fail in any way; Python puts what went wrong into its last line.
      const detail = (String(problem).trim().split('\n').at(-1) ?? '').slice(0, LAST_WORDS);
      const error = { kind: 'addon', id: 'not-installed', params: { detail } };
      return self.postMessage({ id, reply: JSON.stringify({ error }) });
    } finally {
      clearInterval(beat);
    }
    this.answer(id, call);
  }

  #thinkOn() {
    const id = /** @type {number} */ (this.#thoughts.at(-1));
    if (!this.#tell(id, this.#bridge.proceed(SLICE))) this.#thoughts.pop();
    if (this.#thoughts.length) this.#slices.port2.postMessage(null);
  }

  /** @param {number} id @param {string} reply @returns {boolean} whether it is still thought about */
  #tell(id, reply) {
    if (!reply.startsWith('{"progress"')) {
      self.postMessage({ id, reply });
      return false;
    }
    if (performance.now() - this.#told > PACE) {
      this.#told = performance.now();
      self.postMessage({ id, progress: JSON.parse(reply).progress });
    }
    return true;
  }
}

const started = start(
  (progress) => self.postMessage(progress),
  (attempt) => self.postMessage({ attempt }),
  JSON.parse(self.name || '{}'),
);
started.then(
  ({ way, refused, complete, prepare }) => {
    self.postMessage({ stage: 'ready', loaded: 1, total: 1, way, refused });
    complete().catch((problem) => self.postMessage({ incomplete: StartFailure.told(problem) }));
    prepare().then(
      (prepared) => prepared && self.postMessage({ prepared }),
      (problem) => self.postMessage({ unprepared: StartFailure.told(problem) }),
    );
  },
  (problem) => self.postMessage({ failure: StartFailure.told(problem) }),
);
const desk = started.then((started) => new Desk(started));
desk.catch(() => {}); // Why there was no start has been told.

self.onmessage = async ({ data: { id, call, wheel } }) => {
  const at = await desk.catch(() => null);
  if (wheel) await at?.equip(id, call, wheel);
  else at?.answer(id, call);
};

// A promise that fails unheard would leave the page waiting: make it an error of the worker.
self.onunhandledrejection = (event) => {
  event.preventDefault();
  self.reportError(event.reason);
};
