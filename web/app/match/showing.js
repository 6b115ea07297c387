// What a match has on the screen at the moment, and how it gets from one frame to the next.
import { batch, signal } from '@preact/signals';
import { CARD, FLIGHT, MOMENT, MOTION, REVEAL, TRICK } from '../table/pace.js';

/** @typedef {{ speed: ReadonlySignal<Speed>, tapToGoOn: ReadonlySignal<boolean> }} Wishes how fast the person wants it */

/** What stays until it has been looked at. */
const LOOKED_AT = { trick: TRICK, moment: MOMENT, reveal: REVEAL };

export class Showing {
  /** @param {Pace} pace @param {Wishes} wishes @param {{ clear: () => void }} refusals @param {{ putAway: () => void }} record */
  constructor(pace, wishes, refusals, record) {
    this.#pace = pace;
    this.#wishes = wishes;
    this.#refusals = refusals;
    this.#record = record;
  }

  /** @type {Pace} */ #pace;
  /** @type {Wishes} */ #wishes;
  #refusals;
  #record;

  /** The displayed view; null while nothing may be shown. @type {Signal<View | null>} */
  view = signal(null);
  /** The seat in front of the screen; null while covered or when only computers play.
   *  @type {Signal<Seat | null>} */
  front = signal(null);
  cover = signal(/** @type {Cover | null} */ (null));
  /** The round to be read before the next one. @type {Signal<RoundScored | null>} */
  sheet = signal(null);
  waiting = signal(/** @type {null | 'tap'} */ (null));
  /** The rest of the match goes by as fast as it can be shown. */
  rushing = signal(false);
  /** What has happened since the frame before, as it was shown. @type {Signal<GameEvent[]>} */
  happened = signal([]);

  /** @returns {Speed} */
  get speed() {
    return this.rushing.value ? 'instant' : this.#wishes.speed.value;
  }

  /** From the displayed view to the one that the engine has come to, frame by frame.
   *  @param {Snapshot} snapshot @param {() => boolean} live */
  async follow(snapshot, live) {
    const { speed } = this;
    for (const frame of framesOf(this.view.value, snapshot)) {
      batch(() => {
        this.view.value = frame.view;
        this.happened.value = frame.events;
        this.#refusals.clear();
      });
      if (frame.hold === 'sheet') {
        const scored = frame.events.find((event) => event.id === 'round.scored');
        await this.read(/** @type {RoundScored} */ (scored?.params), live);
      } else if (frame.hold === 'landing') {
        if (MOTION[speed]) await this.#pace.pause(FLIGHT * MOTION[speed]);
      } else if (frame.hold in LOOKED_AT && !this.rushing.value) {
        const pause = LOOKED_AT[/** @type {keyof typeof LOOKED_AT} */ (frame.hold)][speed];
        if (this.#wishes.tapToGoOn.value) {
          this.waiting.value = 'tap';
          await this.#pace.pause(Infinity);
          this.waiting.value = null;
        } else if (pause) await this.#pace.pause(pause);
      } else if (frame.hold === 'card') await this.#pace.pause(CARD[speed]);
      if (!live()) return;
    }
  }

  /** A score sheet, until somebody goes on. @param {RoundScored} scored @param {() => boolean} live */
  async read(scored, live) {
    this.sheet.value = scored;
    await this.#pace.pause(Infinity);
    if (!live()) return;
    this.sheet.value = null;
    this.#record.putAway();
  }

  /** Nothing of the person before may be on the page when the next one looks.
   *  @param {Seat} seat @param {Cover['reason']} reason */
  drawCover(seat, reason) {
    batch(() => {
      this.cover.value = { seat, reason };
      this.front.value = null;
      this.view.value = null;
      this.sheet.value = null;
      this.waiting.value = null;
      this.#refusals.clear();
      this.happened.value = [];
    });
  }

  /** Nothing is shown any more. */
  clear() {
    this.front.value = null;
    this.view.value = null;
  }
}

// The frames that a person sees from one view to the next, put together from what the engine tells of
// each (pygame_core/frames.py): what changes, for views are long.

/** @param {View | null} previous what is shown @param {Pick<Snapshot, 'view' | 'events' | 'frames'>} snapshot
 *  @returns {Frame[]} never empty; the last one shows the snapshot's view */
export function framesOf(previous, { view: next, events, frames }) {
  // Another seat's view is another table: nothing on it can be said to have moved.
  if (!previous || previous.seat !== next.seat) {
    return [{ view: next, hold: events.length ? 'card' : 'none', events }];
  }
  let view = previous;
  return frames.map(({ arrived, changes, heard, ...frame }) => {
    view = { ...(arrived ? next : view), ...changes };
    if (heard !== null) view.history = next.history.slice(0, heard);
    return { ...frame, view };
  });
}
