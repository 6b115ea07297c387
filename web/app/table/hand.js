// The cards of the person in front: large, sorted, in rows where they are many. Tap, drag or keys.
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { deckOf } from '../engine/known-games.js';
import { CARD_SCALE, cardSize } from '../shell/settings.js';
import { html } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { Card } from '../ui/card.js';
import { layOut, wholeHeight } from './hand-layout.js';
import { useSize } from '../ui/resize.js';
import { useWalk, walk } from '../ui/gestures.js';

/** @param {{ scene: Scene, asked: Card }} props asked: the card a why-not note speaks of */
export function Hand({ scene, asked }) {
  const { view, mine, act, advised } = scene;
  const { face: game } = scene.speaker;
  const [box, { width, tall }] = useSize();
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  const { hand, comes } = view.scene;
  const cards = hand.map(({ card }) => card);
  const taps = new Map(hand.map(({ card, action }) => [card, action]));
  /** @param {Card} card */
  const tap = (card) => act(taps.get(card) ?? '');

  const legal = new Set(mine ? view.legal : []);
  /** @param {Card} card */
  const isLegal = (card) => legal.has(taps.get(card) ?? '');
  // Only where the hand is what is asked for are the other cards dimmed.
  const choosing = cards.some(isLegal);

  const scale = CARD_SCALE[cardSize.value];
  const faces = cards.map((card) => game.face(card, view));
  const tagged = deckOf(view.game).marked_later || faces.some(({ tag, trump }) => tag || trump !== undefined);
  const sizes = useMemo(() => {
    const suits = cards.map(game.suitOf);
    const starts = suits.flatMap((suit, at) => (suit === suits[at - 1] ? [] : [at]));
    const groups = starts.map((start, nth) => (starts[nth + 1] ?? suits.length) - start);
    return layOut(groups, width, tall, scale, tagged);
  }, [cards.join(), width, tall, scale, tagged]);

  const latest = useRef(/** @type {(card: Card) => boolean} */ (() => false));
  latest.current = (card) => {
    tap(card);
    return isLegal(card);
  };
  const drags = useMemo(() => dragging((card) => latest.current(card)), []);

  const { stop, step } = useWalk(cards, cards.find(isLegal));
  useKeptFocus(list, cards, stop);

  return html`<section class=${`hand${choosing ? ' is-choosing' : ''}`} ref=${box}
    aria-label=${t('table-hand', { ...scene.whom, count: view.hand.length })}>
    <ol class="hand__cards" ref=${list} data-zone="hand" data-from=${comes.hand ?? 'deck'}
      style=${{ '--cw': `${sizes.width}px`, '--px': 1 / sizes.width, '--show': Math.min(1, sizes.strip / sizes.width), '--lift': `${sizes.lift}px`, height: `${wholeHeight(sizes)}px` }} onKeyDown=${walk}>
      ${
        width > 0 &&
        cards.map((card, at) => {
          const face = faces[at];
          const spot = sizes.spots[at];
          const state = !choosing ? '' : isLegal(card) ? 'is-legal' : 'is-off';
          const isBest = mine && advised !== '' && taps.get(card) === advised;
          const covered = spot.row < sizes.rows.length - 1 ? (sizes.height - sizes.rowHeight) / sizes.width : 0;
          return html`<li key=${card} style=${{ transform: `translate(${spot.x}px, ${spot.y}px)`, '--covered': covered }}>
          <${Card} face=${face} card=${card} class=${`${state}${card === asked ? ' is-asked' : ''}${isBest ? ' is-advised' : ''}`}
            aria-label=${isBest ? t('advice-card', { card: face.name }) : face.name} aria-disabled=${isLegal(card) ? undefined : 'true'}
            ...${step(card)} onClick=${() => tap(card)} ...${drags} />
        </li>`;
        })
      }
    </ol>
  </section>`;
}

/**
 * When the focused card leaves the hand, the focus goes to its neighbour instead of being lost.
 * @param {import('preact').RefObject<HTMLOListElement | null>} list @param {Card[]} hand @param {Card} stop
 */
function useKeptFocus(list, hand, stop) {
  const before = useRef(hand);
  useLayoutEffect(() => {
    const at = before.current.indexOf(stop);
    const lost = at >= 0 && !hand.includes(stop) && document.activeElement === document.body;
    before.current = hand;
    if (lost) {
      const near = hand[Math.min(at, hand.length - 1)];
      /** @type {HTMLElement | null | undefined} */ (list.current?.querySelector(`[data-card="${near}"]`))?.focus({
        focusVisible: false,
      });
    }
  }, [hand.join()]);
}

// Dragging a card upwards, out of the hand and onto the felt, plays it. A short press stays a tap.

const START = 8;
const OUT = 56;
const PATIENCE = 800;

/**
 * Pointer handlers for one card.
 * @param {(card: string) => boolean} drop asks for the card; true when it leaves the hand
 */
function dragging(drop) {
  /** @type {{ x: number, y: number, id: number } | null} */
  let from = null;
  let moved = false;

  /** @param {HTMLElement} card */
  const settle = (card) => {
    card.classList.remove('is-dragged', 'is-out');
    card.style.translate = '';
  };

  return {
    /** @param {PointerEvent} event */
    onPointerDown(event) {
      if (event.button !== 0 || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // From the start: a quick hand is over another card before the first movement is told.
      /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(from.id);
      moved = false;
    },
    /** @param {PointerEvent} event */
    onPointerMove(event) {
      if (!from || event.pointerId !== from.id) return;
      const card = /** @type {HTMLElement} */ (event.currentTarget);
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (!moved && Math.hypot(x, y) < START) return;
      moved = true;
      card.classList.add('is-dragged');
      card.classList.toggle('is-out', y < -OUT);
      card.style.translate = `${x}px ${y}px`;
    },
    /** @param {PointerEvent} event */
    onPointerUp(event) {
      if (!from) return;
      const card = /** @type {HTMLElement} */ (event.currentTarget);
      const out = moved && event.clientY - from.y < -OUT;
      from = null;
      if (!moved) return;
      // A card that is played stays where it was let go; the motion to its place starts there.
      // If it is still in the hand after a while, the tap only hurried something else.
      if (out && drop(card.dataset.card ?? '')) setTimeout(() => settle(card), PATIENCE);
      else settle(card);
    },
    /** @param {PointerEvent} event */
    onPointerCancel(event) {
      from = null;
      settle(/** @type {HTMLElement} */ (event.currentTarget));
    },
    /** A click ends every drag: it must not play the card once more. @param {MouseEvent} event */
    onClickCapture(event) {
      if (moved) {
        event.stopPropagation();
        event.preventDefault();
      }
      moved = false;
    },
  };
}
