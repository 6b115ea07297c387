// The page's own Python, in a worker of its own: how it is started, by which ways, and what keeps it from starting.
import { computed, signal } from '@preact/signals';
import { isOneFile, underOwnPolicy } from '../site.js';
import { Interpreter } from './interpreter.js';
import { readValue, write } from '../storage/local-storage.js';
import { isText, listOf, record } from '../storage/shape.js';
import { glueOf, programOf, Supplied } from './supplied.js';

/** Nothing heard for so long while starting: say so. The start goes on behind the message. */
const SILENCE = 12_000;
/** A way to start that has not ended so much later than it ever does, hangs. */
const GRACE = 2_000;
/** Nothing is fetched in advance while somebody waits for the first deal, in milliseconds after it is ready. */
const CALM = 1_500;
const PROGRAM = 'one-file/worker.js';

export class OwnPython extends Interpreter {
  /** @type {Signal<EngineProgress>} */
  progress = signal({ stage: 'runtime', loaded: 0, total: 0 });
  /** Why it does not start; a later sign of life clears it. @type {Signal<EngineFailure | null>} */
  failure = signal(null);
  ready = computed(() => this.progress.value.stage === 'ready');
  /** It has been ready for a while: what may come later, may come now. */
  isCalm = signal(false);

  /** The way to start that is being gone. @type {StartAttempt | null} */ #attempt = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #attemptTimer;
  /** Runs while the worker starts. @type {ReturnType<typeof setTimeout> | undefined} */ #watchdog;
  #script;
  #starts = 0;

  /** @param {Signal<number>} restarts @param {URL} script where worker.js lies */
  constructor(restarts, script) {
    super(restarts);
    this.#script = script;
  }

  /** @override */
  start() {
    this.end();
    this.failure.value = null;
    this.progress.value = { stage: 'runtime', loaded: 0, total: 0 };
    this.#watch();
    this.#starts += 1;
    void (isOneFile ? this.#startSupplied(this.#starts) : this.#startModule(this.#starts));
  }

  /** With all that it needs fetched by itself. @param {number} start */
  async #startModule(start) {
    let asModule = false;
    const prepared = preparedWith();
    // The page's own copy of its files serves the worker, too.
    const isLocal = Boolean(navigator.serviceWorker?.controller);
    // Where there is no copy, an earlier visit has fetched what is kept compiled.
    const isFirst = !isLocal && (globalThis.isSecureContext || !prepared);
    const glue = isFirst ? await glueOf(true) : null;
    if (start !== this.#starts) return;
    const options = {
      name: JSON.stringify({ barred: barredWays(), isLocal, isPacked: glue !== null, prepared }),
      /** @returns {'module'} only browsers that know module workers look */
      get type() {
        asModule = true;
        return 'module';
      },
    };
    if (typeof Worker === 'undefined') return this.#fail('no-module-worker', {});
    const script = underOwnPolicy(this.#script, glue ?? '');
    const worker = new Worker(script, options);
    this.attend(worker);
    let heard = false;
    const hear = () => {
      heard = true;
      URL.revokeObjectURL(script);
    };
    worker.addEventListener('message', hear, { once: true });
    worker.onerror = (event) => {
      event.preventDefault();
      if (!this.isAt(worker)) return;
      if (heard || this.ready.value) this.#lose(event.message ?? '');
      else this.#fail('worker-missing', {});
    };
    if (!asModule) this.#fail('no-module-worker', {});
  }

  /** With all that it needs handed to it. @param {number} start */
  async #startSupplied(start) {
    const program = await programOf(PROGRAM, true);
    if (start !== this.#starts) return;
    if (!program) return this.#fail('worker-missing', {});
    const known = { barred: barredWays(), isLocal: true, isPacked: true };
    const worker = new SuppliedWorker(program, known, (problem) => {
      if (this.isAt(worker)) this.#lose(problem);
    });
    this.attend(worker);
  }

  /** It has ended by itself. @param {string} message */
  #lose(message) {
    if (this.ready.value) this.revive();
    else if (this.#attempt && bar(this.#attempt)) this.start();
    else this.#fail('start-failed', { message });
  }

  /** @param {any} message @override */
  hear(message) {
    if (message.failure) this.#fail(message.failure.id, message.failure.detail ?? {});
    else if (message.stage) this.#advance(message);
    else if (message.attempt) this.#watchAttempt(message.attempt);
    else note(message);
  }

  /** @override */
  end() {
    clearTimeout(this.#watchdog);
    this.#watchAttempt(null);
    super.end();
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
    void this.open();
    setTimeout(() => {
      this.isCalm.value = true;
      this.tell({ prepare: true });
    }, CALM);
  }

  #watch() {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      this.failure.value = { id: 'too-slow', detail: {} };
    }, SILENCE);
  }

  /** @param {EngineFailure['id']} id @param {Record<string, any>} detail */
  #fail(id, detail) {
    this.end();
    this.failure.value = { id, detail };
  }
}

/** A worker of the page's own that fetches nothing. */
class SuppliedWorker extends Supplied {
  #worker;
  #script;

  /** @param {BlobPart[]} program @param {object} known what the page knows of the start
   *  @param {(problem: string) => void} onEnd */
  constructor(program, known, onEnd) {
    const { port1, port2 } = new MessageChannel();
    super(port1, onEnd);
    this.#script = URL.createObjectURL(new Blob(program, { type: 'text/javascript' }));
    this.#worker = new Worker(this.#script);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      onEnd(event.message ?? '');
    };
    this.#worker.postMessage(known, [port2]);
  }

  /** @override */
  terminate() {
    super.terminate();
    this.#worker.terminate();
    URL.revokeObjectURL(this.#script);
  }
}

// Which way the engine came up, for whoever wants to know; what is prepared for the next start; and
// the ways that once hung or crashed in this browser, which are not gone again until a new build brings
// something else to stand on.

const KEY = 'start:barred';
const PREPARED = 'start:prepared';

/** Null until the engine is ready. @type {Signal<StartTaken | null>} */
export const startTaken = signal(null);

/** @typedef {NonNullable<StartTaken['incomplete']>} StartFault */
/** @typedef {Pick<StartAttempt, 'way' | 'of'>} Barred */

/** @type {Barred[]} */
let barred = readValue(KEY, [], listOf(record({ way: isText, of: isText })));

export const barredWays = () => barred;

/** What an earlier start has prepared this one with: a hash. @returns {string | null} */
export const preparedWith = () => readValue(PREPARED, null, isText);

/** Whether there is another way to go: the last one is never barred. @param {Barred} attempt */
export function bar({ way, of }) {
  if (way === 'plain') return false;
  barred = [...barred.filter((past) => past.way !== way), { way, of }];
  write(KEY, JSON.stringify(barred));
  return true;
}

/** What comes to light after a start: with which hash the next one is prepared, or why it is not and the quickest way
 *  cannot be gone then, either; and what is missing of the library.
 *  @param {{ prepared?: string, unprepared?: StartFault, incomplete?: StartFault }} told */
export function note({ prepared, unprepared, incomplete }) {
  if (prepared) write(PREPARED, JSON.stringify(prepared));
  const { value } = startTaken;
  if (!value) return;
  const refused = value.refused.map((past) => (past.id === 'not-yet' ? { ...past, ...unprepared } : past));
  startTaken.value = { ...value, refused, incomplete: incomplete ?? value.incomplete };
}
