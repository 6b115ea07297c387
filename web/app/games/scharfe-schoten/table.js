// Scharfe Schoten on the table: backs and captured colours at every seat, trumps, tiles, the rack.
import { html, SuitSign } from '../../ui/html.js';
import { t } from '../../ui/i18n.js';
import { Mini } from '../../ui/card.js';
import { textOf } from '../../table/fact.js';
import { noteOf } from '../../table/notes.js';
import { say } from '../../ui/words.js';
import { Predict } from './predict.js';
import { RackChoice, RackNote } from './rack.js';
import { Backs, SeatNote } from './seat-note.js';

/** @param {Scene} scene */
function stage(scene) {
  const { view, me, mine } = scene;
  const { felt } = view.scene;
  // A new round, or another person, begins with no tile chosen.
  if (felt?.kind === 'pair') return html`<${Predict} key=${`${view.round}/${me}`} scene=${scene} felt=${felt} />`;
  return felt && mine ? html`<${RackChoice} scene=${scene} felt=${felt} />` : null;
}

/** The whole order of the deck on one slip. @param {{ scene: Scene }} props */
function Strength({ scene: { view, speaker } }) {
  const { ahead } = view.scene;
  const [trumps, order, none] = noteOf(view, 'strength')?.facts ?? [];
  return html`<section class="note strength">
    <h2>${t('ss-strength')}<small>${t('ss-strong-weak')}</small></h2>
    <ol class="strength__trumps" data-zone="trumps" data-turn aria-label=${t('ss-trumps')}>
      ${trumps.cards?.map((card) => html`<li key=${card} class=${trumps.lit?.includes(card) ? 'is-ahead' : ''}><${Mini} card=${`trump:${card}`} face=${speaker.face.face(card, view)} /></li>`)}
    </ol>
    <ol class="strength__colours" aria-label=${t('ss-order')}>
      <li class="strength__then" aria-hidden="true">${t('ss-then')}</li>
      ${order.facts?.map(({ suit: colour = '', lit = [] }) => {
        const { tone, name, ...sign } = speaker.face.suit(colour);
        return html`<li key=${colour} class=${`${tone}${lit.length ? ' is-ahead' : ''}`}>
        <${SuitSign} suit=${sign} /><span aria-hidden="true">12–1</span><span class="sr">${name}</span>
      </li>`;
      })}
    </ol>
    <p class="quiet">${ahead ? say('ahead', ahead, speaker) : none && textOf(none, speaker)}</p>
  </section>`;
}

/** @type {Special} */
export const table = {
  stage,
  seatNote: (scene, seat) => html`<${SeatNote} scene=${scene} seat=${seat} />`,
  places: { strength: '.strength', rack: '.rack-note', tiles: '.predict', 'choose-rack': '.choose-rack' },
  facts: { backs: (props) => html`<${Backs} ...${props} />` },
  side: (scene) => html`<${Strength} scene=${scene} /><${RackNote} scene=${scene} />`,
};
