// Choosing a rule card: the own three with what each would do to this hand, and who has chosen.
import { html } from '../../html.js';
import { t } from '../../i18n.js';
import { Mini } from '../../parts/card.js';
import { gain } from '../../parts/figures.js';
import { ItemFace } from '../../parts/item.js';
import { steady } from '../../parts/steady.js';
import { SuitSign } from '../../parts/suit-sign.js';
import { sayAll } from '../../words.js';
import { face, facts, suit, SUITS } from './cards.js';

/** @import { Scene } from '../index.js' */
/** @import { Preview } from './cards.js' */

/** @param {{ scene: Scene }} props */
export function RuleChoice({ scene }) {
  const { view, mine, act, me, advised, speaker } = scene;
  const { my_rules, my_choice, preview, choosers } = facts(view);
  const asked = me !== null && choosers.includes(me) && my_choice === null;
  const shown = my_choice === null ? my_rules : [my_choice];
  return html`<div class="rule-choice">
    <p class="rule-choice__wait" role="status">
      ${sayAll('felt', view.scene.felt?.said ?? [], speaker)}
    </p>
    <ol class=${`rule-choice__cards${asked ? ' is-asked' : ''}`} data-zone="offer" data-from="deck" aria-label=${t('sm-own-rules')}>
      ${shown.map((rule) => {
        const print = html`<${ItemFace} item=${`rule-${rule}`} speaker=${speaker} />${preview[rule] && html`<${Forecast} preview=${preview[rule]} />`}`;
        return html`<li key=${rule}>
          ${
            asked
              ? html`<button type="button" class=${`rule-card${mine ? ' is-open is-wanted' : ''}${advised === `choose ${rule}` ? ' is-advised' : ''}`} aria-disabled=${mine ? undefined : 'true'}
                data-card=${`rule-${rule}`} data-rule=${rule} onClick=${() => act(`choose ${rule}`)}>${print}</button>`
              : html`<div class="rule-card" data-card=${`rule-${rule}`}>${print}</div>`
          }
        </li>`;
      })}
    </ol>
  </div>`;
}

/** What one rule card would do to the hand below. @param {{ preview: Preview }} props */
function Outlook({ preview: { trumps, by_suit, cards, points } }) {
  const suits = Object.keys(by_suit);
  if (suits.length) {
    return html`<span class="forecast"><b>${t('sm-preview-suits')}</b>
      <span class="forecast__row">${SUITS.map((letter) => {
        const { name, tone, ...sign } = suit(letter);
        const count = by_suit[letter] ?? 0;
        return html`<span key=${letter} class=${`forecast__suit ${tone}`} role="img" aria-label=${`${name} ${count}`}>
          <${SuitSign} suit=${sign} />${count}
        </span>`;
      })}</span>
    </span>`;
  }
  const counting = trumps.length ? trumps : cards;
  if (!counting.length) return html`<span class="forecast forecast--none">${t('sm-preview-none')}</span>`;
  return html`<span class="forecast">
    <b>${
      trumps.length
        ? t('sm-preview-trumps', { count: trumps.length })
        : t('sm-preview-points', { count: cards.length, points: gain(points) })
    }</b>
    <span class="forecast__row">${counting.map((card) => html`<${Mini} key=${card} face=${face(card)} />`)}</span>
  </span>`;
}
const Forecast = steady(Outlook);
