// The table's outermost element: it looks at the cards before and after each change of the view
// and lets them travel. A class, since only a class can look just before the page changes.
import { Component, createRef } from 'preact';
import { html } from '../html.js';
import { animate, finishMotion, takePicture } from '../motion.js';

/** @import { View } from '../types.js' */
/** @import { Picture } from '../motion.js' */

/**
 * @typedef {object} Props
 * @property {View} view
 * @property {(view: View) => Record<string, string>} [gone] zone → anchor, where a trick does not simply go to its winner
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
  }

  componentWillUnmount() {
    removeEventListener('pointerdown', finishMotion, true);
    removeEventListener('keydown', finishMotion, true);
    finishMotion();
  }

  /** @param {Props} previous @returns {Picture | null} */
  getSnapshotBeforeUpdate(previous) {
    return previous.view === this.props.view ? null : takePicture(this.root.current);
  }

  /** @param {Props} previous @param {{}} _state @param {Picture | null} before */
  componentDidUpdate(previous, _state, before) {
    const { view, pace } = this.props;
    // Another person's table, or a step back, is a new picture and not a movement.
    if (!before || previous.view.seat !== view.seat || view.history.length < previous.view.history.length) {
      finishMotion();
      return;
    }
    const winner = `seat:${view.last_trick?.winner ?? previous.view.last_trick?.winner}`;
    const gone = this.props.gone?.(view) ?? { trick: winner, prize: winner };
    // A part that measures itself first draws once more, in a microtask queued before this one.
    queueMicrotask(() => {
      const root = this.root.current;
      if (root) animate(this.sky.current, before, takePicture(root), { pace, me: view.seat, gone });
    });
  }

  render() {
    return html`<main class=${this.props.class} ref=${this.root}>
      ${this.props.children}
      <div class="sky" ref=${this.sky} aria-hidden="true"></div>
    </main>`;
  }
}
