// The sounds of the table: few, soft, and made here from tones and noise. Nothing is heard before
// somebody has switched them on, and no browser is asked for sound before a tap or a key.
import { effect, untracked } from '@preact/signals';
import { sound, volume } from '../shell/settings.js';

/** @typedef {'card' | 'trick' | 'turn' | 'won' | 'refused'} Sound */
/** @typedef {{ pitch: number, at: number, long: number, loud: number, noise?: boolean }} Voice
 *    pitch in Hz (of noise: where it is cut off), times in seconds, loud 0 to 1 */

/** @type {Record<Sound, Voice[]>} */
const VOICES = {
  card: [
    { pitch: 1500, at: 0, long: 0.09, loud: 0.5, noise: true },
    { pitch: 150, at: 0.005, long: 0.06, loud: 0.3 },
  ],
  trick: [
    { pitch: 392, at: 0, long: 0.3, loud: 0.2 },
    { pitch: 523.25, at: 0.09, long: 0.4, loud: 0.22 },
  ],
  turn: [{ pitch: 659.25, at: 0, long: 0.5, loud: 0.18 }],
  won: [
    { pitch: 523.25, at: 0, long: 0.4, loud: 0.2 },
    { pitch: 659.25, at: 0.11, long: 0.45, loud: 0.2 },
    { pitch: 783.99, at: 0.22, long: 0.7, loud: 0.22 },
  ],
  refused: [
    { pitch: 207.65, at: 0, long: 0.14, loud: 0.25 },
    { pitch: 174.61, at: 0.12, long: 0.2, loud: 0.25 },
  ],
};
/** A tone comes up in so many seconds: a sudden one would click. */
const RISE = 0.008;
const SILENCE = 0.0001;

/** @type {AudioContext | null} */
let context = null;

/** Lets the browser make sound, as long as it is wished; only a tap or a key may ask for that. */
function wake() {
  if (!sound.value) return;
  context ??= new AudioContext();
  // A tablet also interrupts it, for a call or another app, and may not give it back yet: the next
  // tap asks again.
  if (context.state === 'running') return;
  context.resume().catch((problem) => {
    if (!(problem instanceof DOMException)) throw problem;
  });
}

/** From now on taps and keys wake the sound; switched off, it goes to sleep. */
export function keepSound() {
  addEventListener('pointerdown', wake, true);
  addEventListener('keydown', wake, true);
  effect(() => {
    if (!sound.value) context?.suspend();
  });
}

/** @param {Sound} name @param {number} [late] seconds from now */
export function play(name, late = 0) {
  if (!sound.value || !context) return;
  const start = context.currentTime + late;
  for (const voice of VOICES[name]) sing(context, voice, start);
}

/** Switched on or off by a tap, which may wake it at once. @param {boolean} on */
export function switchSound(on) {
  sound.value = on;
  wake();
  play('turn');
}

/** @param {AudioContext} context @param {Voice} voice @param {number} start */
function sing(context, { pitch, at, long, loud, noise }, start) {
  const begin = start + at;
  const level = context.createGain();
  level.gain.setValueAtTime(SILENCE, begin);
  level.gain.exponentialRampToValueAtTime(Math.max(SILENCE, loud * volume.value), begin + RISE);
  level.gain.exponentialRampToValueAtTime(SILENCE, begin + long);
  level.connect(context.destination);
  const source = noise ? rustle(context, pitch, long, level) : tone(context, pitch, level);
  source.start(begin);
  source.stop(begin + long);
}

/** @param {AudioContext} context @param {number} pitch @param {AudioNode} to */
function tone(context, pitch, to) {
  const source = context.createOscillator();
  source.type = 'sine';
  source.frequency.value = pitch;
  source.connect(to);
  return source;
}

/** Paper on felt: noise without its sharp edge.
 *  @param {AudioContext} context @param {number} pitch @param {number} long @param {AudioNode} to */
function rustle(context, pitch, long, to) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const soft = context.createBiquadFilter();
  soft.type = 'lowpass';
  soft.frequency.value = pitch;
  source.connect(soft);
  soft.connect(to);
  return source;
}

// Which sound belongs to what the open match shows: a card, a trick, my turn, a round won, a refusal.

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
  const best = events.find(({ id }) => id === 'round.scored')?.params.best;
  const ended = events.find(({ id }) => id === 'match.ended')?.params.winner_seats;
  const isWon = front !== null && (ended ?? best)?.includes(front);
  if (isWon) play('won', AFTER_THE_CARD);
  else if (events.some(({ id }) => id === 'trick.taken')) play('trick', AFTER_THE_CARD);
}
