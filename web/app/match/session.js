// One match on the screen: who acts next, what the person in front may see, what is shown when.
// Signals go out, a few verbs come in. All rules are the engine's; all drawing is the screens'.
import { signal, computed, batch } from '@preact/signals';
import { Advisor } from '../hints/advisor.js';
import { Thinker, turnOf } from '../engine/thinker.js';
import { EngineError } from '../engine/engine.js';
import { MatchRecord } from './match-record.js';
import { drawn, FORCED, Pace, THINK } from '../table/pace.js';
import { Refusals, isOthers } from './refusals.js';
import { Showing } from './showing.js';

export class Session {
  /** @param {MatchDoc} doc @param {Surroundings} around @param {Lesson | null} [lesson] that the match belongs to */
  constructor(doc, around, lesson = null) {
    this.lesson = lesson;
    this.#around = around;
    this.#refusals = new Refusals(around.engine);
    this.record = new MatchRecord(doc, around.write);
    this.#showing = new Showing(this.#pace, around, this.#refusals, this.record);
    // The screens see a session only; what it shows is theirs to read.
    this.view = this.#showing.view;
    this.front = this.#showing.front;
    this.cover = this.#showing.cover;
    this.refusal = this.#refusals.shown;
    this.sheet = this.#showing.sheet;
    this.waiting = this.#showing.waiting;
    this.suggests = around.suggests;
    this.rushing = this.#showing.rushing;
    this.happened = this.#showing.happened;
    this.canUndo = computed(() => this.#undoable.value > 0 && this.busy.value !== 'applying' && !this.sheet.value);
    this.#thinker = new Thinker(around.engine);
    this.thinking = this.#thinker.thinking;
    this.canClaim = computed(
      () => !this.busy.value && this.view.value !== null && this.view.value === this.#decided.value,
    );
    this.advisor = new Advisor({
      thinker: this.#thinker,
      pace: this.#pace,
      record: this.record,
      patience: around.patience,
    });
    /** @type {ReadonlySignal<Player[]>} */
    this.players = signal(doc.page.players);
    /** Several people at one screen: covers, names instead of "you", a stricter undo. */
    this.shared = this.record.people.length > 1;
  }

  /** @type {Surroundings} */ #around;
  /** The seat to act as the engine knows it; the displayed view may still be on its way there.
   *  @type {Seat | null} */
  #toAct = null;
  /** Raised whenever what is under way must not reach the screen any more. */
  #epoch = 0;
  #pace = new Pace();
  /** @type {Showing} */ #showing;
  /** @type {Refusals} */ #refusals;
  /** @type {Thinker} */ #thinker;
  /** The view in which the rest of the round is decided: looked for while a person thinks, and from what they may know.
   *  @type {Signal<View | null>} */
  #decided = signal(null);
  /** What the engine says may be done without asking. @type {Action | null} */
  #forced = null;
  /** Somebody has just taken a step back: nothing plays itself before they have acted. */
  #isTakenBack = false;
  /** Another one's card is just landing, and a tap made meanwhile. */
  #isLanding = false;
  /** @type {Action | ''} */
  #wish = '';

  /** What was done is on its way to the engine; or it is being shown, or others act. @type {Signal<'' | 'applying' | 'showing'>} */
  busy = signal('');
  /** About to play itself. @type {Signal<Action | ''>} */
  forced = signal('');
  /** Decided, and everything has been shown. */
  over = signal(false);
  /** The match cannot go on; `retry()` tries once more. @type {Signal<EngineError | null>} */
  error = signal(null);
  #undoable = signal(0);

  get id() {
    return this.record.doc.page.id;
  }

  get game() {
    return this.record.doc.game;
  }

  /** Puts the saved match on the table and lets it go on. */
  async open() {
    const { page, ...save } = this.record.doc;
    const reason = save.log.length ? 'return' : 'handover';
    await this.#guard(async (live) => {
      batch(() => {
        this.cover.value = null;
        this.view.value = null;
        this.sheet.value = null;
        this.front.value = this.record.people.length === 1 ? this.record.people[0] : null;
      });
      const snapshot = await this.#around.engine.call('load', { save, seat: this.front.value });
      if (!live()) return;
      this.#keep(snapshot);
      this.view.value = snapshot.view;
      await this.#readUnread(live);
      if (live()) await this.#turns(live, reason);
    });
  }

  /** A tap on something that may or may not be legal; in a lesson it counts only where one is asked for.
   *  @param {Action} action */
  async act(action) {
    if (!this.lesson || this.lesson.mayAct()) await this.play(action);
  }

  /** The same, asked for or not. @param {Action} action */
  async play(action) {
    this.#refusals.clear();
    const view = this.view.value;
    if (this.busy.value || this.sheet.value || this.waiting.value) {
      // Whoever is quicker than the last card of the others is not asked to tap twice.
      if (this.#isLanding && view?.legal.includes(action)) this.#wish = action;
      else if (view && isOthers(view)) return this.#refusals.waitFor(view, action);
      return this.goOn();
    }
    if (!view || this.cover.value || this.over.value || view.seat === null) return;
    if (!view.legal.includes(action)) {
      const epoch = this.#epoch;
      return this.#refusals.explain(view, action, () => epoch === this.#epoch);
    }
    this.#isTakenBack = false;
    await this.#guard(async (live) => {
      this.busy.value = 'applying';
      await this.#goOnFrom(await this.#around.engine.call('apply', { action, seat: view.seat }), live);
    });
  }

  /** The sheet of rules for the table as it is. @returns {Promise<RulesSection[]>} */
  rules() {
    return this.#around.engine.call('rules', { seat: this.view.value?.seat ?? null });
  }

  /** Advice for the seat in front, at its turn. */
  hint() {
    const view = this.view.value;
    if (view && isOthers(view)) return this.#refusals.waitFor(view);
    if (view && !this.busy.value && view.to_act !== null) return this.advisor.hint(view);
  }

  /** The rest of the round is decided: it is played to its end. */
  async claim() {
    const seat = this.view.value?.seat ?? null;
    if (!this.canClaim.value || seat === null) return;
    await this.#guard(async (live) => {
      this.busy.value = 'applying';
      await this.#goOnFrom(await this.#thinker.ask('claim', { seat }, live), live);
    });
  }

  dismissRefusal() {
    this.#refusals.clear();
  }

  /** Leaves the score sheet, the tap-to-go-on or the pause under way. */
  goOn() {
    this.#pace.hurry();
  }

  /** The computer player acts now, by what it has thought so far. */
  playNow() {
    this.#thinker.hurry();
  }

  /** Nobody here has anything left to do: the computers finish without pauses. */
  rush() {
    this.rushing.value = true;
    this.#pace.hurry();
  }

  /** Takes back everything down to the last action of a person. */
  async undo() {
    const count = this.#undoable.value;
    if (!this.canUndo.value) return this.#refusals.say(this.busy.value === 'applying' ? null : this.record.whyNoUndo);
    await this.#guard(async (live) => {
      const to = this.record.doc.log.length - count;
      const actor = this.record.actors[to];
      batch(() => {
        this.busy.value = 'applying';
        this.rushing.value = false;
        this.over.value = false;
        this.#refusals.clear();
      });
      this.#isTakenBack = true;
      if (this.shared && this.front.value !== actor) this.#drawCover(actor, 'return');
      const snapshot = await this.#around.engine.call('undo', { to, seat: this.front.value });
      // Not before: a computer player may have acted in the meantime.
      this.record.takeBack();
      this.#keep(snapshot);
      if (!live()) return;
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
      this.record.bar(cover.seat);
      this.#keep(snapshot);
      batch(() => {
        this.view.value = snapshot.view;
        this.cover.value = null;
      });
      await this.#turns(live, 'handover');
    });
  }

  /** The screen was put away or another tab came up: where several people share the screen nobody's cards stay on it. */
  hide() {
    const seat = this.front.value;
    if (!this.shared || seat === null || this.over.value) return;
    this.#guard(async (live) => {
      this.#drawCover(seat, 'return');
      await this.#spectate(live);
      if (live()) await this.#readUnread(live);
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
      await this.#around.onAgain(this.record.doc);
    });
  }

  exportFile() {
    this.#around.onExport(this.record.doc);
  }

  leave() {
    this.close();
    this.#around.onLeave();
  }

  /** Stops everything without a word: the page has gone elsewhere. */
  close() {
    this.#epoch += 1;
    this.#pace.hurry();
    this.#thinker.stop();
    this.advisor.close();
    this.#showing.clear();
  }

  /**
   * Runs one flow; starting another one makes it stale. A failure of the engine stops the match
   * with a message instead of leaving it hanging.
   * @param {(live: () => boolean) => Promise<void>} flow
   */
  async #guard(flow) {
    this.#epoch += 1;
    this.#wish = '';
    // A hint is about the table as it was.
    this.advisor.close();
    this.#pace.hurry();
    const epoch = this.#epoch;
    const live = () => epoch === this.#epoch;
    try {
      await flow(live);
    } catch (problem) {
      if (!live()) return;
      this.error.value = EngineError.of(problem);
      this.busy.value = '';
    }
  }

  /** What the person in front has done is shown, and others act. @param {Snapshot | null} snapshot null: not wanted any more
   *  @param {() => boolean} live */
  async #goOnFrom(snapshot, live) {
    if (snapshot) this.#keep(snapshot);
    if (live()) this.busy.value = 'showing';
    if (snapshot && live()) await this.#showing.follow(snapshot, live);
    if (live()) await this.#turns(live, 'handover');
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
        if (live() && !this.cover.value) await this.#mayActAlone(live);
        return;
      }
      await this.#pace.free();
      if (!live()) return;
      this.busy.value = 'showing';
      const asked = performance.now();
      const budget = turnOf(this.record.doc.page, this.#around.patience.value);
      const who = { level: player.level, tempered: this.record.doc.page.tempers, seat: this.front.value };
      const snapshot = await this.#thinker.act(seat, { ...who, ...budget }, live);
      if (snapshot) this.#keep(snapshot);
      if (!snapshot || !live()) return;
      // A card laid face down tells nothing, so nobody waits for it.
      const think = THINK[this.#showing.speed] * (snapshot.hidden ? 0.2 : 1);
      await this.#pace.pause(think - (performance.now() - asked));
      if (!live()) return;
      this.#isLanding = true;
      await this.#showing.follow(snapshot, live);
      this.#isLanding = false;
      if (!live()) return;
    }
    this.over.value = true;
    this.#ready();
  }

  /** The person in front is to act: what may spare them the work? @param {() => boolean} live */
  async #mayActAlone(live) {
    // Every step of a lesson is the learner's.
    if (this.lesson) return;
    const view = this.view.value;
    if (view?.legal.length) this.#lookAhead(view, live);
    if (view && this.suggests.value) this.advisor.suggest(view, live);
    const action = this.#forced;
    if (!action || !this.#around.playsForced.value || this.#isTakenBack) return;
    this.forced.value = action;
    await drawn();
    if (live()) await this.#pace.pause(FORCED[this.#showing.speed]);
    this.forced.value = '';
    if (live()) await this.act(action);
  }

  /** @param {View} view of the seat to act @param {() => boolean} live */
  async #lookAhead(view, live) {
    if (await this.#thinker.offer('decided', live)) this.#decided.value = view;
  }

  #ready() {
    this.busy.value = '';
    const wish = this.#wish;
    this.#wish = '';
    if (wish) this.act(wish);
  }

  /** @param {Seat} seat @param {Cover['reason']} reason */
  #drawCover(seat, reason) {
    batch(() => {
      this.advisor.close();
      this.#showing.drawCover(seat, reason);
    });
  }

  /** @param {() => boolean} live */
  async #spectate(live) {
    const snapshot = await this.#around.engine.call('view', { seat: null });
    if (!live()) return;
    this.#keep(snapshot);
    this.view.value = snapshot.view;
  }

  /** The score sheet of the last round, if nobody has had the time to read it. @param {() => boolean} live */
  async #readUnread(live) {
    const { unread } = this.record.doc.page;
    const scored = this.view.value?.history.find(({ id, params }) => id === 'round.scored' && params.round === unread);
    if (scored) await this.#showing.read(/** @type {RoundScored} */ (scored.params), live);
  }

  /** What the engine has done is kept at once, whether it is still to be shown or not. @param {Snapshot} snapshot */
  #keep(snapshot) {
    this.#toAct = snapshot.view.to_act;
    this.#forced = snapshot.forced;
    const scored = snapshot.events.findLast(({ id }) => id === 'round.scored');
    if (scored && !snapshot.view.is_over) this.record.lay(scored.params.round);
    this.record.keep(snapshot);
    this.#undoable.value = this.record.undoable;
  }
}
