// A finished match read again with all hands open: any moment of it, and what the decisions of one seat
// were worth, judged by what that seat knew then. The saved match is only read, never written.
import { computed, signal } from '@preact/signals';
import { EngineError } from '../engine/engine.js';
import { glance, newPagePart } from '../storage/page-part.js';
import { ADVICE, JUDGEMENT, Thinker } from '../engine/thinker.js';

/** @typedef {{ engine: Pick<Engine, 'call' | 'minds'>, patience: ReadonlySignal<Patience> }} Means */
/** @typedef {{ moment: number, share: number }} Work */

/** The costliest decisions are told; a few more are looked at twice, since the first look is a quick one. */
const TOLD = 3;
const LOOKED_AT_TWICE = 6;

/** From so many judged decisions on, it can be told how long the others will take. */
const TELLING = 3;

/** What was judged since the page was opened, by match and its state. @type {Map<string, Map<number, Weighed>>} */
const memory = new Map();

export class Review {
  /** @param {MatchDoc} doc of a finished match @param {Means} means */
  constructor(doc, means) {
    this.doc = doc;
    this.length = doc.log.length;
    this.#means = means;
    this.#thinker = new Thinker(means.engine);
    const { players } = doc.page;
    this.seat.value = Math.max(
      0,
      players.findIndex(({ kind }) => kind === 'human'),
    );
    this.judged.value = memory.get(this.#key) ?? new Map();
  }

  /** @type {Means} */ #means;
  /** @type {Thinker} */ #thinker;
  /** Raised whenever what is judged is not wanted any more. */
  #epoch = 0;
  #isClosed = false;
  #isLooking = false;

  outline = signal(/** @type {Outline | null} */ (null));
  /** How many actions are done at the moment that is asked for. */
  at = signal(0);
  /** The moment on the screen, with what each seat saw. @type {Signal<{ moment: number, views: View[] } | null>} */
  shown = signal(null);
  /** From one key moment to the next; else through all of it, step by step. */
  isLed = signal(true);
  /** Whose decisions are judged. @type {Signal<Seat>} */
  seat = signal(0);
  /** By moment, whoever made them. @type {Signal<Map<number, Weighed>>} */
  judged = signal(new Map());
  /** What is being judged. @type {Signal<Work | null>} */
  working = signal(null);
  /** Seconds that judging has taken so far, by the clock. */
  took = signal(0);
  /** Seconds until every decision is judged once, as it goes; null while nobody can tell. @type {Signal<number | null>} */
  left = signal(null);
  error = signal(/** @type {EngineError | null} */ (null));

  /** The moments at which the seat had a choice. */
  decisions = computed(() => {
    const { actors = [], choices = [] } = this.outline.value ?? {};
    return actors.flatMap((actor, moment) => (actor === this.seat.value && choices[moment] > 1 ? [moment] : []));
  });
  /** Those of them that are judged, in the order of the match. */
  known = computed(() => {
    const judged = this.judged.value;
    return this.decisions.value.flatMap((moment) => judged.get(moment) ?? []);
  });
  /** The clearly worse ones, costliest first. */
  costliest = computed(() =>
    byCost(this.known.value)
      .filter(({ clear }) => clear)
      .slice(0, TOLD),
  );

  /** Before it is opened: where somebody stood, whose decisions they looked at and by which way they went, as an
   *  entry of the history has kept it. @param {any} place */
  resume(place) {
    const { at, seat, led } = place ?? {};
    this.isLed.value = led !== false;
    if (Number.isInteger(at)) this.at.value = Math.min(Math.max(0, at), this.length);
    if (Number.isInteger(seat) && this.doc.page.players[seat]) this.seat.value = seat;
  }

  /** Reads the match and begins to judge. */
  async open() {
    this.error.value = null;
    const { page: _page, ...save } = this.doc;
    await this.#guard(async () => {
      await this.#means.engine.call('load', { save, seat: null });
      this.outline.value = await this.#means.engine.call('outline', {});
      await this.go(this.at.value);
    });
    if (!this.error.value) await this.judge();
  }

  /** Shows the match after so many actions; if several are asked for in a hurry, the last one.
   *  @param {number} moment */
  async go(moment) {
    this.at.value = Math.min(Math.max(0, moment), this.length);
    if (this.#isLooking) return;
    this.#isLooking = true;
    await this.#guard(async () => {
      while (!this.#isClosed && this.shown.value?.moment !== this.at.value) {
        const wanted = this.at.value;
        const views = await this.#means.engine.call('moment', { at: wanted });
        this.shown.value = { moment: wanted, views };
      }
    });
    this.#isLooking = false;
  }

  /** @param {Seat} seat */
  async choose(seat) {
    if (seat === this.seat.value) return;
    this.stop();
    this.seat.value = seat;
    await this.judge();
  }

  /** Judges the seat's decisions, as many at a time as there are minds, until all are or somebody stops it. */
  async judge() {
    this.#epoch += 1;
    const epoch = this.#epoch;
    const live = () => epoch === this.#epoch;
    const began = performance.now();
    const before = this.known.value.length;
    this.took.value = 0;
    this.left.value = null;
    /** @type {Set<number>} */
    const underWay = new Set();
    /** @param {(work: Work) => void} tell */
    const think = (tell) =>
      this.#guard(async () => {
        for (let next = this.#next(underWay); next; next = this.#next(underWay)) {
          const { moment, isFirm } = next;
          const budget = (isFirm ? ADVICE : JUDGEMENT)[this.#means.patience.value];
          underWay.add(moment);
          tell({ moment, share: 0 });
          const found = await this.#thinker.ask('judge', { at: moment, ...budget }, live, (share) => {
            if (live()) tell({ moment, share });
          });
          if (!live() || !found) return;
          underWay.delete(moment);
          this.took.value = (performance.now() - began) / 1000;
          this.judged.value = new Map(this.judged.value).set(moment, { ...found, moment, isFirm });
          memory.set(this.#key, this.judged.value);
          const done = this.known.value.length - before;
          if (done >= TELLING)
            this.left.value = (this.took.value / done) * (this.decisions.value.length - before - done);
          if (minds.length < this.#means.engine.minds.value) minds.push(think(() => {}));
        }
      });
    const minds = [think((work) => (this.working.value = work))];
    for (const mind of minds) await mind;
    if (live()) this.working.value = null;
  }

  /** Judges no more until it is asked again. */
  stop() {
    this.#epoch += 1;
    this.working.value = null;
    this.#thinker.stop();
  }

  /**
   * A match of its own that goes on from a moment of this one.
   * @param {number} at @param {Action | null} action done there instead of what was done; null: nothing yet
   * @returns {Promise<MatchDoc | null>} null if the engine gave none
   */
  async fork(at, action) {
    this.stop();
    /** @type {MatchDoc | null} */
    let doc = null;
    await this.#guard(async () => {
      const { view, save } = await this.#means.engine.call('fork', { at, action });
      const page = newPagePart(this.doc.page.players, glance(view), { tempers: this.doc.page.tempers });
      doc = { ...save, page: { ...page, barrier: save.log.length, fork: { of: this.doc.page.id, at } } };
    });
    return doc;
  }

  close() {
    this.#isClosed = true;
    this.stop();
  }

  get #key() {
    return `${this.doc.page.id}/${this.doc.digest}`;
  }

  /** What is to be judged next: the decision on the screen, then the first that is not judged yet; in the
   *  end the costliest once more, thoroughly. @param {Set<number>} underWay
   *  @returns {{ moment: number, isFirm: boolean } | null} */
  #next(underWay) {
    const judged = this.judged.value;
    const open = this.decisions.value.filter((moment) => !judged.has(moment) && !underWay.has(moment));
    if (open.length) return { moment: open.includes(this.at.value) ? this.at.value : open[0], isFirm: false };
    const hasty = byCost(this.known.value)
      .slice(0, LOOKED_AT_TWICE)
      .find(({ isFirm, moment }) => !isFirm && !underWay.has(moment));
    return hasty ? { moment: hasty.moment, isFirm: true } : null;
  }

  /** A failure of the engine is told instead of thrown. @param {() => Promise<void>} flow */
  async #guard(flow) {
    try {
      await flow();
    } catch (problem) {
      const refusal = EngineError.of(problem);
      if (!this.#isClosed) this.error.value = refusal;
    }
  }
}

/** @param {Weighed[]} weighed */
function byCost(weighed) {
  return weighed.filter(({ cost }) => cost > 0).sort((a, b) => b.cost - a.cost);
}
