// X-Missions on the table: the draft of missions, the own mission, the trump, the race to a target.
import { html } from '../html.js';
import { list, sentences, t } from '../i18n.js';
import { MARK } from '../parts/marked.js';
import { MissionDraft } from './x-missions/draft.js';
import { missionName } from './x-missions/mission-card.js';
import { MissionNote, SeatMission, TrumpBox } from './x-missions/notes.js';
import { rules } from './x-missions/rules.js';
import { face, facts, indicator, suit, suitOf } from './x-missions/suits.js';

/** @import { GameEvent } from '../types.js' */
/** @import { Game, Scene } from './index.js' */

/** @param {Scene} scene */
function prompt({ view, me, name, shared }) {
  const who = { shared: shared ? 'yes' : 'no', name: me === null ? '' : name(me) };
  if (view.phase === 'mission') return { text: t('xm-prompt-choose', who), suit: '' };
  if (!view.trick.length) return { text: t('xm-prompt-lead', who), suit: '' };
  const led = suitOf(view.trick[0][1]);
  const follows = view.legal.every((action) => suitOf(action.split(' ')[1]) === led);
  return { text: t(follows ? 'xm-prompt-follow' : 'xm-prompt-void', { ...who, suit: MARK }), suit: led };
}

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
  counts: ({ view }) => {
    const { trump, my_mission } = facts(view);
    const mine =
      my_mission === null ? t('xm-not-chosen') : t('xm-counts-mission', { mission: missionName(my_mission) });
    return sentences([
      trump === 'NT' ? t('xm-counts-no-trump') : t('xm-counts-trump', { trump: indicator(trump).name }),
      mine,
    ]);
  },
  lying: ({ view }) => {
    const { offer } = facts(view);
    return view.phase === 'mission' && offer.length
      ? t('xm-lying', { missions: list(offer.map(({ mission }) => missionName(mission))) })
      : '';
  },
  progress: (view) => {
    const { trick_number, tricks_in_round } = facts(view);
    if (view.phase === 'mission') return t('xm-phase-mission');
    return t('table-trick-of', { trick: trick_number, tricks: tricks_in_round });
  },
  stage: (scene) => (scene.view.phase === 'mission' ? html`<${MissionDraft} scene=${scene} />` : null),
  prompt,
  lost: () => '',
  corner: (scene) => html`<${TrumpBox} scene=${scene} />`,
  seatNote: (scene, seat) => html`<${SeatMission} scene=${scene} seat=${seat} />`,
  side: (scene) => html`<${MissionNote} scene=${scene} />`,
  tell,
  befell: ({ id }) => id === 'missions.offered',
  asked,
  secret: ({ view }) => (facts(view).my_mission === null ? '' : missionName(facts(view).my_mission ?? 'none')),
  cards: (action) => (action.startsWith('play ') ? [action.split(' ')[1]] : []),
  refuse: ({ id, params }) => (id === 'wrong-phase' ? t(`xm-refuse-${params.phase}`) : ''),
  rules: (view) => rules(view, xMissions),
};
