// The draft of missions: what may be chosen, and what each would mean for the hand of the person in
// front. While others choose: who has a mission by now.
import { html } from '../../html.js';
import { t } from '../../i18n.js';
import { placeOf } from '../../parts/compass.js';
import { Crest } from '../../parts/crest.js';
import { Sprite } from '../../parts/sprite.js';
import { TurnLine } from '../../parts/turn-line.js';
import { ColourCounts, MissionNumber, MissionPicture, missionTitle, priceText, StatusChip } from './mission-card.js';
import { facts } from './suits.js';

/** @import { XMissionsCards } from '../../types.js' */
/** @import { Scene } from '../index.js' */

/** Missions that look at colours, at tricks, at the highest numbers. */
const LOOKS_AT = [
  'tricks',
  'colours',
  'tricks',
  'colours',
  'colours',
  'tricks',
  'colours',
  'high',
  'eights',
  'colours',
];

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
function Offer({ scene: { view, act, advised } }) {
  const { offer, my_cards, trump } = facts(view);
  return html`<ul class=${offer.length < 8 ? 'missions missions--8' : 'missions'} data-zone="offer" data-from=${view.scene.comes.offer} aria-label=${t('xm-offer')}>
    ${offer.map(
      ({ mission, status, prices }) => html`<li key=${mission}>
        <button type="button" class=${`mission is-wanted mission--${status}${advised === `mission ${mission}` ? ' is-advised' : ''}`} data-card=${`mission-${mission}`} data-mission=${mission} onClick=${() => act(`mission ${mission}`)}>
          <span class="mission__top">
            <${MissionNumber} mission=${mission} /><span class="sr">${mission}.</span>
            <${MissionPicture} mission=${mission} />
          </span>
          <span class="mission__title">${missionTitle(mission)}</span>
          <span class="mission__text">${t(`x-missions-item-mission-${mission}-text`)}</span>
          <span class="mission__pay num">${priceText(prices)}</span>
          <span class="mission__hand">
            ${my_cards && html`<${HandFact} looksAt=${LOOKS_AT[mission]} cards=${my_cards} trump=${trump} />`}
            ${status !== 'possible' && html`<${StatusChip} status=${status} />`}
          </span>
        </button>
      </li>`,
    )}
    <li>
      <button type="button" class=${`mission is-wanted mission--none${advised === 'mission none' ? ' is-advised' : ''}`} data-card="mission-none" data-mission="none" onClick=${() => act('mission none')}>
        <span class="mission__top"><${MissionNumber} mission="none" /><span class="mission-pic" aria-hidden="true"><b>2 ×</b><${Sprite} id="i-trick" /></span></span>
        <span class="mission__title">${t('xm-none')}</span>
        <span class="mission__text">${t('xm-none-text')}</span>
        <span class="mission__pay num">${t('xm-none-pays')}</span>
        <span class="mission__hand">${my_cards && html`<${HandFact} looksAt="tricks" cards=${my_cards} trump=${trump} />`}</span>
      </button>
    </li>
  </ul>`;
}

/** What of the hand matters for a mission. @param {{ looksAt: string, cards: XMissionsCards, trump: string }} props */
function HandFact({ looksAt, cards, trump }) {
  if (looksAt === 'colours')
    return html`<span class="sr">${t('xm-hand-colours')}</span><${ColourCounts} colours=${cards.colours} />`;
  if (looksAt === 'high') return html`<span>${t('xm-hand-high', { count: cards.high })}</span>`;
  if (looksAt === 'eights') return html`<span>${t('xm-hand-eights', { count: cards.eights })}</span>`;
  const id = trump === 'NT' ? 'xm-hand-tricks-nt' : 'xm-hand-tricks';
  return html`<span>${t(id, { trumps: cards.trumps, sure: cards.sure, high: cards.high })}</span>`;
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
              ${missions[seat] === 'none' ? t('xm-none') : html`<${Crest} crest=${player.crest} />`}
            </div>`
        }
      </li>`;
    })}
  </ol>`;
}
