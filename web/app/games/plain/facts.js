// The game's own facts, those of `view.table` for which it has a sentence: what belongs to a seat stands
// at the seat, the rest on a note beside the felt.
import { html } from '../../html.js';

/** @import { Seat, View } from '../../types.js' */
/** @import { Scene } from '../index.js' */
/** @import { PlainWords } from './words.js' */

/** @param {View} view @param {PlainWords} words */
function factsOf({ table, seats }, words) {
  return Object.entries(table).flatMap(([key, value]) => {
    const title = words.own(`table-${key}`);
    return title ? [{ key, title, value, bySeat: Array.isArray(value) && value.length === seats }] : [];
  });
}

/** @param {string} key @param {any} value @param {PlainWords} words */
const told = (key, value, words) => words.own(`table-${key}-${value}`) || words.value(value);

/** @param {{ scene: Scene, words: PlainWords }} props */
export function Facts({ scene: { view }, words }) {
  const facts = factsOf(view, words).filter(({ bySeat }) => !bySeat);
  if (!facts.length) return null;
  return html`<section class="note facts-note">
    <dl>${facts.map(({ key, title, value }) => html`<div key=${key}><dt>${title}</dt><dd>${told(key, value, words)}</dd></div>`)}</dl>
  </section>`;
}

/** @param {{ scene: Scene, seat: Seat, words: PlainWords }} props */
export function SeatFacts({ scene: { view }, seat, words }) {
  const facts = factsOf(view, words).filter(({ bySeat, value }) => bySeat && value[seat] !== null);
  if (!facts.length) return null;
  return html`<ul class="seat-facts">
    ${facts.map(({ key, title, value }) => html`<li key=${key}><span class="sr">${title}: </span>${told(key, value[seat], words)}</li>`)}
  </ul>`;
}
