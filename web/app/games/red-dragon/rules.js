// The sheet of rules of Red Dragon.
import { t } from '../../ui/i18n.js';
import { html } from '../../ui/html.js';
import { CardsPicture, FiguresPicture } from '../../table/rules-picture.js';

/** @import { RedDragonTable, View } from '../../types.js' */
/** @import { Game, RulesSection } from '../index.js' */

/** @param {View} view @param {Game} game @returns {RulesSection[]} */
export function rules(view, game) {
  /** @type {RedDragonTable} */
  const { give, per_trick: each, tricks_in_round: hand, draft_line: line } = view.table;
  const { seats } = view;
  /** @type {[string, string, Record<string, any>, any][]} id, phase, parameters, picture */
  const sections = [
    [
      'aim',
      '',
      { seats, hand, each },
      html`<${CardsPicture} game=${game}
      cards=${['R7', 'U7', 'G7', 'Y7'].map((card) => ({ card, below: game.suit(card[0]).name }))} />`,
    ],
    ['give', 'give', { count: give }, null],
    ['draft', 'draft', { seats }, html`<${Snake} line=${line} seats=${seats} />`],
    [
      'play',
      'play',
      {},
      html`<${CardsPicture} game=${game} caption=${t('rd-rule-play-caption')}
      cards=${[
        { card: 'U6', lead: t('table-led') },
        { card: 'U12', win: t('table-takes'), below: t('rd-rule-highest') },
        { card: 'U9' },
        { card: 'G14', below: t('rd-rule-void') },
      ]} />`,
    ],
    [
      'red',
      '',
      { each },
      [
        html`<${CardsPicture} game=${game} cards=${['R3', 'R9', 'R11', 'R14', 'R0'].map((card) => ({ card }))} caption=${t('rd-rule-red-caption')} />`,
        html`<${FiguresPicture}
        head=${['', t('table-tricks', { count: 3 }), t('red-dragon-line-red-cards'), t('score-total')]}
        rows=${[[t('rd-rule-example'), `3 × ${each}`, '− 4 − 26', String(3 * each - 30).replace('-', '−')]]} />`,
      ],
    ],
    ['zero', '', { seats }, null],
    ['all', '', {}, null],
    ['end', 'over', { rounds: view.rounds }, null],
  ];
  return sections.map(([id, phase, params, picture]) => ({
    id,
    title: t(`rd-rule-${id}`),
    text: t(`rd-rule-${id}-text`, params),
    picture,
    now: phase === view.phase,
  }));
}

/** The order of taking: there and back again, numbered by seat. @param {{ line: number[], seats: number }} props */
function Snake({ line, seats }) {
  const [first] = line;
  return html`<figure class="rules__picture">
    <ol class="rules__snake" style=${{ '--seats': String(seats) }}>
      ${line.map((seat, at) => {
        const row = Math.floor(at / seats);
        const column = row % 2 ? seats - (at % seats) : (at % seats) + 1;
        return html`<li key=${at} class=${`${row % 2 ? 'is-back' : ''}${at % seats === seats - 1 ? ' is-turn' : ''}`} style=${{ gridArea: `${row + 1} / ${column}` }}>${((seat - first + seats) % seats) + 1}</li>`;
      })}
    </ol>
    <figcaption>${t('rd-rule-draft-caption', { seats })}</figcaption>
  </figure>`;
}
