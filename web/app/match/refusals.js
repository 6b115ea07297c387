// What is asked for and cannot be done, and why: one reason at a time, about what is shown now.
import { signal } from '@preact/signals';

/** Whether somebody else is to act. @param {View} view */
export function isOthers({ seat, to_act }) {
  return to_act !== null && to_act !== seat;
}

export class Refusals {
  /** @param {Asked} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  #engine;

  shown = signal(/** @type {Refusal | null} */ (null));

  /** An action that is not legal. @param {View} view @param {Action} action @param {() => boolean} live */
  async explain(view, action, live) {
    if (isOthers(view)) return this.waitFor(view, action);
    const told = await this.#engine.call('why_not', { action });
    if (live() && told) this.say({ id: told.id, params: told.params }, told.label);
  }

  /** Whoever is to act. @param {View} view @param {Action} [action] */
  waitFor({ to_act, scene }, action) {
    const asked = [...scene.hand, ...(scene.felt?.items ?? [])].find((each) => each.action === action);
    this.say(
      { id: 'not-your-turn', params: { seat: to_act } },
      asked?.card ? { id: '', params: { card: asked.card } } : null,
    );
  }

  /** @param {Reason | null} reason @param {Line | null} [label] what was asked for, if it is one of the game's actions */
  say(reason, label = null) {
    if (reason) this.shown.value = { card: label?.params.card ?? '', label, reason };
  }

  clear() {
    this.shown.value = null;
  }
}
