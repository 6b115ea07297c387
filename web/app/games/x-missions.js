// X-Missions on the table: the draft of missions, the own mission, the trump, the race to a target.
import { html } from '../html.js';
import { list, t } from '../i18n.js';
import { MissionDraft } from './x-missions/draft.js';
import { missionName } from './x-missions/mission-card.js';
import { MissionNote, SeatMission, TrumpBox } from './x-missions/notes.js';
import { rules } from './x-missions/rules.js';
import { face, indicator, suit, suitOf } from './x-missions/suits.js';

/** @import { GameEvent } from '../types.js' */
/** @import { Game } from './index.js' */

/** @param {GameEvent} event @param {(seat: number) => string} name */
function tell({ id, params }, name) {
  if (id === 'round.started') return t('event-round-started', { round: params.round, name: name(params.dealer) });
  if (id === 'trump.revealed') return t('xm-event-trump', { trump: indicator(params.trump).name });
  if (id === 'missions.offered') {
    const who = { name: name(params.seat), count: params.count };
    return params.missions
      ? t('xm-event-offered-own', { ...who, missions: list(params.missions.map(String)) })
      : t('xm-event-offered', who);
  }
  if (id === 'mission.chosen') {
    const who = { name: name(params.seat) };
    if (params.mission === undefined || params.mission === 'none')
      return t(params.taken ? 'xm-event-taken' : 'xm-event-none', who);
    return t('xm-event-taken-own', { ...who, mission: missionName(params.mission) });
  }
  if (id === 'missions.revealed') {
    const missions = params.missions.map((/** @type {number | null} */ mission, /** @type {number} */ seat) =>
      t('xm-event-revealed-one', { name: name(seat), mission: missionName(mission ?? 'none') }),
    );
    return t('xm-event-revealed', { missions: list(missions) });
  }
  return '';
}

/** @param {string} action */
function asked(action) {
  const [verb, what] = action.split(' ');
  if (verb === 'play') return face(what).short;
  return missionName(what === 'none' ? 'none' : Number(what));
}

/** @type {Game} */
export const xMissions = {
  back: 'envelope',
  suitOf,
  suit,
  face,
  stage: (scene) => (scene.view.phase === 'mission' ? html`<${MissionDraft} scene=${scene} />` : null),
  corner: (scene) => html`<${TrumpBox} scene=${scene} />`,
  seatNote: (scene, seat) => html`<${SeatMission} scene=${scene} seat=${seat} />`,
  side: (scene) => html`<${MissionNote} scene=${scene} />`,
  tell,
  befell: ({ id }) => id === 'missions.offered',
  asked,
  cards: (action) => (action.startsWith('play ') ? [action.split(' ')[1]] : []),
  refuse: ({ id, params }) => (id === 'wrong-phase' ? t(`xm-refuse-${params.phase}`) : ''),
  rules: (view) => rules(view, xMissions),
};
