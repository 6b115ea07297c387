// What is told of a seat and of the table, as titles with values, in a game that does not draw it in its own way.
import { html } from '../ui/html.js';
import { list } from '../ui/i18n.js';
import { say } from '../ui/words.js';
import { NoteSection } from './notes.js';

/** Those that have a title. @param {Fact[]} facts @param {Speaker} speaker */
function titled(facts, speaker) {
  return facts.flatMap((fact) => {
    const title = say('fact', { id: fact.id, params: {} }, speaker);
    return title ? [{ id: fact.id, title, value: valueOf(fact, speaker) }] : [];
  });
}

/** @param {Fact} fact @param {Speaker} speaker @returns {string} */
function valueOf({ id, cards, value }, speaker) {
  if (cards) return list(cards.map((card) => speaker.face.face(card).short));
  const several = (Array.isArray(value) ? value : [value]).map(
    (each) => say('fact', { id: `${id}-${each}`, params: {} }, speaker) || String(each ?? '–'),
  );
  return list(several) || '–';
}

/** What fits into a line stands with others on one slip; all else has its own. @param {{ scene: Scene }} props */
export function TableFacts({ scene }) {
  const { view, speaker } = scene;
  const { notes } = view.scene;
  const facts = titled(notes.filter(isBrief), speaker);
  return html`${
    facts.length > 0 &&
    html`<section class="note facts-note">
    <dl>${facts.map(({ id, title, value }) => html`<div key=${id}><dt>${title}</dt><dd>${value}</dd></div>`)}</dl>
  </section>`
  }${notes.filter((note) => !isBrief(note)).map((note) => html`<${NoteSection} key=${note.id} note=${note} scene=${scene} class="note facts-note" />`)}`;
}

/** @param {Fact} fact */
const isBrief = ({ kind }) => kind === 'number' || kind === 'word' || kind === 'cards';

/** @param {{ scene: Scene, seat: Seat }} props */
export function SeatFacts({ scene: { view, speaker }, seat }) {
  const facts = titled(view.scene.seats[seat].badges, speaker);
  if (!facts.length) return null;
  return html`<ul class="seat-facts">
    ${facts.map(({ id, title, value }) => html`<li key=${id}><span class="sr">${title}: </span>${value}</li>`)}
  </ul>`;
}
