// The session of a lesson: the learner at one seat, the script at the others. Taps count only where
// the lesson asks for one.
import { defaultName, newPagePart, CRESTS } from './page-part.js';
import { Session } from './session.js';

/** @import { Action, LessonDoc, MatchDoc } from './types.js' */
/** @import { Lesson } from './lesson.js' */
/** @import { Surroundings } from './session.js' */

export class LessonSession extends Session {
  /** @param {Lesson} lesson @param {Surroundings} around */
  constructor(lesson, around) {
    super(matchOf(lesson.doc), around);
    this.lesson = lesson;
  }

  /** @param {Action} action @override */
  async act(action) {
    if (this.lesson?.mayAct()) await super.act(action);
  }

  /** Every step is the learner's. @override */
  get sparesWork() {
    return false;
  }

  /** The script acts for the learner. @param {Action} action */
  async play(action) {
    await super.act(action);
  }
}

/** The lesson's match before its first action. @param {LessonDoc} doc @returns {MatchDoc} */
function matchOf({ script: { actors: _actors, seat: learner, ...script } }) {
  const players = Array.from({ length: script.seats }, (_, seat) => ({
    name: defaultName(seat, seat !== learner),
    kind: /** @type {'human' | 'computer'} */ (seat === learner ? 'human' : 'computer'),
    level: seat === learner ? '' : 'casual',
    crest: CRESTS[seat],
  }));
  const glance = { round: 1, rounds: null, to_act: null, is_over: false, scores: [], winners: [] };
  const save = { ...script, log: [], format: 'trick-table-save', version: 1, rules_version: 0, digest: '' };
  return { ...save, page: newPagePart(players, glance) };
}
