// Facts as a note tells them, in sentences, cards and lists: what is read by those who ask for it. Neighbours of one
// shape stand in one list.
import { html } from '../ui/html.js';
import { Mini } from '../ui/card.js';
import { FactSign, textOf, ItemLines, ItemNumber, Meters } from './fact.js';
import { say } from '../ui/words.js';
import { list } from '../ui/i18n.js';

/** @typedef {{ facts: Fact[], scene: Scene }} Props */

/** @param {View} view @param {string} id @returns {Note | undefined} */
export const noteOf = ({ scene }, id) => scene.notes.find((note) => note.id === id);

/** More cards of one rank than these are shown by their ends. */
const MOST = 4;

/** What is said of those that matter now. @param {Fact} fact @param {Speaker} speaker */
export function litMark({ id, lit }, speaker) {
  return lit ? say('fact', { id: `${id}-lit`, params: {} }, speaker) : '';
}

/** How it stands among others. @param {Fact} fact @param {Speaker} speaker */
function shapeOf(fact, speaker) {
  if (fact.kind === 'line') return fact.items ? 'meets' : 'sentence';
  if (fact.kind === 'cards') return fact.items ? 'ranks' : textOf(fact, speaker) ? 'rows' : 'cards';
  return fact.kind === 'items' || fact.kind === 'meter' ? fact.kind : 'sign';
}

/** @type {Record<string, (props: Props & { at: number }) => any>} */
const LISTS = {
  // What follows a list says how to read it.
  sentence: ({ facts, scene, at }) =>
    facts.map((fact) => html`<p class=${at ? 'quiet' : undefined}>${textOf(fact, scene.speaker)}</p>`),
  meets: ({ facts, scene }) => html`<ul class="meets">
    ${facts.map((fact) => html`<li key=${fact.id}><${Numbers} fact=${fact} speaker=${scene.speaker} /><span>${textOf(fact, scene.speaker)}</span></li>`)}
  </ul>`,
  ranks: ({ facts, scene }) =>
    html`<ol class="ranks">${facts.map((fact) => html`<${Rank} key=${fact.cards?.[0]} fact=${fact} scene=${scene} />`)}</ol>`,
  rows: ({ facts, scene }) => html`<dl class="card-rows">
    ${facts.map((fact, at) => html`<div key=${at}><dt>${textOf(fact, scene.speaker)}</dt><dd><${Cards} fact=${fact} scene=${scene} /></dd></div>`)}
  </dl>`,
  cards: ({ facts, scene }) =>
    html`<ol class="captured">${facts.map((fact, at) => html`<li key=${at}><${Cards} fact=${fact} scene=${scene} /></li>`)}</ol>`,
  items: ({ facts, scene }) =>
    facts.map(
      (fact) =>
        html`<${ItemLines} items=${fact.items ?? []} lit=${fact.lit} label=${textOf(fact, scene.speaker)} mark=${litMark(fact, scene.speaker)} speaker=${scene.speaker} />`,
    ),
  meter: ({ facts, scene }) => html`<${Meters} meters=${facts} speaker=${scene.speaker} />`,
  sign: ({ facts, scene }) =>
    html`<p class="fact-signs">${facts.map((fact) => html`<${FactSign} fact=${fact} speaker=${scene.speaker} />`)}</p>`,
};

/** @param {Props} props */
export function Facts({ facts, scene }) {
  /** @type {{ shape: string, facts: Fact[] }[]} */
  const runs = [];
  for (const fact of facts) {
    const shape = shapeOf(fact, scene.speaker);
    if (runs.at(-1)?.shape === shape) runs.at(-1)?.facts.push(fact);
    else runs.push({ shape, facts: [fact] });
  }
  return runs.map(
    ({ shape, facts: some }, at) => html`<${LISTS[shape]} key=${at} at=${at} facts=${some} scene=${scene} />`,
  );
}

/** A note with its title and all that it tells. @param {{ note: Note | undefined, scene: Scene, class?: string }} props */
export function NoteSection({ note, scene, class: name }) {
  if (!note) return null;
  const { speaker } = scene;
  const title = note.kind === 'line' ? '' : textOf({ ...note, kind: 'facts', facts: [] }, speaker);
  const facts = note.kind === 'facts' ? (note.facts ?? []) : [note];
  return html`<section class=${name}>${title && html`<h3>${title}</h3>`}<${Facts} facts=${facts} scene=${scene} /></section>`;
}

/** Those that matter now stand out. @param {{ fact: Fact, scene: Scene }} props */
function Cards({ fact: { cards = [], lit }, scene: { view, speaker } }) {
  return cards.map(
    (card) =>
      html`<${Mini} key=${card} face=${speaker.face.face(card, view)} class=${lit && !lit.includes(card) ? 'is-barred' : ''} />`,
  );
}

/** What it comes from. @param {{ fact: Fact, speaker: Speaker }} props */
function Numbers({ fact: { items = [] }, speaker }) {
  return html`<span class="meets__rules">${items.map((item) => html`<${ItemNumber} key=${item} item=${item} speaker=${speaker} />`)}</span>`;
}

/** Cards from the strongest to the weakest; "equal" ones are of one strength. @param {{ fact: Fact, scene: Scene }} props */
function Rank({ fact, scene: { view, speaker } }) {
  const { cards = [] } = fact;
  const isEqual = fact.id === 'equal';
  const isLong = cards.length > MOST && !isEqual;
  const shown = isLong ? [cards[0], cards[1], cards[cards.length - 1]] : cards;
  const text = textOf(fact, speaker);
  return html`<li>
    <${Numbers} fact=${fact} speaker=${speaker} />
    <span class="ranks__cards">${shown.map((card, at) => html`${at > 0 && html`<i aria-hidden="true">${isEqual ? '=' : isLong && at === 2 ? '› … ›' : '›'}</i>`}<${Mini} face=${speaker.face.face(card, view)} />`)}</span>
    ${text && html`<small>${text}</small>`}
  </li>`;
}

// What is told of a seat and of the table, as titles with values, in a game that does not draw it in its own way.

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
