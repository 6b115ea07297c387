// Stich-Meister on the table: rule cards chosen and seen through the lens, steps before play, tricks.
import { html, Sprite, memo } from '../../ui/html.js';
import { t } from '../../ui/i18n.js';
import { Mini } from '../../ui/card.js';
import { textOf, ItemRow, ItemFace, Suits } from '../../table/fact.js';
import { noteOf } from '../../table/notes.js';
import { Lens } from './lens.js';
import { sayAll } from '../../ui/words.js';

/** The direction of play, where it changes from trick to trick. @param {Scene} scene */
function corner({ view, speaker }) {
  const way = noteOf(view, 'direction');
  return way ? html`<p class="sm-way"><${Sprite} id=${`i-${way.value}`} />${textOf(way, speaker)}</p>` : null;
}

/** What lies before a seat: its rule card while all choose, a card laid aside for the last trick.
 *  @param {{ scene: Scene, seat: number }} props */
function SeatNote({ scene, seat }) {
  const { badges } = scene.view.scene.seats[seat];
  return html`<div class="sm-note">${badges.map((badge) => html`<${Tag} key=${badge.id} badge=${badge} scene=${scene} />`)}</div>`;
}

/** @param {{ badge: Fact, scene: Scene }} props */
function Tag({ badge, scene: { view, speaker } }) {
  const { id, value = '', cards } = badge;
  return html`<span class=${`sm-tag sm-tag--${cards ? 'own' : id} is-${value}`}>
    ${value === 'chosen' && html`<${Sprite} id="i-check" />`}${textOf(badge, speaker)} ${cards?.map((card) => html`<${Mini} key=${card} face=${speaker.face.face(card, view)} />`)}
  </span>`;
}

/** @type {Special} */
export const table = {
  felts: {
    offer: (props) => html`<${RuleChoice} ...${props} />`,
    cards: ({ scene: { speaker }, felt: { items } }) =>
      html`<div class="revealed"><p>${t('sm-revealed')}</p><${ItemRow} items=${items.map(({ id }) => id)} speaker=${speaker} label=${t('stich-meister-fact-in-force')} /></div>`,
  },
  seatNote: (scene, seat) => html`<${SeatNote} scene=${scene} seat=${seat} />`,
  corner,
  places: { 'rule-cards': '.rule-choice__cards', lens: '.lens' },
  side: (scene) => html`<${Lens} scene=${scene} />`,
};

// Choosing a rule card: the own three with what each would do to this hand, and who has chosen.

/** @param {{ scene: Scene, felt: Felt }} props */
function RuleChoice({ scene: { mine, act, advised, speaker }, felt: { items, said } }) {
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
  const { kind, suits, cards = [] } = fact;
  const text = textOf(fact, speaker);
  if (kind === 'line') return html`<span class="forecast forecast--none">${text}</span>`;
  return html`<span class="forecast"><b>${text}</b>
    <span class="forecast__row">
      ${suits && html`<${Suits} fact=${fact} speaker=${speaker} />`}
      ${cards.map((card) => html`<${Mini} key=${card} face=${speaker.face.face(card)} />`)}
    </span>
  </span>`;
}
const Forecast = memo(Outlook);
