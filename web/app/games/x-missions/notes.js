// What lies beside the felt: the own mission with its progress, the own captured cards on demand,
// the trump and what is left of its pile; and at each seat whether it has a mission.
import { useState } from 'preact/hooks';
import { html, Button, Sprite, SuitSign } from '../../ui/html.js';
import { t } from '../../ui/i18n.js';
import { Dialog } from '../../ui/dialog.js';
import { Meters } from '../../table/meters.js';
import { FactSign, textOf } from '../../table/fact.js';
import { itemName, ItemNumber, itemText } from '../../table/item.js';
import { Facts, noteOf } from '../../table/notes.js';

/** What the note of the own mission tells, by what it is. @param {Note} note */
function parts({ facts: [mission, ...facts] = [] }) {
  /** @param {string} id */
  const one = (id) => facts.find((fact) => fact.id.startsWith(id));
  const meters = facts.filter(({ kind }) => kind === 'meter');
  return {
    mission,
    item: mission.params?.item,
    pays: one('pays'),
    status: one('status'),
    meters,
    ifNow: one('if-now'),
  };
}

/** @param {{ scene: Scene }} props */
export function MissionNote({ scene }) {
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
      <${Button} icon="i-cards" class="mission-note__more" aria-label=${more} onClick=${() => setOpen(true)}><b class="num">${captured.value}</b><//>
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
    ${status && html`<${Meters} meters=${meters} speaker=${speaker} />`}
  `;
}

/** @param {{ note: Note, captured: Note, scene: Scene, onClose: () => void }} props */
function MissionDialog({ note, captured, scene, onClose }) {
  const { speaker } = scene;
  const { item, status, ifNow } = parts(note);
  const means = captured.facts?.find(({ id }) => id === 'status-means');
  return html`<${Dialog} label=${t('xm-captured')} onClose=${onClose} class="mission-dialog">
    <section class="mission-dialog__mission">
      <${Standing} note=${note} speaker=${speaker} />
      ${status && html`<p><${FactSign} fact=${status} speaker=${speaker} /> <span class="quiet">${means && textOf(means, speaker)}</span></p>`}
      <p>${ifNow && textOf(ifNow, speaker)}</p>
      ${status && html`<p class="quiet">${itemText(item, speaker)}</p>`}
    </section>
    <section><${Facts} facts=${captured.facts?.filter((fact) => fact !== means) ?? []} scene=${scene} /></section>
  <//>`;
}

/** @param {{ scene: Scene }} props */
export function TrumpBox({ scene: { view, speaker } }) {
  const [now, left] = noteOf(view, 'trump')?.facts ?? [];
  const { tone, name, ...sign } = speaker.face.suit(now?.suit ?? '');
  return html`<section class="trump-box" data-zone="trump" data-turn data-from=${view.scene.comes['note:trump']} aria-label=${t('xm-trump-is', { trump: name })}>
    <span class=${`trump-card ${tone}`} data-card=${`trump:${view.round}`} aria-hidden="true"><${SuitSign} suit=${sign} /></span>
    <div>
      <b>${t('xm-trump')}</b>
      <small>${left && textOf(left, speaker)}</small>
      ${left?.suits && html`<${FactSign} fact=${left} speaker=${speaker} />`}
    </div>
  </section>`;
}

/** @param {{ scene: Scene, seat: Seat }} props */
export function SeatMission({ scene: { view, speaker }, seat }) {
  const [chosen] = view.scene.seats[seat].badges;
  if (!chosen) return null;
  return html`<span class=${`seat-mission seat-mission--${chosen.value}`}>
    ${chosen.value === 'taken' && html`<span class="seat-mission__card"><${Sprite} id="envelope" class="" /></span>`}${textOf(chosen, speaker)}
  </span>`;
}
