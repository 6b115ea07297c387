// Points as they are written on a score sheet: a real minus sign, a plus where a gain is meant; how far a match has come,
// whether there is but one round of it, and who came in where. Decimals are the language's.
import { format, t } from './i18n.js';

/** @param {number} figure */
export function points(figure) {
  return `${figure < 0 ? '−' : ''}${digits(figure)}`;
}

/** @param {number} figure */
export function gain(figure) {
  return `${figure > 0 ? '+' : ''}${points(figure)}`;
}

/** With its tenths, even if there are none. @param {number} figure */
export function tenths(figure) {
  return format(Intl.NumberFormat, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(figure);
}

/** @param {number} share of 1 */
export function percent(share) {
  return format(Intl.NumberFormat, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** Without a sign. @param {number} figure */
function digits(figure) {
  return format(Intl.NumberFormat, { maximumFractionDigits: 1, useGrouping: false }).format(Math.abs(figure));
}

/** Whether the match is one round, for sentences that would speak of rounds.
 *  @param {{ rounds: number | null }} view */
export function single({ rounds }) {
  return rounds === 1 ? 'yes' : 'no';
}

/** "Round 2 of 4", only "Round 2" where the scores decide how many there are, "" if there is just one.
 *  @param {{ round: number, rounds: number | null }} at */
export function roundOf({ round, rounds }) {
  if (rounds === 1) return '';
  return rounds === null ? t('table-round-open', { round }) : t('table-round-of', { round, rounds });
}

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
