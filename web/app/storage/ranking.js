// Who came in where.

/** @import { Seat } from '../types.js' */

/** Seats from first to last; equal totals share a place, winners stand first whatever their total.
 *  @param {number[]} scores @param {Seat[]} winners */
export function ranking(scores, winners) {
  const order = scores
    .map((_, seat) => seat)
    .sort((a, b) => {
      const won = Number(winners.includes(b)) - Number(winners.includes(a));
      return won || scores[b] - scores[a] || a - b;
    });
  /** @param {Seat} a @param {Seat} b */
  const level = (a, b) =>
    winners.includes(a) === winners.includes(b) && (winners.includes(a) || scores[a] === scores[b]);
  return order.map((seat) => ({ seat, place: order.findIndex((other) => level(other, seat)) + 1 }));
}
