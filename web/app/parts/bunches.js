// Equal cards of a hand or a set, taken together.
/** @import { Card } from '../types.js' */

/** Equal cards together, in the order they are given. @param {Card[]} cards @returns {[Card, number][]} */
export function bunches(cards) {
  /** @type {Map<Card, number>} */
  const counts = new Map();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
