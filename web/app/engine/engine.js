// The page's end of the wire to the engine: starts the worker, matches answers to requests by id,
// notices when nothing comes back, and brings a dead worker back with its match.
import { signal, computed } from '@preact/signals';
import { SITE, underOwnPolicy } from '../site.js';
import {
  bar,
  barredWays,
  noteIncomplete,
  notePrepared,
  noteUnprepared,
  preparedWith,
  startTaken,
} from './start-ways.js';

/** @import { EngineFailure, EngineProgress, EngineSave, StartAttempt, StartTaken, Wheel } from '../types.js' */
/** @import { Signal } from '@preact/signals' */

/** Nothing heard for so long while starting: say so. The start goes on behind the message. */
const SILENCE = 12_000;
/** An answer, or a word that it is thinking, takes milliseconds; a worker silent for so long is hung. */
const HUNG = 8_000;
/** The same for a wheel that is being installed, which Python may have to compile first; and for the whole of that. */
const HUNG_INSTALLING = 30_000;
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
 * @property {Wheel | null} wheel to be installed before it is answered
 * @property {boolean} sent
 * @property {number} tries
 */

/** What a call asks for if its game is in no package that is installed. */
const UNKNOWN_GAME = 'unknown-game';

export class Engine {
  /** @type {Signal<EngineProgress>} */
  progress = signal({ stage: 'runtime', loaded: 0, total: 0 });
  /** Why it does not start; a later sign of life clears it. @type {Signal<EngineFailure | null>} */
  failure = signal(null);
  ready = computed(() => this.progress.value.stage === 'ready');
  /** How often a worker had to be replaced. */
  restarts = signal(0);
  /**
   * Brings a worker that has just started what it needs beyond the site: games in wheels of their own.
   * Calls about a game that is unknown until then are asked once more. Never rejects.
   * @type {(isNew: boolean) => Promise<void>} isNew: the worker has nothing of it yet
   */
  equip = async () => {};

  /** @type {Worker | null} */ #worker = null;
  /** Unanswered requests, oldest first. @type {Map<number, Request>} */ #pending = new Map();
  #lastId = 0;
  /** Requests go out at once: the worker has the open match. */
  #isOpen = false;
  /** What `equip` does for the present worker. @type {Promise<void> | null} */ #equipping = null;
  #isEquipped = false;
  /** The open match as last heard, to be loaded into a new worker. @type {EngineSave | null} */
  #save = null;
  /** The way to start that is being gone. @type {StartAttempt | null} */ #attempt = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #attemptTimer;
  /** Runs while the worker starts. @type {ReturnType<typeof setTimeout> | undefined} */ #watchdog;
  /** Runs while something is asked. @type {ReturnType<typeof setTimeout> | undefined} */ #listening;

  /** @param {URL} script where worker.js lies */
  constructor(script) {
    this.#script = underOwnPolicy(script);
  }

  #script;

  /** Starts a worker, or starts anew after a failure. What was asked meanwhile is not lost. */
  start() {
    this.#end();
    this.failure.value = null;
    this.progress.value = { stage: 'runtime', loaded: 0, total: 0 };
    let asModule = false;
    // The page's own copy of its files serves the worker, too.
    const isLocal = Boolean(navigator.serviceWorker?.controller);
    const options = {
      name: JSON.stringify({ barred: barredWays(), isLocal, prepared: preparedWith() }),
      /** @returns {'module'} only browsers that know module workers look */
      get type() {
        asModule = true;
        return 'module';
      },
    };
    if (typeof Worker === 'undefined') return this.#fail('no-module-worker', {});
    const worker = new Worker(this.#script, options);
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
    return this.#ask(method, params, onProgress, this.#isOpen);
  }

  /**
   * Installs a game in a wheel of its own. Call it from `equip`, or once the engine is ready; a new
   * worker does not have it.
   * @param {Wheel} wheel @param {string} method @param {object} params asks for what has come with it
   * @returns {Promise<any>} rejects with an EngineError of kind "addon" if it is unsound, of kind
   *   "engine" if it brings the worker down, of kind "stopped" if the worker is replaced meanwhile
   */
  install(wheel, method, params) {
    // Whatever it says meanwhile, and in whose name: only its end ends this.
    const limit = setTimeout(() => this.#revive(), HUNG_INSTALLING);
    return this.#ask(method, params, () => {}, true, wheel).finally(() => clearTimeout(limit));
  }

  /** @param {string} method @param {object} params @param {(share: number) => void} onProgress
   *  @param {boolean} isNow it need not wait @param {Wheel | null} [wheel] @returns {Promise<any>} */
  #ask(method, params, onProgress, isNow, wheel = null) {
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const call = JSON.stringify({ method, params });
      this.#pending.set(this.#lastId, { call, resolve, reject, onProgress, wheel, sent: false, tries: 0 });
      if (isNow) this.#post(this.#lastId);
    });
  }

  /** @param {number} id */
  #post(id) {
    const request = /** @type {Request} */ (this.#pending.get(id));
    request.tries += 1;
    request.sent = true;
    const { call, wheel } = request;
    if (!this.#listening || wheel) this.#listen();
    this.#worker?.postMessage(wheel ? { id, call, wheel } : { id, call });
  }

  /** Sends what has not been sent to this worker yet. */
  #postAll() {
    for (const [id, { sent }] of [...this.#pending]) if (!sent) this.#post(id);
  }

  /** @param {any} message */
  #hear(message) {
    if (message.failure) return this.#fail(message.failure.id, message.failure.detail ?? {});
    if (message.stage) return this.#advance(message);
    if (message.attempt) return this.#watchAttempt(message.attempt);
    if (message.incomplete) return noteIncomplete(message.incomplete);
    if (message.prepared) return notePrepared(message.prepared);
    if (message.unprepared) return noteUnprepared(message.unprepared);
    const request = this.#pending.get(message.id);
    if (!request) return;
    if (!message.reply) {
      this.#listen();
      return request.onProgress(message.progress);
    }
    const { result, error } = JSON.parse(message.reply);
    if (error?.id === UNKNOWN_GAME && !this.#isEquipped) return this.#askLater(message.id);
    this.#pending.delete(message.id);
    this.#listen();
    if (result?.save) this.#save = result.save;
    if (error) request.reject(new EngineError(error.kind, error.id, error.params));
    else request.resolve(result);
  }

  /** The game may be among those that are being installed. @param {number} id */
  async #askLater(id) {
    const request = /** @type {Request} */ (this.#pending.get(id));
    const worker = this.#worker;
    request.tries -= 1;
    this.#listen();
    await this.#equipping;
    // A worker that came in the meantime is asked anyway.
    if (worker === this.#worker && this.#pending.has(id)) this.#post(id);
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

  /** @param {{ stage: EngineProgress['stage'], loaded: number, total: number } & Omit<StartTaken, 'incomplete'>} told
   *  way, refused: only when it is ready */
  #advance({ stage, loaded, total, way, refused }) {
    if (this.failure.value?.id === 'too-slow') this.failure.value = null;
    this.progress.value = { stage, loaded, total };
    if (stage !== 'ready') return this.#watch();
    clearTimeout(this.#watchdog);
    this.#watchAttempt(null);
    startTaken.value = { way, refused, incomplete: null };
    // Such a wait is too long to be gone through at every start.
    for (const past of refused) if (past.id === 'no-answer') bar(past);
    void this.#open();
  }

  /** From here on, requests reach the worker. */
  async #open() {
    const worker = this.#worker;
    this.#equip(true);
    // A worker that replaces another one first gets the open match back.
    if (this.#save) {
      await this.#ask('load', { save: this.#save, seat: null }, () => {}, true).catch(() => {});
      if (worker !== this.#worker) return;
    }
    this.#isOpen = true;
    this.#postAll();
  }

  /** There is more for a worker that has started: another tab has added a game. */
  equipAgain() {
    if (this.ready.value) this.#equip(false);
  }

  /** One after another. @param {boolean} isNew */
  #equip(isNew) {
    const [worker, before] = [this.#worker, this.#equipping];
    this.#isEquipped = false;
    /** @type {Promise<void>} */
    const equipping = Promise.resolve(before).then(async () => {
      if (worker === this.#worker) await this.equip(isNew);
      if (equipping === this.#equipping) this.#isEquipped = true;
    });
    this.#equipping = equipping;
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
    const asked = [...this.#pending.values()];
    const patience = asked.some(({ wheel }) => wheel) ? HUNG_INSTALLING : HUNG;
    this.#listening = asked.length ? setTimeout(() => this.#revive(), patience) : undefined;
  }

  /** The worker died or hangs: replace it, and ask again what it did not answer. */
  #revive() {
    this.restarts.value += 1;
    for (const [id, request] of this.#pending) {
      if (request.tries < TRIES && !request.wheel) continue;
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
    this.#isOpen = false;
    this.#equipping = null;
    for (const [id, request] of this.#pending) {
      request.sent = false;
      if (!request.wheel) continue;
      this.#pending.delete(id);
      request.reject(new EngineError('stopped', 'stopped', {}));
    }
    clearTimeout(this.#watchdog);
    this.#watchAttempt(null);
    clearTimeout(this.#listening);
    this.#listening = undefined;
    this.#worker?.terminate();
    this.#worker = null;
  }
}

/** That of the page; main.js starts it. */
export const engine = new Engine(new URL('worker.js', SITE));
