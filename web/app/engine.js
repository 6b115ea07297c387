// The page's end of the wire to the engine: starts the worker, matches answers to requests by id,
// notices when nothing comes back, and brings a dead worker back with its match.
import { signal, computed } from '@preact/signals';
import { bar, barredWays, noteIncomplete, startTaken } from './start-ways.js';

/** @import { EngineFailure, EngineProgress, EngineSave, StartAttempt, StartTaken } from './types.js' */
/** @import { Signal } from '@preact/signals' */

/** Nothing heard for so long while starting: say so. The start goes on behind the message. */
const SILENCE = 12_000;
/** An answer, or a word that it is thinking, takes milliseconds; a worker silent for so long is hung. */
const HUNG = 8_000;
/** A way to start that has not ended so much later than it ever does, hangs. */
const GRACE = 2_000;
/** How often one request may bring a worker down before it is refused. */
const TRIES = 2;

/** A refusal with an id, never prose. */
export class EngineError extends Error {
  /** @param {string} kind @param {string} id @param {Record<string, any>} params */
  constructor(kind, id, params) {
    super(`${kind}: ${id} ${JSON.stringify(params)}`);
    this.kind = kind;
    this.id = id;
    this.params = params;
  }
}

/**
 * @typedef {object} Request
 * @property {string} call
 * @property {(result: any) => void} resolve
 * @property {(problem: EngineError) => void} reject
 * @property {(share: number) => void} onProgress
 * @property {number} tries
 */

export class Engine {
  /** @type {Signal<EngineProgress>} */
  progress = signal({ stage: 'runtime', loaded: 0, total: 0 });
  /** Why it does not start; a later sign of life clears it. @type {Signal<EngineFailure | null>} */
  failure = signal(null);
  ready = computed(() => this.progress.value.stage === 'ready');
  /** How often a worker had to be replaced. */
  restarts = signal(0);

  /** @type {Worker | null} */ #worker = null;
  /** Unanswered requests, oldest first. @type {Map<number, Request>} */ #pending = new Map();
  #lastId = 0;
  /** The open match as last heard, to be loaded into a new worker. @type {EngineSave | null} */
  #save = null;
  /** The way to start that is being gone. @type {StartAttempt | null} */ #attempt = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #attemptTimer;
  /** Runs while the worker starts. @type {ReturnType<typeof setTimeout> | undefined} */ #watchdog;
  /** Runs while something is asked. @type {ReturnType<typeof setTimeout> | undefined} */ #listening;

  /** @param {URL} script where worker.js lies */
  constructor(script) {
    this.script = script;
  }

  /** Starts a worker, or starts anew after a failure. What was asked meanwhile is not lost. */
  start() {
    this.#end();
    this.failure.value = null;
    this.progress.value = { stage: 'runtime', loaded: 0, total: 0 };
    let asModule = false;
    const options = {
      name: JSON.stringify(barredWays()),
      /** @returns {'module'} only browsers that know module workers look */
      get type() {
        asModule = true;
        return 'module';
      },
    };
    if (typeof Worker === 'undefined') return this.#fail('no-module-worker', {});
    const worker = new Worker(this.script, options);
    this.#worker = worker;
    if (!asModule) return this.#fail('no-module-worker', {});
    let heard = false;
    // What a worker still says after it was given up counts no more.
    worker.onmessage = ({ data }) => {
      heard = true;
      if (worker === this.#worker) this.#hear(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker !== this.#worker) return;
      if (this.ready.value) this.#revive();
      else if (this.#attempt && bar(this.#attempt)) this.start();
      else if (heard) this.#fail('start-failed', { message: event.message ?? '' });
      else this.#fail('worker-missing', {});
    };
    this.#watch();
  }

  /**
   * Asks the engine. Waits for it to be ready; only a request that brings the worker down again
   * and again is refused. What is thought about is refused with kind "stopped" when the match
   * changes or somebody asks for "stop".
   * @param {string} method @param {object} params @param {(share: number) => void} [onProgress] hears
   *   how much of a long thought is done, 0 to 1 @returns {Promise<any>}
   */
  call(method, params, onProgress = () => {}) {
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const call = JSON.stringify({ method, params });
      this.#pending.set(this.#lastId, { call, resolve, reject, onProgress, tries: 0 });
      if (this.ready.value) this.#post(this.#lastId);
    });
  }

  /** @param {number} id */
  #post(id) {
    const request = /** @type {Request} */ (this.#pending.get(id));
    request.tries += 1;
    if (!this.#listening) this.#listen();
    this.#worker?.postMessage({ id, call: request.call });
  }

  /** @param {any} message */
  #hear(message) {
    if (message.failure) return this.#fail(message.failure.id, message.failure.detail ?? {});
    if (message.stage) return this.#advance(message);
    if (message.attempt) return this.#watchAttempt(message.attempt);
    if (message.incomplete) return noteIncomplete(message.incomplete);
    const request = this.#pending.get(message.id);
    if (!request) return;
    if (!message.reply) {
      this.#listen();
      return request.onProgress(message.thinking);
    }
    this.#pending.delete(message.id);
    this.#listen();
    const { result, error } = JSON.parse(message.reply);
    if (result?.save) this.#save = result.save;
    if (error) request.reject(new EngineError(error.kind, error.id, error.params));
    else request.resolve(result);
  }

  /** @param {StartAttempt | null} attempt */
  #watchAttempt(attempt) {
    clearTimeout(this.#attemptTimer);
    this.#attempt = attempt;
    if (!attempt) return;
    this.#attemptTimer = setTimeout(() => {
      if (bar(attempt)) this.start();
    }, attempt.settle + GRACE);
  }

  /** @param {Omit<StartTaken, 'incomplete'>} taken */
  #note(taken) {
    startTaken.value = { ...taken, incomplete: null };
    // Such a wait is too long to be gone through at every start.
    for (const past of taken.refused) if (past.id === 'no-answer') bar(past);
  }

  /** @param {any} message */
  #advance({ stage, loaded = 0, total = 0, way, refused }) {
    if (this.failure.value?.id === 'too-slow') this.failure.value = null;
    this.progress.value = { stage, loaded, total };
    if (stage !== 'ready') return this.#watch();
    clearTimeout(this.#watchdog);
    this.#watchAttempt(null);
    this.#note({ way, refused });
    const waiting = [...this.#pending.keys()];
    // A worker that replaces another one first gets the open match back.
    if (this.#save) this.call('load', { save: this.#save, seat: null }).catch(() => {});
    for (const id of waiting) this.#post(id);
  }

  #watch() {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      this.failure.value = { id: 'too-slow', detail: {} };
    }, SILENCE);
  }

  /** Gives the worker time until its next word, as long as something is asked of it. */
  #listen() {
    clearTimeout(this.#listening);
    this.#listening = this.#pending.size ? setTimeout(() => this.#revive(), HUNG) : undefined;
  }

  /** The worker died or hangs: replace it, and ask again what it did not answer. */
  #revive() {
    this.restarts.value += 1;
    for (const [id, request] of this.#pending) {
      if (request.tries < TRIES) continue;
      this.#pending.delete(id);
      request.reject(new EngineError('engine', 'engine-lost', {}));
    }
    this.start();
  }

  /** @param {EngineFailure['id']} id @param {Record<string, any>} detail */
  #fail(id, detail) {
    this.#end();
    this.failure.value = { id, detail };
  }

  #end() {
    clearTimeout(this.#watchdog);
    this.#watchAttempt(null);
    clearTimeout(this.#listening);
    this.#listening = undefined;
    this.#worker?.terminate();
    this.#worker = null;
  }
}
