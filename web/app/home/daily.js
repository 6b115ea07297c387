// The deal of the day: another game each day, the same cards for everybody who plays it; and on how many days in a
// row somebody here has played one to its end. That is told by the statistics, which know of each match when it began
// and what it was dealt from.
import { computed } from '@preact/signals';
import catalogue from '../catalogue.js';
import { html, Button, Sprite } from '../ui/html.js';
import { dayText, t } from '../ui/i18n.js';
import { address } from '../shell/route.js';
import { dayOf, linkOfToday, seedOf, today } from '../shell/links.js';
import { checksum } from '../storage/revisions.js';
import { results } from '../storage/statistics.js';

/** The calendar day, whatever the clock says. @param {Date} day @param {number} [later] days */
const dayAfter = (day, later = 0) => new Date(day.getFullYear(), day.getMonth(), day.getDate() + later);

const DAY = 86_400_000;

/** Which of so many is that day's. @param {Date} day @param {number} count */
export function turnOf(day, count) {
  return Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / DAY) % count;
}

/** The days whose deal somebody has begun on that very day and played to its end, by their words.
 *  @param {Result[]} played */
export function daysPlayed(played) {
  const days = played.flatMap(({ match, game }) => {
    const [begun, deal] = match.split('-');
    const seed = seedOf(new Date(parseInt(begun, 36)));
    return checksum(`${game} ${seed}`) === deal ? [seed] : [];
  });
  return new Set(days);
}

/** How many days in a row, up to this one or the one before it. @param {Set<string>} days @param {Date} now */
export function streak(days, now) {
  let at = days.has(seedOf(now)) ? 0 : -1;
  let count = 0;
  for (; days.has(seedOf(dayAfter(now, at))); at -= 1) count += 1;
  return count;
}

const played = computed(() => daysPlayed(results.value));

export function Daily() {
  const now = today();
  const days = played.value;
  const isDone = days.has(seedOf(now));
  const { id: game } = catalogue[turnOf(now, catalogue.length)];
  return html`<section class="days" data-game=${game} aria-labelledby="days-title">
    <span class=${isDone ? 'days__leaf is-done' : 'days__leaf'} aria-hidden="true">
      ${isDone ? html`<${Sprite} id="i-check" />` : now.getDate()}
    </span>
    <div class="saved__text">
      <h2 id="days-title">${t('setup-day')}<span> · ${dayText(now)}</span></h2>
      <p><b>${t(`game-${game}`)}</b> · ${rowText(days, now, isDone)}</p>
    </div>
    <${Button} icon="i-day" href=${address({ screen: 'link', text: linkOfToday(game) })} aria-label=${t('deal-of-day-in', { game: t(`game-${game}`) })}>${t(isDone ? 'days-again' : 'home-play')}<//>
  </section>`;
}

/** How it stands with the days in a row: a missed one is said. @param {Set<string>} days @param {Date} now @param {boolean} isDone */
function rowText(days, now, isDone) {
  const count = streak(days, now);
  if (count) return t(isDone ? 'days-done' : 'days-so-far', { count });
  const [last] = [...days].sort().reverse();
  const day = last && dayOf(last);
  return day ? t('days-missed', { day: dayText(day) }) : t('days-first');
}
