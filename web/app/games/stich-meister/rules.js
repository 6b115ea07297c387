// The sheet of rules, with this round's own rule cards in the pictures.
import { t } from '../../ui/i18n.js';
import { html } from '../../ui/html.js';
import { CardsPicture, FiguresPicture } from '../../table/rules-picture.js';
import { facts } from './cards.js';
import { RuleLines, RuleNumber, RuleRow, ruleName, ruleText } from './rule-card.js';

/** @import { View } from '../../types.js' */
/** @import { Game, RulesSection } from '../index.js' */

/** One rule card of each kind, for a table that has none in force yet. */
const EXAMPLES = [5, 29, 42, 53];

/** @param {View} view @param {Game} game @returns {RulesSection[]} */
export function rules(view, game) {
  const { rules: inForce, tricks_in_round, options } = facts(view);
  const hand = view.seats === 3 ? 16 : view.seats === 4 ? 15 : 12;
  const params = { seats: view.seats, hand, tricks: tricks_in_round, trumpLead: options.trumpLeadFollow };
  /** @type {[string, string[], any][]} id, phases, picture */
  const sections = [
    [
      'aim',
      [],
      html`<figure class="rules__picture"><${RuleRow} rules=${EXAMPLES} /><figcaption>${t('sm-rule-aim-caption')}</figcaption></figure>`,
    ],
    ['deal', [], null],
    ['choose', ['choose'], null],
    ['before', ['pass', 'reserve', 'expose'], null],
    [
      'follow',
      ['play'],
      [
        html`<${CardsPicture} game=${game} caption=${t('sm-rule-follow-caption')} cards=${[
          { card: 'F6', lead: t('table-led') },
          { card: 'F9', below: t('sm-rule-follows') },
          { card: 'F4', below: t('sm-rule-is-trump'), off: true },
          { card: 'C2', below: t('sm-rule-not-follows'), off: true },
        ]} />`,
      ],
    ],
    [
      'trumps',
      [],
      [
        html`<figure class="rules__picture"><${RuleLines} rules=${[3, 17]} /></figure>`,
        html`<${CardsPicture} game=${game} caption=${t('sm-rule-trumps-caption')} cards=${[
          { card: 'K4', below: '1' },
          { card: 'F4', below: '2' },
          { card: 'K15', below: '3' },
          { card: 'K14', below: '4' },
          { card: 'K1', below: t('sm-rule-last') },
        ]} />`,
      ],
    ],
    ['taking', ['remove'], null],
    [
      'score',
      ['over'],
      html`<${FiguresPicture} head=${[t('sm-rule-score-step'), t('sm-rule-score-cards'), t('sm-rule-score-what')]}
      rows=${['tricks', 'cards-row', 'bonus', 'double', 'neighbour', 'flip'].map((row, at) => [
        String(at + 1),
        SCORE_CARDS[row],
        t(`sm-rule-score-${row}`),
      ])} />`,
    ],
    ['end', [], null],
    ['all', [], html`<${AllCards} inForce=${inForce} />`],
  ];
  return sections.map(([id, phases, picture]) => ({
    id,
    title: t(`sm-rule-${id}`),
    text: t(`sm-rule-${id}-text`, params),
    picture,
    now: phases.includes(view.phase),
  }));
}

/** @type {Record<string, string>} */
const SCORE_CARDS = {
  tricks: '41–45',
  'cards-row': '46–53',
  bonus: '54–55',
  double: '56–57',
  neighbour: '58–59',
  flip: '60',
};

/** Every rule card there is; those in force are marked. @param {{ inForce: number[] }} props */
function AllCards({ inForce }) {
  return html`<ol class="all-rules">
    ${Array.from({ length: 60 }, (_, at) => at + 1).map(
      (rule) => html`<li key=${rule} class=${inForce.includes(rule) ? 'is-now' : ''}>
        <${RuleNumber} rule=${rule} /><p><b>${ruleName(rule)}</b> ${ruleText(rule)}</p>
      </li>`,
    )}
  </ol>`;
}
