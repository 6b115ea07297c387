// Cards travel. Two layouts of the table are compared, before and after a render: what changed its
// place flies there, what is new comes from where it was (and turns over, if it lay face down), what
// is gone goes to whoever has it now, and a figure that changed is marked. Nothing here decides or
// delays anything: the page is already in its new state, only what is seen catches up, and a tap
// makes it catch up at once. Only transforms and opacity move, so that no layout is asked for twice.
//
// The table says what is what: data-card a thing that may travel, by a name of its own; data-large a
// larger picture of such a thing, from which it leaves while both are there; data-zone where it lies;
// data-from where what is new comes from, an anchor, the zone in which it lay unseen, or the card of
// which it is the other side; data-turn that it was hidden there, or is now; data-anchor a place;
// data-count and data-value a figure.
import { movesLess } from '../shell/settings.js';
import { copyOf, dealBack, finishMotion, isUnderWay, mark, rise, settle, track, turning } from './flight.js';
import { FLIGHT as MOVE } from './pace.js';
import { Component, createRef } from 'preact';
import { html } from '../ui/html.js';

/** @typedef {{ element: HTMLElement, zone: string, x: number, y: number, width: number, height: number, tilt: string }} Spot */
/** @typedef {{ element: HTMLElement, value: number }} Count */
/** @typedef {{ key: string, element: HTMLElement, by: number, box: DOMRect }} Change a figure that changed, and where it stands */
/** @typedef {{ cards: Map<string, Spot>, large: Map<string, Spot>, anchors: Map<string, Spot>, counts: Map<string, Count> }} Layout */

const COLLECT = 460;
const SETTLE = 200;
const TURN = 340;
/** Between two cards that are dealt one after the other. */
const STEP = 22;
/** Between two things that are turned up to be read. */
const REVEALED = 220;
/** Backs that fly to each of the others when cards are dealt. */
const BACKS = 3;
const OUT = 'cubic-bezier(.2,.8,.2,1)';
const IN_OUT = 'cubic-bezier(.5,0,.2,1)';

/** A table on which nothing lies yet. @type {Layout} */
export const NOTHING = { cards: new Map(), large: new Map(), anchors: new Map(), counts: new Map() };

/** Where everything is now that can move. @param {HTMLElement} root @returns {Layout} */
function layoutOf(root) {
  /** @type {Layout} */
  const layout = { cards: new Map(), large: new Map(), anchors: new Map(), counts: new Map() };
  const found = /** @type {NodeListOf<HTMLElement>} */ (
    root.querySelectorAll('[data-card], [data-large], [data-anchor], [data-count]')
  );
  for (const element of found) {
    const { card, large, anchor, count, value } = element.dataset;
    if (count !== undefined) layout.counts.set(count, { element, value: Number(value) });
    if (card === undefined && large === undefined && anchor === undefined) continue;
    const spot = spotOf(element);
    if (!spot.width) continue;
    if (card !== undefined) layout.cards.set(card, spot);
    if (large !== undefined) layout.large.set(large, spot);
    if (anchor !== undefined) layout.anchors.set(anchor, spot);
  }
  return layout;
}

/** @param {HTMLElement} element @returns {Spot} */
function spotOf(element) {
  const box = element.getBoundingClientRect();
  const zone = /** @type {HTMLElement | null} */ (element.closest('[data-zone]'))?.dataset.zone ?? '';
  const { offsetWidth: width, offsetHeight: height } = element;
  const place = element.closest('.place');
  const rotate = place && getComputedStyle(place).rotate;
  const tilt = rotate && rotate !== 'none' ? rotate : '0deg';
  return { element, zone, tilt, x: box.left + box.width / 2, y: box.top + box.height / 2, width, height };
}

/**
 * @param {HTMLElement} overlay the empty layer above the table in which cards fly
 * @param {Layout} before
 * @param {Layout} after
 * @param {{ pace: number, me: number | null, gone: Record<string, string>, dealt: boolean }} how
 *   me: whose hand is open; gone: where what is gone flies, card or zone → anchor; dealt: cards were
 *   dealt to everybody
 */
export function animate(overlay, before, after, { pace, me, gone, dealt }) {
  // Whatever is measured is measured first: afterwards every look would lay out the table once more.
  const changes = changesOf(before, after);
  const missing = [...before.cards].filter(([card]) => !after.cards.has(card));
  /** What has gone, by the zone it lay in. @type {Map<string, Spot[]>} */
  const pools = new Map();
  for (const [, spot] of missing) pools.set(spot.zone, [...(pools.get(spot.zone) ?? []), spot]);
  const winner = missing.find(
    ([, { zone, element }]) => zone === 'trick' && element.classList.contains('is-winning'),
  )?.[1];

  for (const [card, now] of after.cards) {
    const was = before.cards.get(card);
    if (was) travel(overlay, was, now, pace);
  }
  /** How many have come into each zone already. @type {Map<string, number>} */
  const come = new Map();
  for (const [card, now] of after.cards) {
    if (before.cards.has(card)) continue;
    const order = come.get(now.zone) ?? 0;
    come.set(now.zone, order + 1);
    const isRead = !now.element.matches('.card, .mini') && now.element.closest('[data-turn]');
    arrive(overlay, origin(now, before, after, pools, me), now, {
      pace,
      delay: now.zone === 'trick' ? 0 : order * (isRead ? REVEALED : STEP) * pace,
    });
  }
  let taken = 0;
  for (const [card, spot] of missing) {
    const home = after.anchors.get(gone[card] ?? gone[spot.zone] ?? '');
    if (!home) continue;
    collect(overlay, before.large.get(card) ?? spot, home, {
      over: spot.zone === 'trick' ? winner : undefined,
      duration: COLLECT * pace,
    });
    taken = COLLECT * pace;
  }
  if (dealt) dealToOthers(overlay, after, me, pace);
  for (const { key, element, by, box } of changes) {
    mark(element, box.width, { duration: 420 * pace, delay: taken * 0.8 });
    if (key.startsWith('points:')) rise(overlay, box, by, { duration: 1500 * pace, delay: taken * 0.8 });
  }
}

/** @param {Layout} before @param {Layout} after @returns {Change[]} */
function changesOf(before, after) {
  return [...after.counts].flatMap(([key, { element, value }]) => {
    const by = value - (before.counts.get(key)?.value ?? value);
    return by ? [{ key, element, by, box: element.getBoundingClientRect() }] : [];
  });
}

/**
 * Where a card comes from that was nowhere to be seen: where it lay the other way up, a place of the
 * zone in which it lay unseen, my hand if I laid it, its owner's avatar, or the deck.
 * @param {Spot} now @param {Layout} before @param {Layout} after @param {Map<string, Spot[]>} pools
 * @param {number | null} me
 * @returns {Spot}
 */
function origin(now, before, after, pools, me) {
  const from = /** @type {HTMLElement | null} */ (now.element.closest('[data-from]'))?.dataset.from ?? '';
  const other = before.cards.get(from);
  if (other) return other;
  const lay = pools.get(from === `seat:${me}` ? 'hand' : from);
  if (lay?.length) return /** @type {Spot} */ (lay.length > 1 ? lay.shift() : lay[0]);
  const anchor = after.anchors.get(from) ?? after.anchors.get('deck') ?? now;
  return { ...anchor, width: Math.min(anchor.width, now.width * 0.5) };
}

/** A card seen before and after. @param {HTMLElement} overlay @param {Spot} was @param {Spot} now @param {number} pace */
function travel(overlay, was, now, pace) {
  const far = Math.hypot(was.x - now.x, was.y - now.y);
  if (was.zone !== now.zone) {
    settle(was.element);
    arrive(overlay, was, now, { pace, delay: 0 });
  } else if (far > 1) {
    const back = `${was.x - now.x}px ${was.y - now.y}px`;
    // On top of what may still bring it here; without that, it can move while the page is busy.
    const composite = /** @type {CompositeOperation} */ (isUnderWay(now.element) ? 'add' : 'replace');
    track(
      now.element.animate({ translate: [back, '0px 0px'] }, { duration: SETTLE * pace, easing: OUT, composite }),
      now.element,
    );
  }
}

/** @param {Spot} spot */
const isBack = ({ element }) => element.matches('.card--back');

/** A card comes to its place; if it lay face down, or will, it turns over on the way.
 *  @param {HTMLElement} overlay @param {Spot} start @param {Spot} end @param {{ pace: number, delay: number }} how */
function arrive(overlay, start, end, { pace, delay }) {
  const twoSided = start.element.matches('.card') && end.element.matches('.card') && isBack(start) !== isBack(end);
  const turns = twoSided || end.element.closest('[data-turn]') !== null;
  const options = {
    duration: (turns ? TURN : MOVE) * pace,
    delay,
    easing: OUT,
    fill: /** @type {FillMode} */ ('backwards'),
  };
  const path = {
    translate: [`${start.x - end.x}px ${start.y - end.y}px`, '0px 0px'],
    scale: [String(start.width / end.width), '1'],
  };
  if (end.zone === 'hand' || !end.element.matches('.card, .mini')) {
    // Nothing of the table lies above it: the thing itself comes.
    const turn = turns ? { rotate: ['y -90deg', 'y 0deg'] } : {};
    track(end.element.animate({ ...path, ...turn }, options), end.element);
    return;
  }
  // A copy flies, the card itself waits unseen at its place until the copy is there.
  const copy = twoSided ? turning(overlay, start, end, options) : copyOf(overlay, end);
  const rotate = turns && !twoSided ? ['y -90deg', 'y 0deg'] : [start.tilt, end.tilt];
  track(end.element.animate({ opacity: [0, 0] }, { duration: delay + options.duration }), end.element);
  track(copy.animate({ ...path, rotate }, options), end.element, () => copy.remove());
}

/** What is taken goes to its new home, an avatar or a pile: a trick first to the card that won it.
 *  @param {HTMLElement} overlay @param {Spot} spot @param {Spot} home
 *  @param {{ over: Spot | undefined, duration: number }} how */
function collect(overlay, spot, home, { over, duration }) {
  settle(spot.element);
  const copy = copyOf(overlay, spot);
  /** @param {Spot} to */
  const way = (to) => `${to.x - spot.x}px ${to.y - spot.y}px`;
  const small = String(Math.min(0.3, 30 / spot.width));
  const steps = [
    { translate: way(spot), rotate: spot.tilt, scale: '1', opacity: 1, easing: IN_OUT },
    ...(over
      ? [{ translate: way(over), rotate: over.tilt, scale: '.94', opacity: 1, offset: 0.42, easing: IN_OUT }]
      : []),
    { translate: way(home), rotate: '0deg', scale: small, opacity: 0.2 },
  ];
  track(copy.animate(steps, { duration, fill: 'forwards' }), null, () => copy.remove());
}

/** Backs from the deck to everybody but me. @param {HTMLElement} overlay @param {Layout} after
 *  @param {number | null} me @param {number} pace */
function dealToOthers(overlay, { anchors }, me, pace) {
  const deck = anchors.get('deck');
  if (!deck) return;
  const others = [...anchors].filter(([name]) => name.startsWith('seat:') && name !== `seat:${me}`);
  others.forEach(([, seat], at) => {
    for (let nth = 0; nth < BACKS; nth += 1) {
      dealBack(overlay, deck, seat, {
        duration: MOVE * 1.3 * pace,
        delay: (nth * others.length + at) * 2 * STEP * pace,
        easing: OUT,
      });
    }
  });
}

// The table's outermost element: it looks at the cards before and after each change of the view
// and lets them travel. A class, since only a class can look just before the page changes.

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
  overlay = createRef();

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

  /** @param {Props} previous @returns {Layout | null} */
  getSnapshotBeforeUpdate(previous) {
    return previous.view === this.props.view || this.#isStill() ? null : layoutOf(this.root.current);
  }

  /** @param {Props} previous @param {{}} _state @param {Layout | null} before */
  componentDidUpdate(previous, _state, before) {
    const { view } = this.props;
    const known = previous.view.history.length;
    // Another person's table, or a step back, is a new layout and not a movement.
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

  /** @param {Layout} before @param {View | null} previous @param {boolean} dealt */
  #move(before, previous, dealt) {
    const { view, pace } = this.props;
    const winner = `seat:${view.last_trick?.winner ?? previous?.last_trick?.winner}`;
    const gone = { trick: winner, ...view.scene.goes };
    // A part that measures itself first draws once more, in a microtask queued before this one.
    queueMicrotask(() => {
      const root = this.root.current;
      if (root) animate(this.overlay.current, before, layoutOf(root), { pace, me: view.seat, gone, dealt });
    });
  }

  render() {
    return html`<main class=${this.props.class} ref=${this.root}>
      ${this.props.children}
      <div class="overlay" ref=${this.overlay} aria-hidden="true" inert></div>
    </main>`;
  }
}

/** Whether the hand in front is the one that was dealt. @param {View} view @param {number} start where its round begins */
function isUntouched({ history, seat, hand, trick }, start) {
  const own = history.slice(start).find(({ id, params }) => id === 'hand.dealt' && params.seat === seat);
  return own?.params.cards?.length === hand.length && !trick.length;
}
