// Points as they are written on a score sheet: a real minus sign, a plus where a gain is meant; and
// how far a match has come, or whether there is but one round of it.
import { t } from '../i18n.js';

/** @param {number} points */
export function points(points) {
  return points < 0 ? `−${-points}` : String(points);
}

/** @param {number} points */
export function gain(points) {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
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
