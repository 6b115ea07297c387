// What a score sheet should not keep quiet: how often each person asked for advice, and open hands.
import { html } from '../html.js';
import { list, t } from '../i18n.js';

/** @import { PagePart } from '../types.js' */

/** @param {{ page: PagePart }} props */
export function HelpMarks({ page: { advice, opened, players } }) {
  const asked = advice.flatMap((count, seat) => (count ? [t('advice-asked-one', { name: players[seat].name, count })] : []));
  return html`
    ${asked.length > 0 && html`<p class="sheet__foot">${t('advice-asked', { who: list(asked) })}</p>`}
    ${opened && html`<p class="sheet__foot">${t('odds-opened')}</p>`}
  `;
}
