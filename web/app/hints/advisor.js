// Advice on request: what each action may bring for the person to act, and why a computer player
// did what it did. The table stands still meanwhile.
import { signal } from '@preact/signals';
import { EngineError } from '../engine/engine.js';
import { ADVICE } from '../engine/thinker.js';

/** @typedef {{ thinker: Thinker, pace: Pace, record: MatchRecord, patience: ReadonlySignal<Patience> }} Means */

export class Advisor {
  /** @param {Means} means */
  constructor(means) {
    this.#means = means;
  }

  /** @type {Means} */ #means;
  /** Raised when an answer is not wanted any more. */
  #question = 0;
  panel = signal(/** @type {Panel | null} */ (null));
  /** The last hint, asked for or not, which counts for its view only. @type {Signal<{ view: View, advice: Advice } | null>} */
  hinted = signal(null);
  /** The view for which one was asked for. @type {View | null} */
  #counted = null;

  /** In one sentence first; all of it, where that sentence stands at the table already. @param {View} view of the person to act */
  async hint(view) {
    const shown = this.panel.value;
    if (shown?.about === 'hint' && shown.view === view) return this.more();
    if (view.seat !== null && this.#counted !== view) this.#means.record.countAdvice(view.seat);
    this.#counted = view;
    const known = this.hinted.value;
    if (known?.view === view) {
      const { advice } = known;
      this.panel.value = { ...question('hint', view), share: 1, advice, isWhole: advice.options.length > 1 };
      return;
    }
    const advice = await this.#ask(question('hint', view), 'advise', {});
    if (!advice || !this.panel.value) return;
    this.hinted.value = { view, advice };
    this.#show({ share: 1, advice });
  }

  /** All that is known of the hint that is shown. */
  more() {
    this.#show({ isWhole: true });
  }

  /** @param {View} view @param {Action} action @param {number} [index] its place in the log, if not the last such */
  async why(view, action, index = this.#means.record.doc.log.lastIndexOf(action)) {
    if (index < 0) return;
    const explanation = await this.#ask({ ...question('why', view), action }, 'explain', { index });
    if (explanation) this.#show({ share: 1, explanation });
  }

  /** As long as it is open. @param {Partial<Panel>} change */
  #show(change) {
    if (this.panel.value) this.panel.value = { ...this.panel.value, ...change };
  }

  close() {
    const panel = this.panel.peek();
    if (!panel) return;
    this.#question += 1;
    if (!panel.advice && !panel.explanation) this.#means.thinker.stop();
    this.#means.pace.release();
    this.panel.value = null;
  }

  /** Looks for a hint unasked, for somebody who is new to the game. @param {View} view @param {() => boolean} live */
  async suggest(view, live) {
    const advice = await this.#means.thinker.offer('suggest', live);
    // What was asked for meanwhile has thought longer.
    if (advice && this.hinted.value?.view !== view) this.hinted.value = { view, advice };
  }

  /** What is known to be best for this view, and why. @param {View} view */
  tipFor(view) {
    const known = this.hinted.value;
    return known?.view === view ? known.advice.tip : null;
  }

  /** @template {string} Method @param {Panel} panel @param {Method} method @param {object} params
   *  @returns {Promise<Answer<Method> | null>} null if it is not wanted any more */
  async #ask(panel, method, params) {
    const { thinker, pace, patience } = this.#means;
    this.#question += 1;
    const mine = this.#question;
    const live = () => mine === this.#question;
    this.panel.value = panel;
    pace.hold();
    try {
      const answer = await thinker.ask(method, { ...params, ...ADVICE[patience.value] }, live, (share) => {
        if (live()) this.#show({ share });
      });
      return live() ? answer : null;
    } catch (problem) {
      if (!(problem instanceof EngineError)) throw problem;
      if (live()) this.#show({ failed: true });
      return null;
    }
  }
}

/** @param {Panel['about']} about @param {View} view @returns {Panel} */
function question(about, view) {
  return { about, view, action: '', share: 0, advice: null, explanation: null, failed: false, isWhole: false };
}
