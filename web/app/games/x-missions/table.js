// X-Missions on the table: the draft of missions, the own mission, the trump, the race to a target.
import { html } from '../../ui/html.js';
import { MissionDraft } from './draft.js';
import { MissionNote, SeatMission, TrumpBox } from './notes.js';

/** @import { Special } from '../index.js' */

/** @type {Special} */
export const table = {
  stage: (scene) => {
    const { felt } = scene.view.scene;
    return felt ? html`<${MissionDraft} scene=${scene} felt=${felt} />` : null;
  },
  corner: (scene) => html`<${TrumpBox} scene=${scene} />`,
  seatNote: (scene, seat) => html`<${SeatMission} scene=${scene} seat=${seat} />`,
  side: (scene) => html`<${MissionNote} scene=${scene} />`,
};
