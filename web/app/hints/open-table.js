// A match with all hands open, for a class in front of one screen: what each legal action may bring,
// from what its seat may know. Anybody may say what is played; a step back is always free.
import { signal } from '@preact/signals';
import { EngineError } from '../engine/engine.js';
import { ADVICE, Thinker, turnOf } from '../engine/thinker.js';

/**
 * @typedef {object} Shown
 * @property {View[]} views what each seat sees
 * @property {Advice | null} advice null until it has been thought out
 * @property {number} share how much of that is done, 0 to 1
 */

/** @typedef {{ engine: Asked, record: MatchRecord, patience: ReadonlySignal<Patience> }} Means */

export class OpenTable {
  /** @param {Means} means */
  constructor(means) {
    this.#means = means;
    this.#thinker = new Thinker(means.engine);
  }

  /** @type {Means} */ #means;
  /** @type {Thinker} */ #thinker;
  /** Raised whenever what is under way must not reach the screen any more. */
  #epoch = 0;
  shown = signal(/** @type {Shown | null} */ (null));
  /** What happened since the hands were opened. @type {Signal<GameEvent[]>} */
  events = signal([]);
  /** A computer player is about to act. */
  busy = signal(false);
  /** Why there is no answer. @type {Signal<EngineError | null>} */
  problem = signal(null);

  get record() {
    return this.#means.record;
  }

  /** Shows the table as it is and thinks about it. */
  look() {
    return this.#flow((live) => this.#look(live));
  }

  /** @param {Action} action a legal one of the seat to act */
  act(action) {
    return this.#change((engine) => engine.call('apply', { action, seat: null }));
  }

  /** The computer player in the seat to act does what it would do. @param {string} level */
  step(level) {
    const params = { level, seat: null, ...turnOf(this.record.doc.page, this.#means.patience.value) };
    return this.#change((_engine, live) => this.#thinker.ask('computer', params, live));
  }

  /** One action back. */
  back() {
    const to = this.record.doc.log.length - 1;
    if (to < 0) return undefined;
    return this.#flow(async (live) => {
      const snapshot = await this.#means.engine.call('undo', { to, seat: null });
      this.record.takeBack();
      this.record.keep(snapshot);
      this.events.value = [];
      await this.#look(live);
    });
  }

  close() {
    this.#epoch += 1;
    this.#thinker.stop();
  }

  /** @param {(engine: Asked, live: () => boolean) => Promise<Snapshot | null>} ask */
  #change(ask) {
    const seat = this.shown.value?.views[0].to_act ?? null;
    if (seat === null || this.busy.value) return undefined;
    return this.#flow(async (live) => {
      this.busy.value = true;
      const snapshot = await ask(this.#means.engine, live);
      if (snapshot) this.record.keep(snapshot);
      if (!live() || !snapshot) return;
      this.events.value = [...this.events.value, ...snapshot.events];
      await this.#look(live);
    });
  }

  /** @param {() => boolean} live */
  async #look(live) {
    const { engine, patience } = this.#means;
    this.record.keep(await engine.call('view', { seat: null }));
    const views = await engine.call('odds', {});
    if (!live()) return;
    this.busy.value = false;
    this.shown.value = { views, advice: null, share: 0 };
    if (views[0].is_over) return;
    const advice = await this.#thinker.ask('advise', ADVICE[patience.value], live, (share) => {
      if (live()) this.shown.value = { views, advice: null, share };
    });
    if (live()) this.shown.value = { views, advice, share: 1 };
  }

  /** Runs one flow; starting another one makes it stale. @param {(live: () => boolean) => Promise<void>} flow */
  async #flow(flow) {
    this.#epoch += 1;
    const epoch = this.#epoch;
    const live = () => epoch === this.#epoch;
    this.problem.value = null;
    try {
      await flow(live);
    } catch (problem) {
      const refusal = EngineError.of(problem);
      if (live()) this.problem.value = refusal;
    } finally {
      if (live()) this.busy.value = false;
    }
  }
}
