// The rules of Sauscharf as a sheet: sections with pictures, for the table as it is.
import { html } from '../../ui/html.js';
import { t } from '../../ui/i18n.js';
import { Card, Badge } from '../../ui/card.js';
import { Sprite } from '../../ui/sprite.js';
import { Brew, face } from './chili.js';
import { facts } from './facts.js';

/** @import { Card as CardCode, View } from '../../types.js' */
/** @import { RulesSection } from '../index.js' */

/** Sets of an example in the order in which their seats act. */
const ORDER = [['4', '4', '4'], ['9', '9'], ['5', 'X'], ['X'], ['13']];
/** The market of an example: equal numbers join, X stays alone. */
const MARKET = [['7', '7', '7'], ['3'], ['X'], ['7']];

/** @param {View} view @returns {RulesSection[]} */
export function rules(view) {
  const { target, part, stall } = facts(view);
  const [, stage] = view.phase.split('-');
  /** @type {[string, boolean, any][]} */
  const sections = [
    ['aim', false, html`<${Course} part=${part} />`],
    ['set', stage === 'set' && part === 'gather', html`<${Sets} />`],
    ['market', stage === 'turn' && part === 'gather', html`<${Market} />`],
    ['pickup', stage === 'set' && part === 'cook', null],
    ['sauce', stage === 'turn' && part === 'cook', html`<${Cooking} />`],
    ['end', false, null],
    ['score', view.is_over, null],
    ['stall', false, null],
  ];
  // Only one section can be the one that matters now: a warning of the end comes before all else.
  const now = stall.warn ? 'stall' : (sections.find(([, is]) => is)?.[0] ?? '');
  return sections.map(([id, , picture]) => ({
    id,
    title: t(`sa-rule-${id}`),
    text: t(`sa-rule-${id}-text`, { target, limit: stall.limit }),
    picture,
    now: id === now,
  }));
}

/** The two phases and what each lap of them consists of. @param {{ part: string }} props */
function Course({ part }) {
  return html`<figure class="rules__picture">
    <ol class="course">
      ${['gather', 'cook'].map(
        (each) => html`<li key=${each} class=${each === part ? 'is-now' : ''}>
          <${Sprite} id=${each === 'gather' ? 'chili' : 'bottle'} class="course__sign" /><b>${t(`sa-part-${each}`)}</b><span>${t(`sa-part-${each}-how`)}</span>
        </li>`,
      )}
    </ol>
  </figure>`;
}

/** @param {{ cards: CardCode[] }} props */
function Fan({ cards }) {
  return html`<span class="fan">${cards.map((card, at) => html`<span key=${at} class=${`card chip-card ${face(card).tone}`} role="img" aria-label=${face(card).name}>${card}</span>`)}</span>`;
}

function Sets() {
  return html`<figure class="rules__picture">
    <ol class="rules__order">${ORDER.map((cards, at) => html`<li key=${at}><b>${at + 1}</b><${Fan} cards=${cards} /></li>`)}</ol>
    <figcaption>${t('sa-rule-set-picture')}</figcaption>
  </figure>`;
}

function Market() {
  return html`<figure class="rules__picture">
    <ol class="rules__cards">
      ${MARKET.map(
        (cards, at) => html`<li key=${at}>
          <${Card} card=${`example:${at}`} face=${face(cards[0])} class=${`stack-${cards.length}`}>
            ${cards.length > 1 && html`<${Badge} kind="lead">×${cards.length}<//>`}
          <//>
        </li>`,
      )}
    </ol>
    <figcaption>${t('sa-rule-market-picture')}</figcaption>
  </figure>`;
}

function Cooking() {
  return html`<figure class="rules__picture">
    <p class="cooking"><${Fan} cards=${['8', '8', '8', '8', 'X']} /> <${Sprite} id="i-play" /> <${Brew} heat=${5} /> <span>${t('sa-rule-sauce-or')}</span> <${Brew} heat=${4} /></p>
    <figcaption>${t('sa-rule-sauce-picture')}</figcaption>
  </figure>`;
}
