// The rule lens: a slip at the side with the rule cards in force, my trumps and who would win; and a
// sheet that says everything: what the cards mean together, the order of trumps, what I may play.
import { textOf, ItemLines } from '../../table/fact.js';
import { useState } from 'preact/hooks';
import { html, Button, Sprite } from '../../ui/html.js';
import { sentences, t } from '../../ui/i18n.js';
import { Mini } from '../../ui/card.js';
import { Dialog } from '../../ui/dialog.js';
import { litMark, NoteSection, noteOf } from '../../table/notes.js';

/** @param {{ scene: Scene }} props */
export function Lens({ scene }) {
  const [open, setOpen] = useState(false);
  const { view, speaker } = scene;
  const [inForce, counts] = view.scene.notes;
  if (!inForce) return null;
  const { items = [], lit } = inForce;
  const now = noteOf(view, 'now');
  const duty = noteOf(view, 'duty')?.facts ?? [];
  const trick = now && { ...now, facts: [...(now.facts ?? []), ...duty] };
  const title = t('stich-meister-fact-in-force');
  return html`
    <section class="note lens" data-anchor="note:in-force">
      <h2>${title}<${Button} icon="i-eye" class="lens__open" onClick=${() => setOpen(true)}>${t('sm-lens')}<//></h2>
      <${ItemLines} items=${items} lit=${lit} mark=${litMark(inForce, speaker)} label=${title} speaker=${speaker} />
    </section>
    <section class="note lens-now">
      ${counts.facts ? html`<${Order} groups=${counts.facts} scene=${scene} label=${textOf(counts, speaker)} />` : html`<p class="quiet">${textOf(counts, speaker)}</p>`}
      ${now && html`<p class="lens-now__trick">${sentences((now.facts ?? []).map((fact) => textOf(fact, speaker)))}</p>`}
    </section>
    ${
      open &&
      html`<${Dialog} label=${t('sm-lens-title')} onClose=${() => setOpen(false)} class="lens-sheet">
      ${[inForce, noteOf(view, 'together'), trick, ...['trump-order', 'my-hand', 'later-rules'].map((id) => noteOf(view, id))].map((note, at) => html`<${NoteSection} key=${at} note=${note} scene=${scene} />`)}
    <//>`
    }
  `;
}

/** Trumps from strongest to weakest; equal ones stand together. @param {{ groups: Fact[], scene: Scene, label: string }} props */
function Order({ groups, scene: { view, speaker }, label }) {
  const ranked = groups.flatMap(({ id, cards = [] }) => (id === 'equal' ? [cards] : cards.map((card) => [card])));
  return html`<ol class="order" aria-label=${label}>
    <li class="order__sign" aria-hidden="true"><${Sprite} id="i-crown" />${label}</li>
    ${ranked.map(
      (cards, at) => html`<li key=${cards[0]}>
        <span class=${cards.length > 1 ? 'is-equal' : ''}>${cards.map((card) => html`<${Mini} key=${card} face=${speaker.face.face(card, view)} />`)}</span>
        ${at < ranked.length - 1 && html`<i aria-hidden="true">›</i>`}
      </li>`,
    )}
  </ol>`;
}
