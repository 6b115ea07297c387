// Choosing a rule card: the own three with what each would do to this hand, and who has chosen.
import { textOf } from '../../table/fact.js';
import { html, SuitSign, memo } from '../../ui/html.js';
import { t } from '../../ui/i18n.js';
import { Mini } from '../../ui/card.js';
import { sayAll } from '../../ui/words.js';
import { ItemFace } from '../../table/item.js';

/** @param {{ scene: Scene, felt: Felt }} props */
export function RuleChoice({ scene: { mine, act, advised, speaker }, felt: { items, said } }) {
  const asked = items.some(({ action }) => action);
  return html`<div class="rule-choice">
    <p class="rule-choice__wait" role="status">${sayAll('felt', said, speaker)}</p>
    <ol class=${`rule-choice__cards${asked ? ' is-asked' : ''}`} data-zone="offer" data-from="deck" aria-label=${t('sm-own-rules')}>
      ${items.map(({ id, action, facts }) => {
        const print = html`<${ItemFace} item=${id} speaker=${speaker} />${facts.map((fact) => html`<${Forecast} key=${fact.id} fact=${fact} speaker=${speaker} />`)}`;
        return html`<li key=${id}>
          ${
            asked
              ? html`<button type="button" class=${`item-card${mine ? ' is-open is-wanted' : ''}${advised === action ? ' is-advised' : ''}`} aria-disabled=${mine ? undefined : 'true'}
                data-card=${id} data-rule=${speaker.face.item(id).rank} onClick=${() => act(action)}>${print}</button>`
              : html`<div class="item-card" data-card=${id}>${print}</div>`
          }
        </li>`;
      })}
    </ol>
  </div>`;
}

/** What one rule card would do to the hand below. @param {{ fact: Fact, speaker: Speaker }} props */
function Outlook({ fact, speaker }) {
  const { kind, suits = {}, cards = [] } = fact;
  const { face } = speaker;
  const text = textOf(fact, speaker);
  if (kind === 'line') return html`<span class="forecast forecast--none">${text}</span>`;
  return html`<span class="forecast"><b>${text}</b>
    <span class="forecast__row">
      ${Object.entries(suits).map(([letter, count]) => {
        const { name, tone, ...sign } = face.suit(letter);
        return html`<span key=${letter} class=${`forecast__suit ${tone}`} role="img" aria-label=${`${name} ${count}`}><${SuitSign} suit=${sign} />${count}</span>`;
      })}
      ${cards.map((card) => html`<${Mini} key=${card} face=${face.face(card)} />`)}
    </span>
  </span>`;
}
const Forecast = memo(Outlook);
