// One match on the screen: who acts next, what the person in front may see, what is shown when.
// Signals go out, a few verbs come in. All rules are the engine's; all drawing is the screens'.
import { signal, computed, batch } from '@preact/signals';
import { EngineError } from './engine.js';
import { frames } from './frames.js';
import { actorsOf, undoCount } from './undo.js';

/** @import { Action, Cover, GameEvent, MatchDoc, PagePart, Player, Reason, Refusal,
 *    RoundScored, Seat, Snapshot, Speed, View } from './types.js' */
/** @import { ReadonlySignal, Signal } from '@preact/signals' */
/** @import { Engine } from './engine.js' */

/** How long a computer player seems to think, and how long a card lies before the next one. */
const THINK = { slow: 1300, normal: 650, fast: 220, instant: 0 };
const CARD = { slow: 450, normal: 320, fast: 260, instant: 0 };
/** A full trick stays to be read, whatever the speed. */
const TRICK = { slow: 1300, normal: 900, fast: 700, instant: 500 };

/**
 * What the session needs from the rest of the page.
 * @typedef {object} Surroundings
 * @property {Pick<Engine, 'call'>} engine
 * @property {(doc: MatchDoc) => void} write keeps the match; never throws
 * @property {ReadonlySignal<Speed>} speed
 * @property {ReadonlySignal<boolean>} tapToGoOn
 * @property {() => void} onLeave
 * @property {(doc: MatchDoc) => Promise<void>} onAgain deals anew and goes there
 * @property {(doc: MatchDoc) => void} onExport
 */

export class Session {
  /** @param {MatchDoc} doc @param {Surroundings} around */
  constructor(doc, around) {
    this.#around = around;
    this.#doc = doc;
    this.#people = doc.page.players.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []));
    /** @type {ReadonlySignal<Player[]>} */
    this.players = signal(doc.page.players);
    /** Several people at one screen: covers, names instead of "you", a stricter undo. */
    this.shared = this.#people.length > 1;
  }

  /** @type {Surroundings} */ #around;
  /** @type {MatchDoc} */ #doc;
  /** @type {Seat[]} */ #people;
  /** The seat to act as the engine knows it; the displayed view may still be on its way there.
   *  @type {Seat | null} */
  #toAct = null;
  /** Raised whenever what is under way must not reach the screen any more. */
  #epoch = 0;
  /** Ends the pause under way. */
  #hurry = () => {};
  /** Another one's card is just landing, and a tap made meanwhile. */
  #isLanding = false;
  /** @type {Action | ''} */
  #wish = '';

  /** The displayed view; null while nothing may be shown. @type {Signal<View | null>} */
  view = signal(null);
  /** The seat in front of the screen; null while covered or when only computers play.
   *  @type {Signal<Seat | null>} */
  front = signal(null);
  /** @type {Signal<Cover | null>} */
  cover = signal(null);
  /** @type {Signal<'' | 'applying' | 'computer'>} */
  busy = signal('');
  /** @type {Signal<Refusal | null>} */
  refusal = signal(null);
  /** The round to be read before the next one. @type {Signal<RoundScored | null>} */
  sheet = signal(null);
  /** Decided, and everything has been shown. */
  over = signal(false);
  /** @type {Signal<null | 'tap'>} */
  waiting = signal(null);
  /** The match cannot go on; `retry()` tries once more. @type {Signal<EngineError | null>} */
  error = signal(null);
  /** What the displayed view's seat has seen, for the live log. @type {ReadonlySignal<GameEvent[]>} */
  log = computed(() => this.view.value?.history ?? []);
  undone = signal(0);
  /** The rest of the match goes by as fast as it can be shown. */
  rushing = signal(false);
  #undoable = signal(0);
  canUndo = computed(() => this.#undoable.value > 0 && this.busy.value === '' && !this.sheet.value);

  get id() {
    return this.#doc.page.id;
  }

  /** @returns {Speed} */
  get #speed() {
    return this.rushing.value ? 'instant' : this.#around.speed.value;
  }

  get game() {
    return this.#doc.game;
  }

  /** @param {Seat} seat */
  name(seat) {
    return this.players.value[seat].name;
  }

  /** Puts the saved match on the table and lets it go on. */
  async open() {
    const { page, ...save } = this.#doc;
    const reason = save.log.length ? 'return' : 'handover';
    await this.#guard(async (live) => {
      batch(() => {
        this.cover.value = null;
        this.view.value = null;
        this.undone.value = page.undone;
        this.front.value = this.#people.length === 1 ? this.#people[0] : null;
      });
      const snapshot = await this.#around.engine.call('load', { save, seat: this.front.value });
      if (!live()) return;
      this.#keep(snapshot);
      this.view.value = snapshot.view;
      await this.#turns(live, reason);
    });
  }

  /** A tap on something that may or may not be legal. @param {Action} action */
  async act(action) {
    this.refusal.value = null;
    const view = this.view.value;
    if (this.busy.value || this.sheet.value || this.waiting.value) {
      // Whoever is quicker than the last card of the others is not asked to tap twice.
      if (this.#isLanding && view?.legal.includes(action)) this.#wish = action;
      return this.goOn();
    }
    if (!view || this.cover.value || this.over.value || view.seat === null) return;
    if (!view.legal.includes(action)) return this.#refuse(view, action);
    await this.#guard(async (live) => {
      this.busy.value = 'applying';
      const actor = /** @type {Seat} */ (view.seat);
      const snapshot = await this.#around.engine.call('apply', { action, seat: actor });
      this.#keep(snapshot, actor);
      if (live()) await this.#show(snapshot, live);
      if (live()) await this.#turns(live, 'handover');
    });
  }

  dismissRefusal() {
    this.refusal.value = null;
  }

  /** Leaves the score sheet, the tap-to-go-on or the pause under way. */
  goOn() {
    this.#hurry();
  }

  /** Nobody here has anything left to do: the computers finish without pauses. */
  rush() {
    this.rushing.value = true;
    this.#hurry();
  }

  /** Takes back everything down to the last action of a person. */
  async undo() {
    const count = this.#undoable.value;
    if (!this.canUndo.value) return;
    await this.#guard(async (live) => {
      const { page } = this.#doc;
      const actor = Number(page.actors.at(-count));
      batch(() => {
        this.busy.value = 'applying';
        this.rushing.value = false;
        this.over.value = false;
        this.refusal.value = null;
      });
      if (this.shared && this.front.value !== actor) this.#drawCover(actor, 'return');
      const snapshot = await this.#around.engine.call('undo', { count, seat: this.front.value });
      page.actors = page.actors.slice(0, -count);
      page.undone += 1;
      this.#keep(snapshot);
      if (!live()) return;
      this.undone.value = page.undone;
      this.view.value = snapshot.view;
      await this.#turns(live, 'return');
    });
  }

  /** The covered person has pressed and held: now, and only now, ask for their view. */
  async uncover() {
    const cover = this.cover.value;
    if (!cover) return;
    await this.#guard(async (live) => {
      this.busy.value = 'applying';
      this.front.value = cover.seat;
      const snapshot = await this.#around.engine.call('view', { seat: cover.seat });
      if (!live()) return;
      this.#doc.page.barrier = this.#doc.log.length;
      this.#keep(snapshot);
      batch(() => {
        this.view.value = snapshot.view;
        this.cover.value = null;
      });
      await this.#turns(live, 'handover');
    });
  }

  /** The screen was put away or another tab came up: nobody's cards stay on it. */
  hide() {
    const seat = this.front.value;
    if (!this.shared || seat === null || this.over.value) return;
    this.#guard(async (live) => {
      this.#drawCover(seat, 'return');
      await this.#spectate(live);
      if (live()) this.#ready();
    });
  }

  /** After `error`: load the match again and go on. */
  async retry() {
    this.error.value = null;
    await this.open();
  }

  /** The same people, a fresh deal. */
  async again() {
    await this.#guard(async () => {
      this.view.value = null;
      await this.#around.onAgain(this.#doc);
    });
  }

  exportFile() {
    this.#around.onExport(this.#doc);
  }

  leave() {
    this.close();
    this.#around.onLeave();
  }

  /** Stops everything without a word: the page has gone elsewhere. */
  close() {
    this.#epoch += 1;
    this.#hurry();
    this.front.value = null;
    this.view.value = null;
  }

  /**
   * Runs one flow; starting another one makes it stale. A failure of the engine stops the match
   * with a message instead of leaving it hanging.
   * @param {(live: () => boolean) => Promise<void>} flow
   */
  async #guard(flow) {
    this.#epoch += 1;
    this.#wish = '';
    this.#hurry();
    const epoch = this.#epoch;
    const live = () => epoch === this.#epoch;
    try {
      await flow(live);
    } catch (problem) {
      if (!live()) return;
      if (!(problem instanceof EngineError)) throw problem;
      this.busy.value = '';
      this.error.value = problem;
    }
  }

  /** Computers play until a person has to act. @param {() => boolean} live
   *  @param {Cover['reason']} reason why a cover would be drawn */
  async #turns(live, reason) {
    while (this.#toAct !== null) {
      const seat = this.#toAct;
      const player = this.players.value[seat];
      if (player.kind === 'human') {
        if (this.shared && this.front.value !== seat) {
          this.#drawCover(seat, reason);
          await this.#spectate(live);
        }
        if (live()) this.#ready();
        return;
      }
      this.busy.value = 'computer';
      const asked = performance.now();
      const snapshot = await this.#around.engine.call('computer', {
        level: player.level,
        seat: this.front.value,
      });
      this.#keep(snapshot, seat);
      if (!live()) return;
      // A card laid face down tells nothing, so nobody waits for it.
      const think = THINK[this.#speed] * (isHidden(snapshot.events) ? 0.2 : 1);
      await this.#pause(think - (performance.now() - asked));
      if (!live()) return;
      this.#isLanding = true;
      await this.#show(snapshot, live);
      this.#isLanding = false;
      if (!live()) return;
    }
    this.over.value = true;
    this.#ready();
  }

  #ready() {
    this.busy.value = '';
    this.#undoable.value = undoCount(this.#doc.page, this.#people);
    const wish = this.#wish;
    this.#wish = '';
    if (wish) this.act(wish);
  }

  /** @param {Snapshot} snapshot @param {() => boolean} live */
  async #show(snapshot, live) {
    const speed = this.#speed;
    for (const frame of frames(this.view.value, snapshot.events, snapshot.view)) {
      this.view.value = frame.view;
      if (frame.hold === 'sheet') {
        const scored = frame.events.find((event) => event.id === 'round.scored');
        this.sheet.value = /** @type {RoundScored} */ (scored?.params);
        await this.#pause(Infinity);
        this.sheet.value = null;
      } else if (frame.hold === 'trick' && !this.rushing.value) {
        if (this.#around.tapToGoOn.value) {
          this.waiting.value = 'tap';
          await this.#pause(Infinity);
          this.waiting.value = null;
        } else await this.#pause(TRICK[speed]);
      } else if (frame.hold === 'card') await this.#pause(CARD[speed]);
      if (!live()) return;
    }
  }

  /** @param {number} milliseconds @returns {Promise<void>} */
  #pause(milliseconds) {
    return new Promise((resolve) => {
      const timer = milliseconds === Infinity ? undefined : setTimeout(resolve, Math.max(0, milliseconds));
      this.#hurry = () => {
        clearTimeout(timer);
        this.#hurry = () => {};
        resolve();
      };
    });
  }

  /** Nothing of the person before may be on the page when the next one looks.
   *  @param {Seat} seat @param {Cover['reason']} reason */
  #drawCover(seat, reason) {
    batch(() => {
      this.cover.value = { seat, reason };
      this.front.value = null;
      this.view.value = null;
      this.sheet.value = null;
      this.waiting.value = null;
      this.refusal.value = null;
    });
  }

  /** @param {() => boolean} live */
  async #spectate(live) {
    const snapshot = await this.#around.engine.call('view', { seat: null });
    if (!live()) return;
    this.#keep(snapshot);
    this.view.value = snapshot.view;
  }

  /** @param {View} view @param {Action} action */
  async #refuse(view, action) {
    const card = action.split(' ')[1] ?? '';
    if (view.to_act !== view.seat) {
      const reason = { id: 'not-your-turn', params: { seat: view.to_act } };
      this.refusal.value = { action, card, reason };
      return;
    }
    const epoch = this.#epoch;
    /** @type {Reason | null} */
    const reason = await this.#around.engine.call('why_not', { action });
    if (reason && epoch === this.#epoch) this.refusal.value = { action, card, reason };
  }

  /** What the engine has done is kept at once, whether it is still to be shown or not.
   *  @param {Snapshot} snapshot @param {Seat} [actor] */
  #keep({ view, save, reveals }, actor) {
    this.#toAct = view.to_act;
    this.#undoable.value = 0;
    /** @type {PagePart} */
    const page = { ...this.#doc.page, glance: glance(view) };
    if (save.log.length !== this.#doc.log.length) page.updated = Date.now();
    page.actors = actorsOf(page.actors, save.log.length, actor);
    if (actor !== undefined && reveals) page.barrier = save.log.length;
    this.#doc = { ...save, page };
    this.#around.write(this.#doc);
  }
}

/** @param {View} view @returns {PagePart['glance']} */
export function glance({ round, rounds, to_act, is_over, scores, winners }) {
  return { round, rounds, to_act, is_over, scores, winners };
}

/** Only that somebody has done something, and not what. @param {GameEvent[]} events */
function isHidden(events) {
  return events.every(({ params }) => Object.keys(params).join() === 'seat');
}
