// X-Missions on the table: the draft of missions (what may be chosen, and what each would mean for the hand of the
// person in front; while others choose, who has one by now), the own mission, the trump.
import { html, Sprite } from '../../ui/html.js';
import { t } from '../../ui/i18n.js';
import { placeOf } from '../../table/seat.js';
import { Avatar } from '../../ui/avatar.js';
import { TurnLine } from '../../table/felt.js';
import { FactSign, textOf } from '../../table/fact.js';
import { itemName, ItemNumber, ItemPicture, itemText } from '../../table/item.js';
import { MissionNote, SeatMission, TrumpBox } from './notes.js';

/** @param {{ scene: Scene, felt: Felt }} props */
function MissionDraft({ scene, felt }) {
  const Drawn = scene.mine ? Offer : Waiting;
  return html`<${TurnLine} scene=${scene} felt=${felt} /><${Drawn} scene=${scene} felt=${felt} />`;
}

/** @param {{ scene: Scene, felt: Felt }} props */
function Offer({ scene: { view, act, advised, speaker }, felt: { items } }) {
  return html`<ul class=${items.length <= 8 ? 'missions missions--8' : 'missions'} data-zone="offer" data-from=${view.scene.comes.offer} aria-label=${t('xm-offer')}>
    ${items.map(({ id, name, action, facts }) => {
      const { mission = 'none' } = name?.params ?? {};
      const [pays, hand, status] = ['pays', 'hand-', 'status'].map((kind) =>
        facts.find((fact) => fact.id.startsWith(kind)),
      );
      const look = mission === 'none' ? mission : (status?.value ?? 'possible');
      return html`<li key=${id}>
        <button type="button" class=${`mission is-wanted mission--${look}${advised === action ? ' is-advised' : ''}`} data-card=${id} data-mission=${mission} onClick=${() => act(action)}>
          <span class="mission__top">
            <${ItemNumber} item=${id} speaker=${speaker} />${mission !== 'none' && html`<span class="sr">${mission}.</span>`}
            <${ItemPicture} item=${id} speaker=${speaker} />
          </span>
          <span class="mission__title">${itemName(id, speaker)}</span>
          <span class="mission__text">${itemText(id, speaker)}</span>
          <span class="mission__pay num">${pays && textOf(pays, speaker)}</span>
          <span class="mission__hand">
            ${hand?.suits && html`<span class="sr">${t('xm-hand-colours')}</span>`}
            ${hand && html`<${FactSign} fact=${hand} speaker=${speaker} />`}
            ${status && html`<${FactSign} fact=${status} speaker=${speaker} />`}
          </span>
        </button>
      </li>`;
    })}
  </ul>`;
}

/** @param {{ scene: Scene, felt: Felt }} props */
function Waiting({ scene: { view, me, players, speaker }, felt: { laid = [], turns, done } }) {
  const chosen = turns.slice(0, done);
  return html`<ol class="places places--missions" data-zone="laid" aria-label=${t('xm-choosing')}>
    ${players.map((player, seat) => {
      const state = laid[seat] ? 'taken' : chosen.includes(seat) ? 'none' : 'open';
      return html`<li key=${seat} class=${`place place--${placeOf(seat, me, view.seats)}`} data-turn=${seat === me ? '' : undefined}
        data-from=${view.scene.comes[`laid:${seat}`]}>
        <span class="sr">${player.name}: ${t(`x-missions-fact-chosen-${state}`)}</span>
        ${
          state === 'taken'
            ? html`<div class="mission-back" data-card=${`laid:${seat}`} aria-hidden="true"><${Sprite} id="envelope" class="" /></div>`
            : html`<div class=${`hole${seat === turns[done] ? ' hole--next' : ''}`} aria-hidden="true">
              ${state === 'none' ? itemName('mission-none', speaker) : html`<${Avatar} crest=${player.crest} />`}
            </div>`
        }
      </li>`;
    })}
  </ol>`;
}

/** @type {Special} */
export const table = {
  stage: (scene) => {
    const { felt } = scene.view.scene;
    return felt ? html`<${MissionDraft} scene=${scene} felt=${felt} />` : null;
  },
  corner: (scene) => html`<${TrumpBox} scene=${scene} />`,
  seatNote: (scene, seat) => html`<${SeatMission} scene=${scene} seat=${seat} />`,
  places: { trump: '.felt__corner', missions: '.missions', 'own-mission': '.mission-note' },
  side: (scene) => html`<${MissionNote} scene=${scene} />`,
};
