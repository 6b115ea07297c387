// The deal of the day of each game: the same cards for everybody who plays it today.
import { html } from '../html.js';
import { dayText, t } from '../i18n.js';
import { knownGames } from '../known-games.js';
import { dayOf, linkOfToday, seedOfToday } from '../links.js';
import { address } from '../route.js';
import { matches } from '../saves.js';
import { Sprite } from './sprite.js';

export function DayDeals() {
  const seed = seedOfToday();
  const day = dayOf(seed);
  /** Whether this device has played it to the end. @param {string} game */
  const isDone = (game) =>
    matches.value.some(({ doc }) => doc?.game === game && doc.seed === seed && doc.page.glance.is_over);
  return html`<section class="days" aria-labelledby="days-title">
    <h2 id="days-title"><${Sprite} id="i-day" class="ico" />${day && t('deal-of-day', { day: dayText(day) })}</h2>
    <ul>
      ${knownGames().map(
        ({ id: game }) => html`<li key=${game} data-game=${game}>
          <a class="btn" href=${address({ screen: 'link', text: linkOfToday(game) })}
            aria-label=${t(isDone(game) ? 'deal-of-day-done' : 'deal-of-day-in', { game: t(`game-${game}`) })}>
            ${isDone(game) && html`<${Sprite} id="i-check" class="ico" />`}
            ${t(`game-${game}`)}
          </a>
        </li>`,
      )}
    </ul>
  </section>`;
}
