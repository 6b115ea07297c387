// What is asked for and cannot be done, and why: one reason at a time, about what is shown now.
import { signal } from '@preact/signals';

/** @import { Action, Reason, Refusal, View } from './types.js' */
/** @import { Signal } from '@preact/signals' */
/** @import { Engine } from './engine.js' */

/** Whether somebody else is to act. @param {View} view */
export function isOthers({ seat, to_act }) {
  return to_act !== null && to_act !== seat;
}

export class Refusals {
  /** @param {Pick<Engine, 'call'>} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  #engine;

  /** @type {Signal<Refusal | null>} */
  shown = signal(null);

  /** An action that is not legal. @param {View} view @param {Action} action @param {() => boolean} live */
  async explain(view, action, live) {
    if (isOthers(view)) return this.waitFor(view, action);
    /** @type {Reason | null} */
    const reason = await this.#engine.call('why_not', { action });
    if (live()) this.say(reason, action);
  }

  /** Whoever is to act. @param {View} view @param {Action} [action] */
  waitFor(view, action) {
    this.say({ id: 'not-your-turn', params: { seat: view.to_act } }, action);
  }

  /** @param {Reason | null} reason @param {Action} [action] if it is one of the game's */
  say(reason, action = '') {
    if (reason) this.shown.value = { action, card: action.split(' ')[1] ?? '', reason };
  }

  clear() {
    this.shown.value = null;
  }
}
