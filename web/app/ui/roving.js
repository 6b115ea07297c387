// One stop for the Tab key, arrow keys inside: the way a hand or a market is walked by keyboard.

/**
 * @param {KeyboardEvent} event on the box around the cards
 * @param {(card: string) => void} stop called with the card that now has the focus
 */
export function walk(event, stop) {
  const box = /** @type {HTMLElement} */ (event.currentTarget);
  const cards = /** @type {HTMLElement[]} */ ([...box.querySelectorAll('button[data-card]')]);
  const at = cards.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = target(cards, at, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
  stop(next.dataset.card ?? '');
}

/** @param {HTMLElement[]} cards @param {number} at @param {string} key */
function target(cards, at, key) {
  if (at < 0) return undefined;
  if (key === 'ArrowLeft') return cards[at - 1] ?? cards.at(-1);
  if (key === 'ArrowRight') return cards[at + 1] ?? cards[0];
  if (key === 'Home') return cards[0];
  if (key === 'End') return cards.at(-1);
  if (key === 'ArrowUp' || key === 'ArrowDown') return inNextRow(cards, cards[at], key === 'ArrowUp' ? -1 : 1);
  return undefined;
}

/** The card in the nearest row above or below, nearest by its middle.
 *  @param {HTMLElement[]} cards @param {HTMLElement} from @param {number} way */
function inNextRow(cards, from, way) {
  const here = from.getBoundingClientRect();
  const there = cards
    .map((card) => ({ card, box: card.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - here.top) * way > here.height * 0.3);
  /** @param {DOMRect} box */
  const far = (box) => Math.abs(box.top - here.top) * 4 + Math.abs(box.left - here.left);
  return there.sort((a, b) => far(a.box) - far(b.box))[0]?.card;
}
