// What a score sheet should not keep quiet: how often each person asked for advice, what was taken back,
// open hands, and that the match began in the middle of another one.
import { html } from '../html.js';
import { list, t } from '../i18n.js';

/** @import { PagePart } from '../types.js' */

/** @param {{ page: PagePart }} props */
export function HelpMarks({ page: { advice, undone, opened, fork, players } }) {
  const asked = advice.flatMap((count, seat) =>
    count ? [t('advice-asked-one', { name: players[seat].name, count })] : [],
  );
  return html`
    ${asked.length > 0 && html`<p class="sheet__foot">${t('advice-asked', { who: list(asked) })}</p>`}
    ${undone > 0 && html`<p class="sheet__foot">${t('final-undone', { count: undone })}</p>`}
    ${opened && html`<p class="sheet__foot">${t('odds-opened')}</p>`}
    ${fork && html`<p class="sheet__foot">${t('fork-mark-long', { actions: fork.at })}</p>`}
  `;
}
