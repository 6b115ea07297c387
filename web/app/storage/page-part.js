// The page's own part of a saved match: who sits where, and what the home screen tells about it.
// It comes back from storage and from files, so it is read with distrust; the engine's part is
// checked by the engine.
import { beginning, everyNameless, t } from '../ui/i18n.js';
import { isCount, isFlag, isObject, isText, listOf, optional, orNull, record, word } from './shape.js';

/** One avatar a seat. @type {Avatar[]} */
export const AVATARS = ['plum', 'moon', 'wave', 'hex', 'hill', 'star'];
/** How a seat is drawn: a person by the sign of the seat, a computer player by the face that belongs there.
 *  @param {Seat} seat @param {boolean} isComputer @returns {Crest} */
export const crestOf = (seat, isComputer) => `${isComputer ? 'face-' : ''}${AVATARS[seat]}`;
/** Code points of what a player is called, wherever that comes from. */
export const NAME_LENGTH = 16;

export function newId() {
  return crypto.getRandomValues(new Uint32Array(2)).reduce((text, part) => text + part.toString(36), '');
}

/** @param {Glance} view @returns {Glance} */
export function glance({ round, rounds, to_act, is_over, scores, winners, ranking }) {
  return { round, rounds, to_act, is_over, scores, winners, ranking };
}

/** The link of a match is short; whatever is longer is something else. */
const LONGEST_LINK = 2000;

/** @param {Player[]} players @param {Glance} glance @param {{ link?: string, tempers?: boolean }} [how] @returns {PagePart} */
export function newPagePart(players, glance, { link = '', tempers = false } = {}) {
  const now = Date.now();
  return {
    id: newId(),
    players,
    link,
    tempers,
    undone: 0,
    opened: false,
    fork: null,
    advice: players.map(() => 0),
    barrier: 0,
    unread: 0,
    created: now,
    updated: now,
    glance,
  };
}

/**
 * What can be believed of a page part from elsewhere; null if it is none.
 * @param {any} value @param {number} seats @param {LevelId[]} levels @returns {PagePart | null}
 */
export function readPagePart(value, seats, levels) {
  if (!isObject(value) || !isId(value.id) || !isGlance(seats)(value.glance)) return null;
  const { id, players, fork, advice, glance } = value;
  const fresh = newPagePart(readPlayers(players, seats, levels), glance);
  const sound = BELIEVED.filter(([name, shape]) => shape(value[name])).map(([name]) => [name, value[name]]);
  return {
    ...fresh,
    ...Object.fromEntries(sound),
    id,
    fork: record({ of: isId, at: isCount })(fork) ? { of: fork.of, at: fork.at } : null,
    advice: fresh.advice.map((none, seat) => (Array.isArray(advice) && isCount(advice[seat]) ? advice[seat] : none)),
  };
}

/** As many players as there are seats, whatever was written.
 *  @param {any} value @param {number} seats @param {LevelId[]} levels @returns {Player[]} */
function readPlayers(value, seats, levels) {
  const written = Array.isArray(value) ? value : [];
  return Array.from({ length: seats }, (_, seat) => {
    const player = isObject(written[seat]) ? written[seat] : {};
    const isComputer = written.length ? player.kind === 'computer' : seat > 0;
    const name = isText(player.name) ? beginning(player.name.trim(), NAME_LENGTH) : '';
    return {
      name: name || defaultName(seat, isComputer),
      kind: isComputer ? 'computer' : 'human',
      level: isComputer ? (levels.includes(player.level) ? player.level : levels[0]) : '',
      crest: crestOf(seat, isComputer),
    };
  });
}

/** Who sits there by a word of a link, "person" or a level. @param {string} word @param {Seat} seat
 *  @param {string} [name] what a person wants to be called @returns {Player} */
export function seated(word, seat, name = '') {
  const isPerson = word === 'person';
  return {
    kind: isPerson ? 'human' : 'computer',
    name: (isPerson && beginning(name.trim(), NAME_LENGTH)) || defaultName(seat, !isPerson),
    level: isPerson ? '' : word,
    crest: crestOf(seat, !isPerson),
  };
}

/** The word for that. @param {Pick<Player, 'kind' | 'level'>} player */
export const wordOf = ({ kind, level }) => (kind === 'human' ? 'person' : level);

/** @param {Seat} seat @param {boolean} isComputer */
export function defaultName(seat, isComputer) {
  return isComputer ? t(`computer-name-${AVATARS[seat]}`) : t('person-name', { number: seat + 1 });
}

/** Whether somebody has typed this name of a person. Names are given when the cards are dealt, and in the
 *  language of that moment. @param {string} name @param {Seat} seat */
export function isTyped(name, seat) {
  return !everyNameless(seat + 1).includes(name);
}

/** Whether it may be the name of a match. */
export const isId = word(/^[0-9a-z]{1,24}$/);

/** Whether it may be milliseconds since 1970: there are no dates beyond these. @param {any} value */
export const isMoment = (value) => isCount(value, 8.64e15);

/** @param {number} seats */
function isGlance(seats) {
  /** @param {any} seat */
  const isSeat = (seat) => isCount(seat, seats - 1);
  return record({
    round: isCount,
    rounds: orNull(isCount),
    to_act: orNull(isSeat),
    is_over: isFlag,
    scores: (scores) => listOf(Number.isSafeInteger)(scores) && scores.length === seats,
    winners: listOf(isSeat),
    // An older page has kept none.
    ranking: optional(listOf(record({ seat: isSeat, place: isCount }))),
  });
}

/** What may come from elsewhere, and what each must look like; else it is as in a match that has just been dealt.
 *  @type {[string, (value: any) => boolean][]} */
const BELIEVED = [
  ['link', (link) => isText(link) && link.length <= LONGEST_LINK],
  ['tempers', isFlag],
  ['undone', isCount],
  ['opened', isFlag],
  ['barrier', isCount],
  ['unread', isCount],
  ['created', isMoment],
  ['updated', isMoment],
];
