// An added game in a Python of its own: a frame of no origin, in which a worker runs that may fetch nothing and keep
// nothing (web/frame.js, web/guest.js). All it gets are the files of Python and of the engine, handed in; all that
// comes from it are answers to what it was asked, and they are a stranger's.
import FRAME from '../frame.js';
import { isObject, isText, listOf, record } from '../storage/shape.js';
import { EngineError, Interpreter } from './interpreter.js';
import { isGame } from './known-games.js';
import { barredWays } from './own-python.js';
import { programOf, Supplied } from './supplied.js';

const PROGRAM = 'guest.js';
/** In milliseconds: for Python to start, which is not the game's to hurry; and for the game to be installed, which
 *  Python may have to compile first. */
const STARTING = 120_000;
const INSTALLING = 30_000;
/** How often one may be lost and be started again. */
const LIVES = 3;
/** Whoever says more than so much within so many milliseconds does not mean to be understood. */
const MOST_WORDS = 1_000;
const WITHIN = 1_000;

const isFailure = record({ kind: isText, id: isText, params: isObject });

export class Guest extends Interpreter {
  /** What its games say of themselves. @type {Promise<AddedGame[]>} */
  games;
  /** It is not there any more, or never came. */
  isOver = false;

  /** @type {string} */ #name;
  /** @type {Promise<Wheel | null>} */ #wheel;
  /** Of its games. @type {string[]} */ #ids = [];
  /** How far it has come: its Python is there, and its games. @type {'' | 'installing' | 'installed'} */
  #stage = '';
  #lives = LIVES;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #limit;
  /** @type {(games: AddedGame[]) => void} */ #arrived = () => {};
  /** @type {(problem: EngineError) => void} */ #failed = () => {};

  /** @param {Signal<number>} restarts @param {string} name of the package
   *  @param {Promise<Wheel | null>} wheel null if its file is lost */
  constructor(restarts, name, wheel) {
    super(restarts);
    this.#name = name;
    this.#wheel = wheel;
    this.games = new Promise((resolve, reject) => {
      this.#arrived = resolve;
      this.#failed = reject;
    });
  }

  /** @override */
  get patience() {
    return this.#stage === 'installed' ? super.patience : INSTALLING;
  }

  /** @override */
  start() {
    this.end();
    this.#allow(STARTING);
    void this.#start();
  }

  async #start() {
    const lives = this.#lives;
    const [wheel, program] = await Promise.all([this.#wheel, programOf(PROGRAM, false)]);
    if (this.isOver || lives !== this.#lives) return;
    if (!wheel) return this.leave(new EngineError('addon', 'gone', {}));
    if (!program) return this.leave(new EngineError('engine', 'not-started', {}));
    const frame = new Frame({ program, barred: barredWays(), wheel }, () => {
      if (this.isAt(frame)) this.revive();
    });
    this.attend(frame);
  }

  /** @param {any} message @override */
  hear(message) {
    if (isFailure(message?.failure)) {
      const { kind, id, params } = message.failure;
      this.leave(new EngineError(kind, id, params));
    }
    // Whatever it says from then on, and in whose name: only its end ends this.
    if (message?.stage === 'installing' && !this.#stage) {
      this.#stage = 'installing';
      this.#allow(INSTALLING);
    }
    if (message?.stage === 'ready') void this.#adopt();
  }

  /** @param {number} milliseconds until its games are there */
  #allow(milliseconds) {
    clearTimeout(this.#limit);
    this.#limit = setTimeout(() => this.revive(), milliseconds);
  }

  async #adopt() {
    try {
      const games = await this.ask('adopt', { package: this.#name }, () => {}, true);
      if (!listOf(isGame)(games)) throw new EngineError('addon', 'info', { field: 'info' });
      clearTimeout(this.#limit);
      this.#stage = 'installed';
      this.#ids = games.map((/** @type {AddedGame} */ { id }) => id);
      this.#arrived(games);
      await this.open();
    } catch (problem) {
      this.leave(EngineError.of(problem));
    }
  }

  /** @param {string} method @param {object} params @param {(share: number) => void} onProgress @param {boolean} isNow
   *  @override */
  async ask(method, params, onProgress, isNow) {
    if (this.isOver) throw new EngineError('engine', 'engine-lost', {});
    const answer = await super.ask(method, params, onProgress, isNow);
    // It has no word in another game's matches.
    if (answer?.save && !this.#ids.includes(answer.save.game)) throw new EngineError('addon', 'broken', {});
    return answer;
  }

  /** @override */
  revive() {
    this.#lives -= 1;
    if (this.#ids.length && this.#lives) super.revive();
    else this.leave(new EngineError('engine', 'engine-lost', {}));
  }

  /** @override */
  end() {
    clearTimeout(this.#limit);
    this.#stage = '';
    super.end();
  }

  /** Ends it for good. @param {EngineError} problem what whoever still asks it hears */
  leave(problem) {
    this.isOver = true;
    this.end();
    this.#failed(problem);
    this.refuse(problem);
  }
}

/** A worker inside a frame of no origin, for whoever takes it for a worker. */
class Frame extends Supplied {
  #frame = document.createElement('iframe');
  #onEnd;
  #words = 0;
  #since = 0;

  /** @param {{ program: BlobPart[], barred: object, wheel: Wheel }} start @param {() => void} onEnd it is lost */
  constructor(start, onEnd) {
    const { port1, port2 } = new MessageChannel();
    super(port1, onEnd);
    this.#onEnd = onEnd;
    this.#frame.sandbox.add('allow-scripts');
    this.#frame.hidden = true;
    this.#frame.srcdoc = FRAME;
    this.#frame.onload = () => this.#frame.contentWindow?.postMessage(start, '*', [port2]);
    document.body.append(this.#frame);
  }

  /** @override */
  terminate() {
    super.terminate();
    this.#frame.remove();
  }

  /** @param {MessageEvent} event @override */
  hear(event) {
    const now = performance.now();
    if (now - this.#since > WITHIN) [this.#words, this.#since] = [0, now];
    this.#words += 1;
    if (this.#words > MOST_WORDS) this.#onEnd();
    else super.hear(event);
  }
}
