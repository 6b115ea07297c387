// The score sheet of a round: the tricks, then a line for every rule card that changed something.
import { html } from '../../html.js';
import { t } from '../../i18n.js';
import { gain, points as figure } from '../../parts/figures.js';
import { ruleName } from './rule-card.js';

/** @import { Card, RoundScored } from '../../types.js' */
/** @import { SheetRow } from '../index.js' */

/**
 * @typedef {{ number: number | null, cards: Card[], steps: { rule: number, points: number }[], points: number }} TrickLine
 * @typedef {{ id: 'tricks', count: number, tricks: TrickLine[], points: number }} TricksLine
 * @typedef {{ id: string, rule: number, points: number, cards?: Card[], tricks?: number, factor?: number, seat?: number, theirs?: number }} RuleLine
 */

/** So many cards are shown one by one; of more only the count. */
const FEW = 8;
const EMPTY = { points: null, how: '', cards: [] };

/** Whether a rule card changed what a trick brings. @param {RoundScored} scored */
export function hasValues({ detail }) {
  return /** @type {any[][]} */ (detail).some((lines) =>
    lines.some(
      (line) => line.id === 'tricks' && line.tricks.some((/** @type {TrickLine} */ trick) => trick.steps.length > 0),
    ),
  );
}

/** @param {RoundScored} scored @returns {SheetRow[]} */
export function sheet(scored) {
  /** @type {(TricksLine | RuleLine)[][]} */
  const detail = /** @type {any} */ (scored.detail);
  const tricks = detail.map((lines) => /** @type {TricksLine} */ (lines.find(({ id }) => id === 'tricks')));
  const others = detail.map((lines) => /** @type {RuleLine[]} */ (lines.filter(({ id }) => id !== 'tricks')));
  const rules = [...new Set(others.flat().map(({ rule }) => rule))].sort((a, b) => a - b);
  const stepping = [
    ...new Set(tricks.flatMap((line) => line.tricks.flatMap(({ steps }) => steps.map(({ rule }) => rule)))),
  ];
  return [
    {
      label: stepping.length
        ? t('sm-line-tricks-by', { rules: stepping.sort((a, b) => a - b).join(' · ') })
        : t('sm-line-tricks'),
      cells: tricks.map((line) => ({
        points: line.points,
        how: t('sm-line-tricks-how', { count: line.count }),
        cards: [],
        drawing: stepping.length > 0 && html`<${Values} tricks=${line.tricks} />`,
      })),
    },
    ...rules.map((rule) => ({
      label: `${rule} ${ruleName(rule)}`,
      cells: others.map((lines, seat) => {
        const line = lines.find((each) => each.rule === rule);
        return line ? { points: line.points, how: how(line, seat, others.length), cards: fewOf(line) } : EMPTY;
      }),
    })),
  ];
}

/** @param {RuleLine} line */
const fewOf = ({ cards = [] }) => (cards.length <= FEW ? cards : []);

/** @param {RuleLine} line @param {number} seat @param {number} seats */
function how(line, seat, seats) {
  if (line.id === 'cards') return line.cards?.length ? t('sm-line-cards', { count: line.cards.length }) : '';
  if (line.id === 'bonus') return t('sm-line-tricks-how', { count: line.tricks });
  if (line.id === 'multiplied') return t('sm-line-multiplied', { factor: line.factor, count: line.tricks });
  if (line.id === 'neighbour') {
    const side = line.seat === (seat + 1) % seats ? 'left' : 'right';
    return t(`sm-line-${side}`, { points: figure(line.theirs ?? 0) });
  }
  return t('sm-line-final');
}

/** What each trick brought, where it was not simply one point. @param {{ tricks: TrickLine[] }} props */
function Values({ tricks }) {
  return html`<span class="values">
    ${tricks.map(({ number, steps, points }, at) => {
      const way = steps.map((step) => `${ruleName(step.rule)}: ${step.points}`).join(' → ');
      const name = number === null ? t('sm-leftover') : t('sm-trick-number', { number });
      return html`<abbr key=${at} class="values__one" title=${way} aria-label=${`${name}, ${gain(points)}. ${way}`}>
        <i>${number === null ? '+' : number}</i>${figure(points)}
      </abbr>`;
    })}
  </span>`;
}
