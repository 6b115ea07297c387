// Whom the page asks: its own Python, in which no stranger's code ever runs, or the one of an added game, which is
// started when somebody asks about that game. There is at most one of these, and one match is open in one of them.
import { effect, signal } from '@preact/signals';
import { SITE } from '../site.js';
import { Guest } from './guest.js';
import { addonWith } from './known-games.js';
import { EngineError } from './interpreter.js';
import { OwnPython } from './own-python.js';

export { EngineError };

/** What puts a match on the table. */
const OPENING = ['new', 'load', 'lesson_lay'];
/** What a person waits for and what changes nothing: a second Python thinks about it, too. */
const SHARED = ['advise', 'explain', 'judge'];
/** With fewer cores there is none to spare for it. */
const CORES = 4;
/** What is about no match and names no game, or names it in a text that has to be read first. */
const READING = ['inspect', 'link', 'lesson', 'results'];

/** The page's own once more: with two of them there is less memory, so how it starts tells nothing of the next visit. */
class Second extends OwnPython {
  /** @param {any} message @override */
  hear(message) {
    if (message.stage || message.failure) super.hear(message);
  }
}

export class Engine {
  /** How often a worker had to be replaced. */
  restarts = signal(0);
  /** How many Pythons think side by side about what a person waits for. */
  minds = signal(1);
  #own;
  #script;
  /** Started when first of use; with the match of the first as it was last laid. @type {Second | null} */
  #second = null;
  /** @type {EngineSave | null} */ #laid = null;
  /** @type {{ name: string, python: Guest } | null} */ #guest = null;
  /** Which has the open match. @type {Interpreter} */ #table;

  /** @param {URL} script where worker.js lies */
  constructor(script) {
    this.#script = script;
    this.#own = new OwnPython(this.restarts, script);
    this.#table = this.#own;
    this.progress = this.#own.progress;
    this.failure = this.#own.failure;
    this.ready = this.#own.ready;
    this.isCalm = this.#own.isCalm;
  }

  /** Brings an added game by `host`, at once: see addons/add-game.js. @type {(addon: Addon) => void} */
  invite = () => {};

  /** Starts the page's own Python, or starts it anew after a failure. What was asked meanwhile is not lost. */
  start() {
    this.#own.start();
  }

  /**
   * Asks about the game that the question names, or about the open match. See Interpreter.call.
   * @template {string} Method @param {Method} method @param {Record<string, any>} params
   * @param {(share: number) => void} [onProgress] hears how much of a long thought is done, 0 to 1
   * @returns {Promise<Answer<Method>>} rejects with an EngineError
   */
  async call(method, params, onProgress = () => {}) {
    if (READING.includes(method)) return this.#read(method, params, onProgress);
    const game = params.game ?? params.save?.game ?? params.script?.game;
    const python = game === undefined ? this.#table : this.#pythonOf(game);
    if (OPENING.includes(method)) this.#turnTo(python);
    if (method === 'stop') this.#second?.call(method, params, onProgress).catch(() => {});
    const isShared = python === this.#own && SHARED.includes(method);
    return (isShared ? this.#idler() : python).call(method, params, onProgress);
  }

  /** Of the page's own Pythons the one that has less to do. */
  #idler() {
    const own = this.#own;
    if (!this.#second && navigator.hardwareConcurrency >= CORES) this.#startSecond();
    const second = this.#second;
    if (!second?.ready.value || second.asked > own.asked) return own;
    if (this.#laid !== own.save) second.call('load', { save: own.save, seat: null }, () => {}).catch(() => {});
    this.#laid = own.save;
    return second;
  }

  /** Without it everything goes on as with fewer cores. */
  #startSecond() {
    const second = new Second(signal(0), this.#script);
    this.#second = second;
    second.start();
    effect(() => {
      const isLost = second.failure.value !== null;
      this.minds.value = second.ready.value && !isLost ? 2 : 1;
      if (!isLost) return;
      second.end();
      second.refuse(new EngineError('stopped', 'stopped', {}));
    });
  }

  /**
   * Gives an added game a Python of its own, in the place of the one before.
   * @param {string} name of the package @param {Promise<Wheel | null>} wheel null if its file is lost
   * @returns {Promise<AddedGame[]>} what its games say of themselves; rejects with an EngineError of kind "addon" if
   *   it is unsound, of kind "engine" if it is lost, of kind "stopped" if it has to go meanwhile
   */
  host(name, wheel) {
    this.dismiss();
    const python = new Guest(this.restarts, name, wheel);
    this.#guest = { name, python };
    python.start();
    return python.games;
  }

  /** Ends whichever game of an added package runs, and nothing of it goes on; with a name, only that one.
   *  @param {string} [name] of the package */
  dismiss(name = this.#guest?.name) {
    if (!this.#guest || this.#guest.name !== name) return;
    const { python } = this.#guest;
    this.#guest = null;
    if (this.#table === python) this.#table = this.#own;
    python.leave(new EngineError('stopped', 'stopped', {}));
  }

  /** @param {string} method @param {object} params @param {(share: number) => void} onProgress */
  async #read(method, params, onProgress) {
    try {
      return await this.#own.call(method, params, onProgress);
    } catch (problem) {
      const isElsewhere = problem instanceof EngineError && problem.id === 'unknown-game';
      const python = isElsewhere ? this.#pythonOf(problem.params.game) : this.#own;
      if (python === this.#own) throw problem;
      return python.call(method, params, onProgress);
    }
  }

  /** @param {unknown} game an id, as somebody says @returns {Interpreter} */
  #pythonOf(game) {
    const addon = addonWith(game);
    if (!addon) return this.#own;
    const name = addon.about.package;
    if (this.#guest?.name !== name || this.#guest.python.isOver) this.invite(addon);
    return this.#guest?.name === name ? this.#guest.python : this.#own;
  }

  /** Whoever had the match before need not think about it any more. @param {Interpreter} python */
  #turnTo(python) {
    if (python !== this.#table) this.#table.call('stop', {}, () => {}).catch(() => {});
    this.#table = python;
  }
}

/** That of the page; main.js starts it. */
export const engine = new Engine(new URL('worker.js', SITE));
