// On demand: my ingredients, the discard pile, the sauces still to come.
import { html } from '../../ui/html.js';
import { t } from '../../ui/i18n.js';
import { bunches } from '../../ui/words.js';
import { Mini } from '../../ui/card.js';
import { Dialog } from '../../ui/dialog.js';
import { Brew, face } from './chili.js';
import { facts, WILD } from './facts.js';

/** @import { Card } from '../../types.js' */
/** @import { Scene } from '../index.js' */

/** @param {{ scene: Scene, onClose: () => void }} props */
export function Stock({ scene, onClose }) {
  const { view } = scene;
  const { ingredients, discard, pile, unseen_sauces } = facts(view);
  return html`<${Dialog} label=${t('sa-stock')} onClose=${onClose} class="dialog--stock">
    ${
      view.seat !== null &&
      html`<section>
      <h3>${t('sa-ingredients', { count: ingredients.length })}</h3>
      <${Counted} cards=${ingredients} none=${t('sa-no-ingredients')} />
      ${view.phase !== 'over' && html`<p class="quiet">${t('sa-ingredients-how')}</p>`}
    </section>`
    }
    <section>
      <h3>${t('sa-discarded', { count: discard.length })}</h3>
      <${Counted} cards=${discard} none=${t('sa-none-discarded')} />
      <p class="quiet">${t('sa-pile-how', { count: pile })}</p>
    </section>
    <section>
      <h3>${t('sa-coming')}</h3>
      <p class="stock__cards">
        ${unseen_sauces.map(([heat, copies]) => html`<span key=${heat} class="stock__bunch"><${Brew} heat=${heat} />×${copies}</span>`)}
        ${!unseen_sauces.length && html`<span class="quiet">${t('sa-no-supply')}</span>`}
      </p>
    </section>
  <//>`;
}

/** @param {{ cards: Card[], none: string }} props */
function Counted({ cards, none }) {
  if (!cards.length) return html`<p class="quiet">${none}</p>`;
  const rank = (/** @type {Card} */ card) => (card === WILD ? Infinity : Number(card));
  const sorted = [...cards].sort((a, b) => rank(a) - rank(b));
  return html`<p class="stock__cards">
    ${bunches(sorted).map(([card, count]) => html`<span key=${card} class="stock__bunch"><${Mini} face=${face(card)} />×${count}</span>`)}
  </p>`;
}
