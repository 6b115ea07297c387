// A lesson on the screen: a match that goes by a script, stops for words, and asks for a few choices.
// It is shown by a Session like any other match; only the engine that the session talks to waits for
// the lesson and does what the script says. Nothing of it is kept but that it was done.
import { computed, effect, signal, untracked } from '@preact/signals';
import { EngineError } from '../engine/engine.js';
import { patience, speed } from '../shell/settings.js';
import { spoken } from '../ui/i18n.js';
import { newPagePart, seated } from '../storage/page-part.js';
import { Session } from '../match/session.js';

/**
 * What the lesson waits for: the table is on its way to the next step; the learner reads, is asked,
 * has acted and the others go on, has missed the goal, or has come to the end.
 * @typedef {'moving' | 'reading' | 'asking' | 'deciding' | 'missed' | 'done'} Stage
 */

export class Lesson {
  /** @param {string} id @param {LessonDoc} doc @param {Asked} engine
   *  @param {{ onLeave: () => void, onDone: (id: string) => void }} ways */
  constructor(id, doc, engine, { onLeave, onDone }) {
    this.id = id;
    this.doc = doc;
    this.#engine = engine;
    this.#onDone = onDone;
    /** @type {Surroundings} */
    const around = {
      engine: { call: (method, params) => this.#call(method, params) },
      write: () => {},
      speed,
      patience,
      tapToGoOn: signal(false),
      suggests: signal(false),
      playsForced: signal(false),
      onLeave,
      onAgain: async () => {},
      onExport: () => {},
    };
    this.session = new Session(matchOf(doc), around, this);
    this.#stopWatching = effect(() => {
      const { view, sheet, busy } = this.session;
      const isMine = busy.value === '' && view.value?.to_act === this.seat && view.value.legal.length > 0;
      if (sheet.value || isMine) untracked(() => this.#rest());
    });
  }

  #engine;
  #onDone;
  #stopWatching;
  #isClosed = false;
  /** Lets the computer seat act that waits for it. @type {(() => void) | null} */
  #release = null;
  /** Where the table is to be laid next time. @type {Action[]} */
  #laid = [];
  /** Where the learner's last attempt stands in the log. */
  #since = 0;
  /** @type {Action[]} */
  #good = [];
  /** The engine is being asked what comes next. */
  #isAsking = false;

  index = signal(0);
  stage = signal(/** @type {Stage} */ ('moving'));
  /** An action that would do, shown on request. @type {Signal<Action>} */
  shown = signal('');
  /** Raised when somebody taps a card though something is to be read first. */
  nudges = signal(0);
  step = computed(() => this.doc.steps[this.index.value]);
  /** What is said now, in the language of the moment if the lesson speaks it. */
  saying = computed(() => {
    const { say, miss } = this.step.value;
    return inLanguage(this.stage.value === 'missed' && miss ? miss : say);
  });
  title = computed(() => inLanguage(this.doc.title));
  isLast = computed(() => this.index.value === this.doc.steps.length - 1);
  /** The learner is to read first. */
  isSpeaking = computed(() => ['reading', 'missed', 'done'].includes(this.stage.value));
  /** What is pointed at, by name. @type {ReadonlySignal<string[]>} */
  point = computed(() => (['reading', 'asking', 'done'].includes(this.stage.value) ? this.step.value.point : []));

  /** @returns {Seat} the learner's */
  get seat() {
    return this.doc.script.seat;
  }

  /** @param {any} [step] where the learner was, as an entry of the history has kept it */
  open(step) {
    if (Number.isInteger(step) && this.doc.steps[step]) this.index.value = step;
    this.#toward();
  }

  /** The step has been read. */
  goOn() {
    if (this.stage.value !== 'reading') return;
    this.#next();
  }

  /** The table as it was before the attempt. */
  tryAgain() {
    this.shown.value = '';
    this.#lay(this.session.record.doc.log.slice(0, this.#since));
  }

  /** The same, and what would do is marked. */
  show() {
    this.tryAgain();
    this.shown.value = this.#good[0] ?? '';
  }

  /** Whether the learner may act now; if not, their tap hurries what is under way. */
  mayAct() {
    const { value } = this.stage;
    if (value === 'moving' || value === 'deciding') this.session.goOn();
    else if (value !== 'asking') this.nudges.value += 1;
    return value === 'asking';
  }

  /** After a failure of the engine. */
  retry() {
    this.session.error.value = null;
    this.#lay(this.session.record.doc.log);
  }

  close() {
    this.#isClosed = true;
    this.#stopWatching();
    this.session.close();
  }

  #next() {
    if (this.isLast.value) return this.#end();
    this.index.value += 1;
    this.shown.value = '';
    this.stage.value = 'moving';
    this.#toward();
  }

  #end() {
    this.stage.value = 'done';
    this.#onDone(this.id);
  }

  /** @param {Action[]} log */
  #lay(log) {
    this.#release = null;
    this.#laid = log;
    this.stage.value = 'moving';
    this.session.open();
  }

  /** The table stands still: somebody would have to act now, or reads the score sheet. */
  #rest() {
    if (this.stage.value === 'moving') this.#toward();
    else if (this.stage.value === 'deciding') this.#judge();
  }

  /** One action nearer to where the step begins, or there. */
  async #toward() {
    const { session } = this;
    const { script } = this.doc;
    const { start, jump, goal } = this.step.value;
    const isOpen = session.view.value !== null;
    const count = isOpen ? session.record.doc.log.length : 0;
    // The last action before a jump's end is played, so that what it brings about is seen. Whoever comes
    // back to a step is put there in the same way.
    const jumps = jump || this.index.value > 0;
    if (!isOpen) return this.#lay(script.log.slice(0, jumps ? Math.max(0, start - 1) : 0));
    if (jump && count < start - 1) return this.#lay(script.log.slice(0, start - 1));
    const isMine = session.busy.value === '' && session.view.value?.to_act === this.seat;
    if (count >= start && (!goal || isMine || session.sheet.value)) return this.#arrive();
    if (session.sheet.value) return session.goOn();
    if (this.#release) return this.#let();
    if (!isMine) return;
    const action = await this.#ask('lesson_next', {});
    if (action) session.play(action);
  }

  async #arrive() {
    const { goal, start } = this.step.value;
    if (!goal) {
      if (this.isLast.value) this.#end();
      else this.stage.value = 'reading';
      return;
    }
    const isMine = this.session.view.value?.to_act === this.seat;
    const good = isMine ? await this.#ask('lesson_good', { goal }) : [];
    if (!good) return;
    this.#good = good;
    // A free choice may have led to where the goal cannot be met: back to how it was meant.
    if (good.length) this.stage.value = 'asking';
    else this.#lay(this.doc.script.log.slice(0, start));
  }

  async #judge() {
    const verdict = await this.#ask('lesson_judge', { goal: this.step.value.goal, since: this.#since });
    if (verdict === 'met') this.#next();
    else if (verdict === 'missed') this.stage.value = 'missed';
    else if (verdict) this.#let();
  }

  /** One question at a time; null if the answer is not wanted any more, or there is none.
   *  @template {string} Method @param {Method} method @param {object} params @returns {Promise<Answer<Method> | null>} */
  async #ask(method, params) {
    if (this.#isAsking) return null;
    this.#isAsking = true;
    try {
      const answer = await this.#engine.call(method, { script: this.doc.script, ...params });
      return this.#isClosed ? null : answer;
    } catch (problem) {
      const refusal = EngineError.of(problem);
      if (!this.#isClosed) this.session.error.value = refusal;
      return null;
    } finally {
      this.#isAsking = false;
    }
  }

  #let() {
    const release = this.#release;
    this.#release = null;
    release?.();
  }

  /**
   * The engine as the session meets it: computer seats wait for the lesson and follow the script.
   * @param {string} method @param {Record<string, any>} params @returns {Promise<any>}
   */
  async #call(method, params) {
    const { script } = this.doc;
    if (method === 'load') return this.#engine.call('lesson_lay', { script, log: this.#laid, seat: this.seat });
    if (method === 'apply' && this.stage.value === 'asking') {
      this.#since = this.session.record.doc.log.length;
      this.shown.value = '';
      this.stage.value = 'deciding';
    }
    if (method !== 'computer') return this.#engine.call(method, params);
    await new Promise((resolve) => {
      this.#release = () => resolve(undefined);
      this.#rest();
    });
    const action = await this.#engine.call('lesson_next', { script });
    if (this.#isClosed) return new Promise(() => {});
    return this.#engine.call('apply', { action, seat: this.seat });
  }
}

/** @param {Saying} saying */
function inLanguage(saying) {
  return saying[spoken.value] ?? saying.en ?? Object.values(saying)[0];
}

/** The lesson's match before its first action. @param {LessonDoc} doc @returns {MatchDoc} */
function matchOf({ script: { actors: _actors, seat: learner, ...script } }) {
  const players = Array.from({ length: script.seats }, (_, seat) =>
    seated(seat === learner ? 'person' : 'casual', seat),
  );
  const glance = { round: 1, rounds: null, to_act: null, is_over: false, scores: [], winners: [] };
  const save = { ...script, log: [], format: 'trick-table-save', version: 1, rules_version: 0, digest: '' };
  return { ...save, page: newPagePart(players, glance) };
}
