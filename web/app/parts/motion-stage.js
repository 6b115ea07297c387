// The table's outermost element: it looks at the cards before and after each change of the view
// and lets them travel. A class, since only a class can look just before the page changes.
import { Component, createRef } from 'preact';
import { movesLess } from '../appearance.js';
import { finishMotion } from '../flight.js';
import { html } from '../html.js';
import { animate, NOTHING, takePicture } from '../motion.js';

/** @import { View } from '../types.js' */
/** @import { Picture } from '../motion.js' */

/**
 * @typedef {object} Props
 * @property {View} view
 * @property {number} pace
 * @property {string} class
 * @property {any} [children]
 */

/** @extends {Component<Props, {}>} */
export class MotionStage extends Component {
  root = createRef();
  sky = createRef();

  componentDidMount() {
    // Any touch or key: what is under way arrives, then the tap does what it does.
    addEventListener('pointerdown', finishMotion, true);
    addEventListener('keydown', finishMotion, true);
    // A table that opens on cards just dealt deals them; any other one lies as it was left.
    const { view } = this.props;
    const start = view.history.findLastIndex(({ id }) => id === 'round.started');
    if (isUntouched(view, start) && !this.#isStill()) this.#move(NOTHING, null, true);
  }

  componentWillUnmount() {
    removeEventListener('pointerdown', finishMotion, true);
    removeEventListener('keydown', finishMotion, true);
    finishMotion();
  }

  /** @param {Props} previous @returns {Picture | null} */
  getSnapshotBeforeUpdate(previous) {
    return previous.view === this.props.view || this.#isStill() ? null : takePicture(this.root.current);
  }

  /** @param {Props} previous @param {{}} _state @param {Picture | null} before */
  componentDidUpdate(previous, _state, before) {
    const { view } = this.props;
    const known = previous.view.history.length;
    // Another person's table, or a step back, is a new picture and not a movement.
    if (!before || previous.view.seat !== view.seat || view.history.length < known) {
      finishMotion();
      return;
    }
    const dealt = view.history.slice(known).some(({ id }) => id === 'hand.dealt');
    this.#move(before, previous.view, dealt);
  }

  /** Nothing is measured where nothing moves: each look would lay out the table once more. */
  #isStill() {
    return !this.props.pace || movesLess();
  }

  /** @param {Picture} before @param {View | null} previous @param {boolean} dealt */
  #move(before, previous, dealt) {
    const { view, pace } = this.props;
    const winner = `seat:${view.last_trick?.winner ?? previous?.last_trick?.winner}`;
    const gone = { trick: winner, ...view.scene.goes };
    // A part that measures itself first draws once more, in a microtask queued before this one.
    queueMicrotask(() => {
      const root = this.root.current;
      if (root) animate(this.sky.current, before, takePicture(root), { pace, me: view.seat, gone, dealt });
    });
  }

  render() {
    return html`<main class=${this.props.class} ref=${this.root}>
      ${this.props.children}
      <div class="sky" ref=${this.sky} aria-hidden="true" inert></div>
    </main>`;
  }
}

/** Whether the hand in front is the one that was dealt. @param {View} view @param {number} start where its round begins */
function isUntouched({ history, seat, hand, trick }, start) {
  const own = history.slice(start).find(({ id, params }) => id === 'hand.dealt' && params.seat === seat);
  return own?.params.cards?.length === hand.length && !trick.length;
}
