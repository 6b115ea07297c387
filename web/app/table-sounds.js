// Which sound belongs to what the open match shows: a card, a trick, my turn, a round won, a refusal.
import { effect, untracked } from '@preact/signals';
import { play } from './sounds.js';

/** @import { GameEvent, Seat } from './types.js' */
/** @import { ReadonlySignal } from '@preact/signals' */
/** @import { Session } from './session.js' */

/** The card is to be heard before the trick is taken. */
const AFTER_THE_CARD = 0.22;

/** Follows whichever match is open. @param {ReadonlySignal<Session | null>} current */
export function soundTheTable(current) {
  effect(() => {
    const events = current.value?.happened.value ?? [];
    untracked(() => heard(events, current.value?.front.value ?? null));
  });
  effect(() => {
    if (current.value?.refusal.value) play('refused');
  });
  let wasMine = false;
  effect(() => {
    const session = current.value;
    const isMine = session !== null && isAsked(session);
    if (isMine && !wasMine) play('turn');
    wasMine = isMine;
  });
}

/** Whether the person in front is to act. @param {Session} session */
function isAsked({ view, busy, cover, over }) {
  const shown = view.value;
  return Boolean(shown?.legal.length && shown.seat !== null && !busy.value && !cover.value && !over.value);
}

/** @param {GameEvent[]} events @param {Seat | null} front */
function heard(events, front) {
  if (!events.length) return;
  // The card that ended a trick has been heard as it was laid.
  if (events[0].id !== 'trick.taken') play('card');
  const scored = events.find(({ id }) => id === 'round.scored')?.params.scores;
  const ended = events.find(({ id }) => id === 'match.ended')?.params.winner_seats;
  const isWon = front !== null && (ended?.includes(front) ?? (scored && scored[front] === Math.max(...scored)));
  if (isWon) play('won', AFTER_THE_CARD);
  else if (events.some(({ id }) => id === 'trick.taken')) play('trick', AFTER_THE_CARD);
}
