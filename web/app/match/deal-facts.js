// What a link deals, in words: which deal it is, who plays, with which options.
import { html } from '../ui/html.js';
import { dayText, t } from '../ui/i18n.js';
import { infoOf } from '../engine/known-games.js';
import { dayOf } from '../shell/links.js';
import { crestOf, defaultName } from '../storage/page-part.js';
import { Avatar } from '../ui/sprite.js';

/** @import { DealLink } from '../types.js' */

/** Which deal it is. @param {string} seed */
export function dealName(seed) {
  const day = dayOf(seed);
  if (day) return t('deal-of-day', { day: dayText(day) });
  return seed ? t('deal-named', { seed }) : t('deal-fresh');
}

/** The options that are open to choice, "Hot" and the like. @param {string} game @param {Record<string, string>} options */
export function optionsText(game, options) {
  const info = infoOf(game);
  const chosen = info?.options.filter(({ choices }) => choices.length > 1) ?? [];
  return chosen
    .map(({ id }) =>
      t('deal-option', { name: t(`option-${game}-${id}`), choice: t(`option-${game}-${id}-${options[id]}`) }),
    )
    .join(' · ');
}

/** @param {string} player "person" or a level */
export const playerText = (player) => t(player === 'person' ? 'setup-human' : `level-${player}`);

/** @param {{ link: DealLink }} props */
export function DealFacts({ link: { game, players, options, seed } }) {
  const chosen = optionsText(game, options);
  return html`
    <p class="deal__name">${dealName(seed)}</p>
    ${chosen && html`<p>${chosen}</p>`}
    <ol class="deal__seats" aria-label=${t('setup-who')}>
      ${players.map(
        (player, seat) => html`<li key=${seat} class=${player === 'person' ? 'is-person' : ''}>
          <${Avatar} crest=${crestOf(seat, player !== 'person')} />
          <span>${player === 'person' ? t('setup-human') : defaultName(seat, true)}</span>
          ${player !== 'person' && html`<small>${playerText(player)}</small>`}
        </li>`,
      )}
    </ol>
  `;
}
