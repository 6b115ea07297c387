// A paragraph of the rules with small pictures in its lines. A translation writes [R11] for a card,
// [R] for a suit with its word, *so* for a term; a line break starts a paragraph, "• " a list line.
// (Fluent does not let a line begin with "[" or "*": begin it with a word.)
import { html, Sprite } from '../ui/html.js';
import { Mini } from '../ui/card.js';
import { followed } from '../ui/line-breaks.js';

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
