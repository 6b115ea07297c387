// The draft of missions: what may be chosen, and what each would mean for the hand of the person in
// front. While others choose: who has a mission by now.
import { html } from '../../html.js';
import { t } from '../../i18n.js';
import { placeOf } from '../../parts/compass.js';
import { Crest } from '../../parts/crest.js';
import { ItemNumber, ItemPicture } from '../../parts/item.js';
import { Sprite } from '../../parts/sprite.js';
import { TurnLine } from '../../parts/turn-line.js';
import { say } from '../../words.js';
import { ColourCounts, missionTitle, StatusChip } from './mission-card.js';
import { facts } from './suits.js';

/** @import { Fact } from '../../types.js' */
/** @import { Scene } from '../index.js' */

/** @param {{ scene: Scene }} props */
export function MissionDraft({ scene }) {
  const { view, mine } = scene;
  const { felt } = view.scene;
  return html`
    ${felt && html`<${TurnLine} scene=${scene} felt=${felt} />`}
    ${mine ? html`<${Offer} scene=${scene} />` : html`<${Waiting} scene=${scene} />`}
  `;
}

/** @param {{ scene: Scene }} props */
function Offer({ scene }) {
  const { view, act, advised } = scene;
  const items = view.scene.felt?.items ?? [];
  return html`<ul class=${items.length <= 8 ? 'missions missions--8' : 'missions'} data-zone="offer" data-from=${view.scene.comes.offer} aria-label=${t('xm-offer')}>
    ${items.map(({ id, name, action, facts }) => {
      /** @type {number | 'none'} */
      const mission = name?.params.mission ?? 'none';
      const status = facts.find((fact) => fact.id === 'status')?.value;
      return html`<li key=${id}>
        <button type="button" class=${`mission is-wanted mission--${mission === 'none' ? mission : (status ?? 'possible')}${advised === action ? ' is-advised' : ''}`} data-card=${id} data-mission=${mission} onClick=${() => act(action)}>
          <span class="mission__top">
            <${ItemNumber} item=${id} speaker=${scene.speaker} />${mission !== 'none' && html`<span class="sr">${mission}.</span>`}
            <${ItemPicture} item=${id} speaker=${scene.speaker} />
          </span>
          <span class="mission__title">${missionTitle(mission)}</span>
          <span class="mission__text">${t(`x-missions-item-${id}-text`)}</span>
          <span class="mission__pay num">${said('pays')}</span>
          <span class="mission__hand">
            <${HandFact} fact=${facts.find((fact) => fact.id.startsWith('hand-'))} scene=${scene} />
            ${status && html`<${StatusChip} status=${status} />`}
          </span>
        </button>
      </li>`;

      /** @param {string} kind */
      function said(kind) {
        const fact = facts.find((each) => each.id.startsWith(kind));
        return fact && say('fact', { id: fact.id, params: fact.params ?? {} }, scene.speaker);
      }
    })}
  </ul>`;
}

/** What of the hand matters for a mission. @param {{ fact: Fact | undefined, scene: Scene }} props */
function HandFact({ fact, scene }) {
  if (!fact) return null;
  if (fact.suits) return html`<span class="sr">${t('xm-hand-colours')}</span><${ColourCounts} colours=${fact.suits} />`;
  return html`<span>${say('fact', { id: fact.id, params: { ...fact.params, value: fact.value } }, scene.speaker)}</span>`;
}

/** @param {{ scene: Scene }} props */
function Waiting({ scene: { view, me, players } }) {
  const { missions, draft_order } = facts(view);
  return html`<ol class="places places--missions" data-zone="laid" aria-label=${t('xm-choosing')}>
    ${players.map((player, seat) => {
      const turn = seat === draft_order[0];
      return html`<li key=${seat} class=${`place place--${placeOf(seat, me, view.seats)}`} data-turn=${seat === me ? '' : undefined}
        data-from=${view.scene.comes[`laid:${seat}`]}>
        <span class="sr">${player.name}: ${t(`xm-seat-${missions[seat] ?? 'open'}`)}</span>
        ${
          missions[seat] === 'taken'
            ? html`<div class="mission-back" data-card=${`laid:${seat}`} aria-hidden="true"><${Sprite} id="envelope" class="" /></div>`
            : html`<div class=${`hole${turn ? ' hole--next' : ''}`} aria-hidden="true">
              ${missions[seat] === 'none' ? t('x-missions-item-mission-none') : html`<${Crest} crest=${player.crest} />`}
            </div>`
        }
      </li>`;
    })}
  </ol>`;
}
