// The sixty rule cards as they look: a number, a kind with its sign, a name and a sentence.
import { html } from '../../ui/html.js';
import { t } from '../../ui/i18n.js';
import { deckOf } from '../../engine/known-games.js';
import { Sprite } from '../../ui/sprite.js';
import { memo } from '../../ui/memo.js';

const PRINTS = deckOf('stich-meister').items ?? {};

/** What is printed on a rule card. @param {number} rule */
const printOf = (rule) => PRINTS[`rule-${rule}`];

/** @param {number} rule */
export const ruleName = (rule) => t(`stich-meister-item-rule-${rule}`);
/** @param {number} rule */
export const ruleText = (rule) => t(`stich-meister-item-rule-${rule}-text`);

/** The number of a rule card with the sign of its kind, the size of a word. @param {{ rule: number }} props */
export function RuleNumber({ rule }) {
  const { sort, sign } = printOf(rule);
  return html`<span class=${`rule-no rule-no--${sort}`} role="img" aria-label=${t('sm-rule-number', { number: String(rule), kind: t(`stich-meister-sort-${sort}`) })}>
    <${Sprite} id=${sign} class="" />${rule}
  </span>`;
}

/** What is printed on a whole card. @param {{ rule: number }} props */
function Face({ rule }) {
  const { sort, sign } = printOf(rule);
  return html`
    <span class=${`rule-card__head rule-card__head--${sort}`}>
      <b>${rule}</b><span><${Sprite} id=${sign} class="" />${t(`stich-meister-sort-${sort}`)}</span>
    </span>
    <b class="rule-card__name">${ruleName(rule)}</b>
    <span class="rule-card__text">${ruleText(rule)}</span>
  `;
}
export const RulePrint = memo(Face);

/** Rule cards lying in a row. @param {{ rules: number[] }} props */
export function RuleRow({ rules }) {
  return html`<ol class="rule-row" data-zone="cards" data-from="deck" data-turn aria-label=${t('sm-in-force')}>
    ${rules.map((rule) => html`<li key=${rule} class="rule-card" data-card=${`rule:${rule}`}><${RulePrint} rule=${rule} /></li>`)}
  </ol>`;
}

/** A line for each rule card: number, name, sentence. @param {{ rules: number[], deciding?: number[] }} props
 *  deciding: those that matter to the trick on the table */
function Lines({ rules, deciding }) {
  return html`<ol class="rule-lines" aria-label=${t('sm-in-force')}>
    ${rules.map(
      (
        rule,
      ) => html`<li key=${rule} class=${deciding?.includes(rule) ? 'is-deciding' : ''} aria-current=${deciding?.includes(rule) ? 'true' : undefined}>
        <${RuleNumber} rule=${rule} />
        <p><b>${ruleName(rule)}</b><span>${ruleText(rule)}${deciding && html` <em class=${deciding.includes(rule) ? '' : 'is-open'}>${t('sm-deciding')}</em>`}</span></p>
      </li>`,
    )}
  </ol>`;
}
export const RuleLines = memo(Lines);

/** Room for so many rule cards that nobody knows yet. @param {{ count: number }} props */
export function EmptyLines({ count }) {
  return html`<ol class="rule-lines rule-lines--empty" aria-hidden="true">
    ${Array.from({ length: count }, (_, at) => html`<li key=${at}><span class="rule-no">?</span></li>`)}
  </ol>`;
}
