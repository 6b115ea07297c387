// What lies beside the felt: the own mission with its progress, the own captured cards on demand,
// the trump and what is left of its pile; and at each seat whether it has a mission.
import { useState } from 'preact/hooks';
import { html } from '../../html.js';
import { t } from '../../i18n.js';
import { Mini } from '../../parts/card.js';
import { Dialog } from '../../parts/dialog.js';
import { ItemNumber } from '../../parts/item.js';
import { Sprite } from '../../parts/sprite.js';
import { SuitSign } from '../../parts/suit-sign.js';
import { say } from '../../words.js';
import { ColourCounts, Meters, missionTitle, StatusChip } from './mission-card.js';
import { face, facts, indicator } from './suits.js';

/** @import { Seat } from '../../types.js' */
/** @import { Scene } from '../index.js' */

/** @param {{ scene: Scene }} props */
export function MissionNote({ scene }) {
  const [open, setOpen] = useState(false);
  const { view, me } = scene;
  const table = facts(view);
  const { my_mission, my_points, captured, progress } = table;
  if (me === null) return null;
  const count = captured.flat().length;
  return html`<section class="note mission-note" data-anchor="note:mission">
    <h2>${t('xm-my-mission')}${progress && html`<${StatusChip} status=${progress.status} />`}</h2>
    <${Standing} scene=${scene} />
    ${
      my_mission !== null &&
      html`<div class="mission-note__foot">
      <p class="quiet">${t('xm-if-now', { points: my_points })}</p>
      <button type="button" class="btn mission-note__more" aria-label=${t('xm-captured-open', { count })} onClick=${() => setOpen(true)}>
        <${Sprite} id="i-cards" /><b class="num">${count}</b>
      </button>
    </div>`
    }
    ${open && html`<${MissionDialog} scene=${scene} onClose=${() => setOpen(false)} />`}
  </section>`;
}

/** The mission and how it stands. @param {{ scene: Scene }} props */
function Standing({ scene: { view, speaker } }) {
  const { my_mission, progress } = facts(view);
  const told = view.scene.notes.find(({ id }) => id === 'mission')?.facts ?? [];
  const meters = told.filter(({ kind }) => kind === 'meter');
  const pays = told.find(({ id }) => id.startsWith('pays'));
  if (my_mission === null) return html`<p class="quiet">${t('xm-not-chosen')}</p>`;
  return html`
    <div class="mission-note__row">
      <${ItemNumber} item=${`mission-${my_mission}`} speaker=${speaker} />
      <p>
        <b>${missionTitle(my_mission)}</b>
        <small>${pays && say('fact', { id: pays.id, params: pays.params ?? {} }, speaker)}</small>
      </p>
      ${progress && html`<${StatusChip} status=${progress.status} />`}
    </div>
    ${progress && html`<${Meters} meters=${meters} />`}
  `;
}

/** @param {{ scene: Scene, onClose: () => void }} props */
function MissionDialog({ scene, onClose }) {
  const { view } = scene;
  const table = facts(view);
  const { my_mission, my_points, captured, my_tally, progress } = table;
  return html`<${Dialog} label=${t('xm-captured')} onClose=${onClose} class="mission-dialog">
    <section class="mission-dialog__mission">
      <${Standing} scene=${scene} />
      ${progress && html`<p><${StatusChip} status=${progress.status} /> <span class="quiet">${t(`xm-status-${progress.status}-text`)}</span></p>`}
      <p>${t('xm-if-now', { points: my_points })}</p>
      ${my_mission !== null && my_mission !== 'none' && html`<p class="quiet">${t(`x-missions-item-mission-${my_mission}-text`)}</p>`}
    </section>
    <section>
      ${my_tally && captured.length > 0 && html`<p class="mission-dialog__sum"><${ColourCounts} colours=${my_tally.colours} /></p>`}
      ${
        captured.length
          ? html`<ol class="captured">${captured.map(
              (cards, at) =>
                html`<li key=${at}>${cards.map((card) => html`<${Mini} key=${card} face=${face(card, view)} />`)}</li>`,
            )}</ol>`
          : html`<p class="quiet">${t('xm-captured-none')}</p>`
      }
      <p class="quiet">${t('xm-captured-own')}</p>
    </section>
  <//>`;
}

/** @param {{ scene: Scene }} props */
export function TrumpBox({ scene: { view } }) {
  const { trump, trumps_left } = facts(view);
  const sign = indicator(trump);
  const left = Object.entries(trumps_left).filter(([, count]) => count > 0);
  const said = left.map(([id, count]) => t('xm-colour-count', { name: indicator(id).name, count })).join(', ');
  return html`<section class="trump-box" data-zone="trump" data-turn data-from="deck" aria-label=${t('xm-trump-is', { trump: sign.name })}>
    <span class=${`trump-card ${sign.tone}`} data-card=${`trump:${view.round}`} aria-hidden="true"><${SuitSign} suit=${sign} /></span>
    <div>
      <b>${t('xm-trump')}</b>
      <small>${t(left.length ? 'xm-trumps-left' : 'xm-trumps-none')}</small>
      <span class="trump-box__left" role="img" aria-label=${said}>
        ${left.map(([id, count]) => html`<span key=${id} class=${indicator(id).tone}><${SuitSign} suit=${indicator(id)} />${count}</span>`)}
      </span>
    </div>
  </section>`;
}

/** @param {{ scene: Scene, seat: Seat }} props */
export function SeatMission({ scene: { view, me }, seat }) {
  const mission = facts(view).missions[seat];
  if (seat === me || mission === null) return null;
  return html`<span class=${`seat-mission seat-mission--${mission}`}>
    ${mission === 'taken' && html`<span class="seat-mission__card"><${Sprite} id="envelope" class="" /></span>`}${t(`xm-seat-${mission}`)}
  </span>`;
}
