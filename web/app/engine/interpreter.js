// The page's end of the wire to one Python: matches answers to requests by id, notices when nothing comes back, and
// brings a dead Python back with its match. How one is started, those say who stand on this.
import { isObject, isText, parsed, record } from '../storage/shape.js';

/** An answer, or a word that it is thinking, takes milliseconds; a worker silent for so long is hung. */
const HUNG = 8_000;
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

  /** What was refused, where only that may have gone wrong; anything else goes on. @param {unknown} problem @returns {EngineError} */
  static of(problem) {
    if (problem instanceof EngineError) return problem;
    throw problem;
  }
}

const isRefusal = record({ kind: isText, id: isText, params: isObject });

/**
 * @typedef {object} Request
 * @property {string} call
 * @property {(result: any) => void} resolve
 * @property {(problem: EngineError) => void} reject
 * @property {(share: number) => void} onProgress
 * @property {boolean} sent
 * @property {number} tries
 */

export class Interpreter {
  /** @type {Wire | null} */ #wire = null;
  /** Unanswered requests, oldest first. @type {Map<number, Request>} */ #pending = new Map();
  #lastId = 0;
  /** Requests go out at once: the worker has the open match. */
  #isOpen = false;
  /** The open match as last heard, to be loaded into a new worker. @type {EngineSave | null} */
  save = null;
  /** Runs while something is asked. @type {ReturnType<typeof setTimeout> | undefined} */ #listening;
  /** @type {Signal<number>} */ #restarts;

  /** How long it may be silent while something is asked, in milliseconds. */
  get patience() {
    return HUNG;
  }

  /** @param {Signal<number>} restarts how often a worker had to be replaced */
  constructor(restarts) {
    this.#restarts = restarts;
  }

  /** How much it has not answered yet. */
  get asked() {
    return this.#pending.size;
  }

  /**
   * Asks it. Waits for it to be ready; only a request that brings the worker down again and again is refused. What is
   * thought about is refused with kind "stopped" when the match changes or somebody asks for "stop".
   * @param {string} method @param {object} params @param {(share: number) => void} onProgress
   * @returns {Promise<any>}
   */
  call(method, params, onProgress) {
    return this.ask(method, params, onProgress, this.#isOpen);
  }

  /** @param {string} method @param {object} params @param {(share: number) => void} onProgress
   *  @param {boolean} isNow it need not wait @returns {Promise<any>} */
  ask(method, params, onProgress, isNow) {
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const call = JSON.stringify({ method, params });
      this.#pending.set(this.#lastId, { call, resolve, reject, onProgress, sent: false, tries: 0 });
      if (isNow) this.#post(this.#lastId);
    });
  }

  /** Starts a worker, or starts anew; what was asked meanwhile is not lost. */
  start() {
    throw new Error('whoever stands on this starts it');
  }

  /** Says to the worker what is no request. @param {object} message */
  tell(message) {
    this.#wire?.postMessage(message);
  }

  /** What a worker says that is no answer. @param {any} _message */
  hear(_message) {}

  /** @param {Wire} wire of a worker that has just been started */
  attend(wire) {
    this.#wire = wire;
    // What a worker still says after it was given up counts no more.
    wire.onmessage = ({ data }) => {
      if (wire !== this.#wire) return;
      if (this.#pending.has(data?.id)) this.#answered(data);
      else if (data?.id === undefined) this.hear(data);
    };
  }

  /** @param {Wire} wire */
  isAt(wire) {
    return wire === this.#wire;
  }

  /** From here on, requests reach the worker. One that replaces another first gets the open match back. */
  async open() {
    const wire = this.#wire;
    if (this.save) {
      await this.ask('load', { save: this.save, seat: null }, () => {}, true).catch(() => {});
      if (wire !== this.#wire) return;
    }
    this.#isOpen = true;
    for (const [id, { sent }] of [...this.#pending]) if (!sent) this.#post(id);
  }

  /** The worker died or hangs: replace it, and ask again what it did not answer. */
  revive() {
    this.#restarts.value += 1;
    for (const [id, request] of this.#pending) {
      if (request.tries < TRIES) continue;
      this.#pending.delete(id);
      request.reject(new EngineError('engine', 'engine-lost', {}));
    }
    this.start();
  }

  /** Ends the worker; what was asked waits for another one. */
  end() {
    this.#isOpen = false;
    for (const request of this.#pending.values()) request.sent = false;
    clearTimeout(this.#listening);
    this.#listening = undefined;
    this.#wire?.terminate();
    this.#wire = null;
  }

  /** Nothing of what was asked is answered any more. @param {EngineError} problem */
  refuse(problem) {
    const asked = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of asked) reject(problem);
  }

  /** @param {number} id */
  #post(id) {
    const request = /** @type {Request} */ (this.#pending.get(id));
    request.tries += 1;
    request.sent = true;
    if (!this.#listening) this.#listen();
    this.#wire?.postMessage({ id, call: request.call });
  }

  /** @param {{ id: number, reply?: string, progress?: number }} message */
  #answered({ id, reply, progress }) {
    const request = /** @type {Request} */ (this.#pending.get(id));
    if (reply === undefined) {
      this.#listen();
      return request.onProgress(Number(progress));
    }
    const answer = parsed(reply);
    if (!isObject(answer) || (answer.error && !isRefusal(answer.error))) return this.revive();
    const { result, error } = answer;
    this.#pending.delete(id);
    this.#listen();
    if (result?.save) this.save = result.save;
    if (error) request.reject(new EngineError(error.kind, error.id, error.params));
    else request.resolve(result);
  }

  /** Gives the worker time until its next word, as long as something is asked of it. */
  #listen() {
    clearTimeout(this.#listening);
    this.#listening = this.#pending.size ? setTimeout(() => this.revive(), this.patience) : undefined;
  }
}
