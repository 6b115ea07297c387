// How often each person asked for advice: part of the score sheet, never forbidden.
import { html } from '../html.js';
import { list, t } from '../i18n.js';

/** @import { Player } from '../types.js' */

/** @param {{ counts: number[], players: Player[] }} props */
export function AdviceCount({ counts, players }) {
  const asked = counts.flatMap((count, seat) => (count ? [t('advice-asked-one', { name: players[seat].name, count })] : []));
  if (!asked.length) return null;
  return html`<p class="sheet__foot advice-count">${t('advice-asked', { who: list(asked) })}</p>`;
}
