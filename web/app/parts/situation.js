// How a match stands, in a line: for the list of saved ones and for one that comes in.
import { list, t } from '../i18n.js';
import { roundOf } from './figures.js';

/** @import { MatchDoc } from '../types.js' */

/** @param {MatchDoc} doc */
export function situation({ page: { players, glance } }) {
  if (glance.is_over) {
    return t('home-won', { names: list(glance.winners.map((seat) => players[seat]?.name ?? '?')) });
  }
  const where = roundOf(glance);
  const next = glance.to_act === null ? null : players[glance.to_act];
  const turn = next?.kind === 'human' ? t('home-turn', { name: next.name }) : '';
  return [where, turn].filter(Boolean).join(' · ');
}
