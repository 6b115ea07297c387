// X-Missions on the table: the draft of missions (what may be chosen, and what each would mean for the hand of the
// person in front; while others choose, who has one by now), the own mission, the trump.
import { html, Sprite, Button, SuitSign, Avatar } from '../../ui/html.js';
import { t } from '../../ui/i18n.js';
import { placeOf } from '../../table/seat.js';
import { TurnLine } from '../../table/felt.js';
import { FactSign, textOf, itemName, ItemNumber, ItemPicture, itemText, Meters } from '../../table/fact.js';
import { useState } from 'preact/hooks';
import { Dialog } from '../../ui/dialog.js';
import { Facts, noteOf } from '../../table/notes.js';

/** A star is seen where the list scrolls, too: by its place, since the mission may still be flying there.
 *  @param {HTMLElement | null} mission */
const show = (mission) => mission?.parentElement?.scrollIntoView({ block: 'nearest' });

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
        <button type="button" class=${`mission is-wanted mission--${look}${advised === action ? ' is-advised' : ''}`} data-card=${id} data-mission=${mission} ref=${advised === action ? show : undefined} onClick=${() => act(action)}>
          <span class="mission__top">
            <${ItemNumber} item=${id} speaker=${speaker} />${mission !== 'none' && html`<span class="sr">${mission}.</span>`}
            <${ItemPicture} item=${id} speaker=${speaker} />
          </span>
          <span class="mission__title">${itemName(id, speaker)}</span>
          <span class="mission__text">${itemText(id, speaker)}</span>
          <span class="mission__pay num">${pays && textOf(pays, speaker)}</span>
          <span class="mission__hand">
            ${hand?.suits && html`<span>${t('xm-hand-colours')}</span>`}
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
  felts: {
    offer: (props) => html`<${TurnLine} ...${props} /><${props.scene.mine ? Offer : Waiting} ...${props} />`,
  },
  corner: (scene) => html`<${TrumpBox} scene=${scene} />`,
  seatNote: (scene, seat) => html`<${SeatMission} scene=${scene} seat=${seat} />`,
  places: { trump: '.felt__corner', missions: '.missions', 'own-mission': '.mission-note' },
  side: (scene) => html`<${MissionNote} scene=${scene} />`,
};

// What lies beside the felt: the own mission with its progress, the own captured cards on demand,
// the trump; and at each seat whether it has a mission.

/** What the note of the own mission tells, by what it is. @param {Note} note */
function parts({ facts: [mission, ...facts] = [] }) {
  const [pays, status, ifNow] = ['pays', 'status', 'if-now'].map((id) => facts.find((fact) => fact.id.startsWith(id)));
  const meters = facts.filter(({ kind }) => kind === 'meter');
  return { mission, item: mission.params?.item, pays, status, meters, ifNow };
}

/** @param {{ scene: Scene }} props */
function MissionNote({ scene }) {
  const { view, speaker } = scene;
  const [open, setOpen] = useState(false);
  const note = noteOf(view, 'mission');
  const captured = noteOf(view, 'captured');
  if (!note) return null;
  const { status, ifNow } = parts(note);
  const more = captured && textOf({ ...captured, facts: [] }, speaker);
  return html`<section class="note mission-note" data-anchor="note:mission">
    <h2>${t('xm-my-mission')}${status && html`<${FactSign} fact=${status} speaker=${speaker} />`}</h2>
    <${Standing} note=${note} speaker=${speaker} />
    ${
      captured &&
      html`<div class="mission-note__foot">
      <p class="quiet">${ifNow && textOf(ifNow, speaker)}</p>
      <${Button} icon="i-cards" class="mission-note__more" aria-label=${more} onClick=${() => setOpen(true)}><b>${t('xm-taken', { count: Number(captured.value) })}</b><//>
    </div>`
    }
    ${open && captured && html`<${MissionDialog} note=${note} captured=${captured} scene=${scene} onClose=${() => setOpen(false)} />`}
  </section>`;
}

/** The mission and how it stands. @param {{ note: Note, speaker: Speaker }} props */
function Standing({ note, speaker }) {
  const { mission, item, pays, status, meters } = parts(note);
  if (!item) return html`<p class="quiet">${textOf(mission, speaker)}</p>`;
  return html`
    <div class="mission-note__row">
      <${ItemNumber} item=${item} speaker=${speaker} />
      <p><b>${itemName(item, speaker)}</b><small>${pays && textOf(pays, speaker)}</small></p>
      ${status && html`<${FactSign} fact=${status} speaker=${speaker} />`}
    </div>
    <p class="mission-note__text">${itemText(item, speaker)}</p>
    ${status && html`<${Meters} meters=${meters} speaker=${speaker} />`}
  `;
}

/** @param {{ note: Note, captured: Note, scene: Scene, onClose: () => void }} props */
function MissionDialog({ note, captured, scene, onClose }) {
  const { speaker } = scene;
  const { status, ifNow } = parts(note);
  const means = captured.facts?.find(({ id }) => id === 'status-means');
  return html`<${Dialog} label=${t('xm-captured')} onClose=${onClose} class="mission-dialog">
    <section class="mission-dialog__mission">
      <${Standing} note=${note} speaker=${speaker} />
      ${status && html`<p><${FactSign} fact=${status} speaker=${speaker} /> <span class="quiet">${means && textOf(means, speaker)}</span></p>`}
      <p>${ifNow && textOf(ifNow, speaker)}</p>
    </section>
    <section><${Facts} facts=${captured.facts?.filter((fact) => fact !== means) ?? []} scene=${scene} /></section>
  <//>`;
}

/** @param {{ scene: Scene }} props */
function TrumpBox({ scene: { view, speaker } }) {
  const [now] = noteOf(view, 'trump')?.facts ?? [];
  const { tone, name, ...sign } = speaker.face.suit(now?.suit ?? '');
  const title = now?.suit ? t('xm-trump-is', { trump: name }) : name;
  return html`<section class="trump-box" data-zone="trump" data-turn data-from=${view.scene.comes['note:trump']} aria-label=${title}>
    <span class=${`trump-card ${tone}`} data-card=${`trump:${view.round}`} aria-hidden="true"><${SuitSign} suit=${sign} /></span>
    <b>${now?.suit && html`<${Sprite} id="i-crown" />`}${title}</b>
  </section>`;
}

/** @param {{ scene: Scene, seat: Seat }} props */
function SeatMission({ scene: { view, speaker }, seat }) {
  const [chosen] = view.scene.seats[seat].badges;
  if (!chosen) return null;
  return html`<span class=${`seat-mission seat-mission--${chosen.value}`}>
    ${chosen.value === 'taken' && html`<span class="seat-mission__card"><${Sprite} id="envelope" class="" /></span>`}${textOf(chosen, speaker)}
  </span>`;
}
