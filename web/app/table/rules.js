// The pictures on a sheet of rules as the engine tells them (pygame_core/rulebook.py), drawn by their kind.
import { html, Sprite } from '../ui/html.js';
import { say } from '../ui/words.js';
import { Badge, Card, CardBack, Chip, Mini } from '../ui/card.js';
import { FactSign, ItemLines, itemName, ItemNumber, ItemPicture, ItemRow, itemText } from './fact.js';
import { followed } from '../ui/line-breaks.js';

/** @typedef {{ picture: RulesPicture, speaker: Speaker, view?: View }} Props view: none before a match */

/** @type {Record<RulesPicture['kind'], (props: Props) => any>} */
const DRAWN = {
  cards: Cards,
  table: Table,
  row: Row,
  sets: Sets,
  turns: Turns,
  phases: Phases,
  items: ({ picture, speaker }) => html`<${ItemRow} items=${picture.items ?? []} speaker=${speaker} />`,
  lines: ({ picture, speaker }) => html`<${ItemLines} items=${picture.items ?? []} speaker=${speaker} />`,
  list: List,
};

/** @param {Props} props */
export function RulesPicture(props) {
  const { picture, speaker } = props;
  const drawn = html`<${DRAWN[picture.kind]} ...${props} />`;
  if (picture.kind === 'list') return drawn;
  return html`<figure class="rules__picture">
    ${drawn}
    ${picture.caption && html`<figcaption>${say('rules', picture.caption, speaker)}</figcaption>`}
  </figure>`;
}

/** @param {{ part: RulesPart, speaker: Speaker }} props */
function Part({ part, speaker }) {
  if (typeof part === 'string') return part;
  if (!('kind' in part)) return say('rules', part, speaker);
  if (part.cards) return html`<${Fan} cards=${part.cards} speaker=${speaker} />`;
  return html`<${FactSign} fact=${part} speaker=${speaker} />`;
}

/** Small cards in a row, each with a word below and a flag where it needs one: a trick, an order. @param {Props} props */
function Cards({ picture: { cards = [], counting }, speaker, view }) {
  return html`<ol class="rules__cards">
    ${cards.map((example, at) => {
      const { card = '', fact, below, by_suit: bySuit, off, down } = example;
      const { face } = speaker;
      return html`<li key=${at} class=${off ? 'is-off' : ''}>
        ${
          fact
            ? html`<${FactSign} fact=${fact} speaker=${speaker} />`
            : down
              ? html`<${CardBack} mark=${face.back} />`
              : html`<${Card} card=${`example:${at}`} face=${face.face(card, counting ? view : undefined)} class=${`${example.win ? 'is-winning' : ''} stack-${example.count ?? 1}`}>
              <${FlagOf} example=${example} speaker=${speaker} />
            <//>`
        }
        ${below ? html`<small><${Part} part=${below} speaker=${speaker} /></small>` : bySuit && html`<small>${face.suit(face.suitOf(card)).name}</small>`}
      </li>`;
    })}
  </ol>`;
}

/** @param {{ example: Example, speaker: Speaker }} props */
function FlagOf({ example: { lead, win, count = 1 }, speaker }) {
  const said = win ?? lead;
  if (said) return html`<${Badge} kind=${win ? 'win' : 'lead'}><${Part} part=${said} speaker=${speaker} /><//>`;
  return count > 1 ? html`<${Badge} kind="lead">×${count}<//>` : null;
}

/** The first cell of a row is its heading; an empty one in the head stands above headings. @param {Props} props */
function Table({ picture: { head = [], rows = [] }, speaker }) {
  /** @param {RulesPart[]} parts */
  const cell = (parts) =>
    parts.map((part, at) => html`${at > 0 && ' '}<${Part} key=${at} part=${part} speaker=${speaker} />`);
  return html`<table class="rules__figures">
    <thead><tr>${head.map((parts, at) => (parts.length ? html`<th key=${at} scope="col">${cell(parts)}</th>` : html`<td key=${at}></td>`))}</tr></thead>
    <tbody>
      ${rows.map(
        ([name, ...cells], row) => html`<tr key=${row}>
          <th scope="row">${cell(name)}</th>${cells.map((parts, at) => html`<td key=${at}>${cell(parts)}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {Props} props */
function Row({ picture: { parts = [] }, speaker }) {
  return html`<p class="rules__row">${parts.map((part, at) => html`${at > 0 && ' '}<${Part} key=${at} part=${part} speaker=${speaker} />`)}</p>`;
}

/** @param {{ cards: string[], speaker: Speaker }} props */
function Fan({ cards, speaker: { face } }) {
  return html`<span class="rules__fan">${cards.map((card, at) => html`<${Chip} key=${at} face=${face.face(card)} />`)}</span>`;
}

/** @param {Props} props */
function Sets({ picture: { sets = [] }, speaker }) {
  return html`<ol class="rules__order">${sets.map((cards, at) => html`<li key=${at}><b>${at + 1}</b><${Fan} cards=${cards} speaker=${speaker} /></li>`)}</ol>`;
}

/** There and back again. @param {Props} props */
function Turns({ picture: { turns = [], seats = 1 } }) {
  return html`<ol class="rules__snake" style=${{ '--seats': String(seats) }}>
    ${turns.map((place, at) => {
      const row = Math.floor(at / seats);
      const column = row % 2 ? seats - (at % seats) : (at % seats) + 1;
      return html`<li key=${at} class=${`${row % 2 ? 'is-back' : ''}${at % seats === seats - 1 ? ' is-turn' : ''}`} style=${{ gridArea: `${row + 1} / ${column}` }}>${place + 1}</li>`;
    })}
  </ol>`;
}

/** @param {Props} props */
function Phases({ picture: { phases = [] }, speaker }) {
  /** @param {string} id */
  const said = (id) => say('rules', { id: `phase-${id}`, params: {} }, speaker);
  return html`<ol class="rules__phases">
    ${phases.map(
      ({ id, sign, lit }) => html`<li key=${id} class=${lit ? 'is-now' : ''}>
        <${Sprite} id=${sign} class="" /><b>${said(id)}</b><span>${said(`${id}-how`)}</span>
      </li>`,
    )}
  </ol>`;
}

/** Things of the game's own, all that there are; those that matter now are marked. @param {Props} props */
function List({ picture: { listed = [] }, speaker }) {
  return html`<ol class="rules__list">
    ${listed.map(
      ({ item, lit, end }) => html`<li key=${item} class=${lit ? 'is-now' : ''}>
        <${ItemNumber} item=${item} speaker=${speaker} />
        <div><b>${itemName(item, speaker)}</b> <${ItemPicture} item=${item} speaker=${speaker} /><p>${itemText(item, speaker)}</p></div>
        ${end && html`<span class="num"><${FactSign} fact=${end} speaker=${speaker} /></span>`}
      </li>`,
    )}
  </ol>`;
}

// A paragraph of the rules with small pictures in its lines. A translation writes [R11] for a card,
// [R] for a suit with its word, *so* for a term; a line break starts a paragraph, "• " a list line.
// (Fluent does not let a line begin with "[" or "*": begin it with a word.)

const MARKS = /\[([^\]\s]+)\]|\*([^*]+)\*/;
const BULLET = '• ';

/** @param {{ text: string, game: Game }} props */
export function RulesText({ text, game }) {
  /** @type {{ bullets: boolean, lines: string[] }[]} */
  const blocks = [];
  for (const line of text.split('\n').filter((each) => each.trim())) {
    const bullets = line.startsWith(BULLET);
    const last = blocks.at(-1);
    if (bullets && last?.bullets) last.lines.push(line.slice(BULLET.length));
    else blocks.push({ bullets, lines: [bullets ? line.slice(BULLET.length) : line] });
  }
  return blocks.map(({ bullets, lines }) =>
    bullets
      ? html`<ul>${lines.map((line) => html`<li>${drawn(line, game)}</li>`)}</ul>`
      : html`<p>${drawn(lines[0], game)}</p>`,
  );
}

/** @param {string} line @param {Game} game */
function drawn(line, game) {
  // Splitting by two groups gives text, card or suit, term, text, …; one of the two is undefined.
  const pieces = line.split(MARKS);
  /** @type {any[]} */ const parts = [pieces[0]];
  for (let at = 1; at < pieces.length; at += 3) {
    const [sign, term, text] = pieces.slice(at, at + 3);
    parts.push(term ? html`<b>${term}</b>${text}` : followed(drawing(sign, game), text));
  }
  return parts;
}

/** @param {string} sign of a card or a suit @param {Game} game */
function drawing(sign, game) {
  if (/\d/.test(sign)) return html`<${Mini} face=${game.face(sign)} />`;
  const { tone, symbol, word } = game.suit(sign);
  return html`<span class=${`rules__suit ${tone}`}><${Sprite} id=${symbol} class="sym" />${word}</span>`;
}
