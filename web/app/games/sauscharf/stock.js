// On demand: my ingredients, the discard pile, the sauces still to come.
import { html } from '../../ui/html.js';
import { t } from '../../ui/i18n.js';
import { bunches } from '../../ui/words.js';
import { Mini } from '../../ui/card.js';
import { Dialog } from '../../ui/dialog.js';
import { FactSign } from '../../table/fact.js';
import { noteOf } from '../../table/notes.js';
import { cardsOf } from './words.js';

/** @param {{ scene: Scene, onClose: () => void }} props */
export function Stock({ scene, onClose }) {
  const { view, speaker } = scene;
  const [ingredients, discard] = ['ingredients', 'discard'].map((id) => cardsOf(view, id));
  const coming = noteOf(view, 'coming')?.facts ?? [];
  return html`<${Dialog} label=${t('sa-stock')} onClose=${onClose} class="dialog--stock">
    ${
      view.seat !== null &&
      html`<section>
      <h3>${t('sa-ingredients', { count: ingredients.length })}</h3>
      <${Counted} cards=${ingredients} none=${t('sa-no-ingredients')} speaker=${speaker} />
      ${!view.is_over && html`<p class="quiet">${t('sa-ingredients-how')}</p>`}
    </section>`
    }
    <section>
      <h3>${t('sa-discarded', { count: discard.length })}</h3>
      <${Counted} cards=${discard} none=${t('sa-none-discarded')} speaker=${speaker} />
      <p class="quiet">${t('sa-pile-how', { count: noteOf(view, 'pile')?.value })}</p>
    </section>
    <section>
      <h3>${t('sa-coming')}</h3>
      <p class="stock__cards">
        ${coming.map(({ value, ...brew }) => html`<span key=${brew.of} class="stock__bunch"><${FactSign} fact=${brew} speaker=${speaker} />×${value}</span>`)}
        ${!coming.length && html`<span class="quiet">${t('sa-no-supply')}</span>`}
      </p>
    </section>
  <//>`;
}

/** @param {{ cards: Card[], none: string, speaker: Speaker }} props */
function Counted({ cards, none, speaker }) {
  if (!cards.length) return html`<p class="quiet">${none}</p>`;
  return html`<p class="stock__cards">
    ${bunches(cards).map(([card, count]) => html`<span key=${card} class="stock__bunch"><${Mini} face=${speaker.face.face(card)} />×${count}</span>`)}
  </p>`;
}
