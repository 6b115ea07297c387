// From one view to the next, as the pictures a person should see in between. One action of the
// engine may finish a trick, a round and the match at once; at a table these are separate moments.
// Pure: no time, no DOM, no rule of any game. Only the card that travels and the trick are known here;
// what else a table shows between two views its game says in games/moments.js.
import { FACE_DOWN } from './face-down.js';
import { momentOf } from './games/moments.js';
import { outOfHand } from './out-of-hand.js';

/** @import { Card, Frame, GameEvent, Seat, View } from './types.js' */

/**
 * @param {View | null} previous
 * @param {GameEvent[]} events
 * @param {View} next
 * @returns {Frame[]} never empty; the last one shows `next`
 */
export function frames(previous, events, next) {
  // Another seat's view is another table: nothing on it can be said to have moved.
  if (!previous || previous.seat !== next.seat || !events.length) {
    return [{ view: next, hold: events.length ? 'card' : 'none', events }];
  }
  /** @type {Frame[]} */
  const list = [];
  let shown = previous;
  /** @type {GameEvent[]} */
  let since = [];
  let isRead = false;

  /** @param {View} view @param {Frame['hold']} hold */
  const show = (view, hold) => {
    shown = resting(view);
    list.push({ view: shown, hold, events: since });
    since = [];
  };

  for (const [at, event] of events.entries()) {
    since.push(event);
    if (event.id === 'card.played') {
      shown = played(shown, event.params.seat, event.params.card);
      if (endsTrick(events, at)) {
        list.push({ view: { ...resting(shown), landing: true }, hold: 'landing', events: since });
        since = [];
      }
    } else if (event.id === 'trick.taken') {
      show({ ...shown, trick: event.params.plays, ahead: event.params.winner }, 'trick');
      shown = taken(shown, event);
    } else if (event.id === 'round.scored') {
      // Whoever reads the sheet knows whether another round follows it.
      show({ ...shown, scores: event.params.totals, is_over: next.is_over }, 'sheet');
      isRead = true;
    } else if (event !== events.at(-1) || shown.phase !== next.phase) {
      const moment = momentOf(shown, event);
      if (moment) show(moment, 'moment');
    }
  }
  // Whoever is to act themselves takes the time they want.
  if (since.some(isReveal) && next.to_act !== null && next.to_act !== next.seat) {
    show(next, 'reveal');
    isRead = true;
  }
  list.push({ view: next, hold: isRead ? 'none' : 'card', events: since });
  return list;
}

/** Whether the card played there is the last one of its trick. @param {GameEvent[]} events @param {number} at */
function endsTrick(events, at) {
  return events.slice(at + 1).find(({ id }) => id === 'card.played' || id === 'trick.taken')?.id === 'trick.taken';
}

/** Whether this turns something up for all. @param {GameEvent} event */
const isReveal = ({ id }) => id.endsWith('.revealed');

/** A picture that is only looked at: nobody is to act on it. @param {View} view */
function resting(view) {
  return { ...view, to_act: null, legal: [] };
}

/** @param {View} view @param {Seat} seat @param {Card | undefined} card unknown if it lies face down @returns {View} */
function played(view, seat, card) {
  return {
    ...view,
    ...outOfHand(view, seat, card),
    trick: [...view.trick, [seat, card ?? FACE_DOWN]],
  };
}

/** The felt after a trick was turned over and taken. @param {View} view @param {GameEvent} event */
function taken(view, { params: { number, plays, winner } }) {
  return { ...view, trick: [], ahead: null, last_trick: { number, plays, winner } };
}

/** Only that somebody has done something, and not what. @param {GameEvent[]} events */
export function isHidden(events) {
  return events.every(({ params }) => Object.keys(params).join() === 'seat');
}
