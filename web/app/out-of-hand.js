/** @import { Card, Seat, View } from './types.js' */

/** The hands of a view after a card has left one of them. @param {View} view @param {Seat} seat
 *  @param {Card | undefined} card unknown if only its owner knows it */
export function outOfHand({ hand, hand_counts }, seat, card) {
  return {
    hand: hand.filter((held) => held !== card),
    hand_counts: hand_counts.map((count, at) => (at === seat ? count - 1 : count)),
  };
}
