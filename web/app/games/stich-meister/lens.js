// The rule lens: a slip at the side with the rule cards in force, my trumps and who would win; and a
// sheet that says everything: what the cards mean together, the order of trumps, what I may play.
import { useState } from 'preact/hooks';
import { html } from '../../html.js';
import { sentences, t } from '../../i18n.js';
import { Mini } from '../../parts/card.js';
import { Dialog } from '../../parts/dialog.js';
import { ItemLines, ItemNumber } from '../../parts/item.js';
import { Sprite } from '../../parts/sprite.js';
import { say } from '../../words.js';
import { face, facts, namesOf, suit, suitOf, SUITS } from './cards.js';

/** @import { Card } from '../../types.js' */
/** @import { Scene } from '../index.js' */
/** @import { Group } from './cards.js' */

/** Rule cards that hold in a round, whatever the number of seats. */
const IN_FORCE = 4;

/** @param {number[]} rules */
const itemsOf = (rules) => rules.map((rule) => `rule-${rule}`);

/** Room for rule cards that nobody knows yet. @param {{ count: number }} props */
function EmptyLines({ count }) {
  return html`<ol class="rule-lines rule-lines--empty" aria-hidden="true">
    ${Array.from({ length: count }, (_, at) => html`<li key=${at}><span class="item-no">?</span></li>`)}
  </ol>`;
}

/** @param {{ scene: Scene }} props */
export function Lens({ scene }) {
  const [open, setOpen] = useState(false);
  const { view } = scene;
  const { rules, interplays, my_trumps, deciding } = facts(view);
  if (!rules.length) {
    // The same notes, as large: what is below them stays where it is when the rule cards are turned up.
    return html`
      <section class="note lens" data-anchor="note:in-force"><h2>${t('sm-in-force')}</h2><${EmptyLines} count=${IN_FORCE} /></section>
      <section key="before" class="note lens-now"><p class="quiet">${t('stich-meister-counts-before')}</p></section>
    `;
  }
  return html`
    <section class="note lens" data-anchor="note:in-force">
      <h2>${t('sm-in-force')}
        <button type="button" class="btn lens__open" onClick=${() => setOpen(true)}>
          <${Sprite} id="i-eye" />${t('sm-lens')}${interplays.length > 0 && html`<em aria-label=${t('sm-lens-notes', { count: interplays.length })}>${interplays.length}</em>`}
        </button>
      </h2>
      <${ItemLines} items=${itemsOf(rules)} lit=${itemsOf(deciding)} mark=${t('sm-deciding')} label=${t('sm-in-force')} speaker=${scene.speaker} />
    </section>
    <section class="note lens-now">
      ${
        my_trumps.length > 0
          ? html`<${Order} groups=${my_trumps} scene=${scene} label=${t('sm-my-trumps')} />`
          : html`<p class="quiet">${t(facts(view).trumps.length ? 'sm-no-own-trump' : facts(view).trump_open ? 'sm-trump-open' : 'sm-no-trump')}</p>`
      }
      ${view.phase === 'play' && html`<p class="lens-now__trick">${sentences(noted(scene, 'now'))}</p>`}
    </section>
    ${open && html`<${LensSheet} scene=${scene} onClose=${() => setOpen(false)} />`}
  `;
}

/** What a note says of the trick. @param {Scene} scene @param {string} note @returns {string[]} */
function noted({ view, speaker }, note) {
  const { facts = [] } = view.scene.notes.find(({ id }) => id === note) ?? {};
  return facts.map(({ id, params = {} }) => say('counts', { id, params }, speaker));
}

/** Trumps from strongest to weakest; equal ones stand together. @param {{ groups: Group[], scene: Scene, label: string }} props */
function Order({ groups, scene: { view }, label }) {
  return html`<ol class="order" aria-label=${label}>
    <li class="order__sign" aria-hidden="true"><${Sprite} id="i-crown" /></li>
    ${groups.map(
      ({ cards }, at) => html`<li key=${cards[0]}>
        <span class=${cards.length > 1 ? 'is-equal' : ''}>${cards.map((card) => html`<${Mini} key=${card} face=${face(card, view)} />`)}</span>
        ${at < groups.length - 1 && html`<i aria-hidden="true">›</i>`}
      </li>`,
    )}
  </ol>`;
}

/** @param {{ scene: Scene, onClose: () => void }} props */
function LensSheet({ scene, onClose }) {
  const { view, me } = scene;
  const { rules, deciding, interplays, trumps, trump_open, effect, my_rules } = facts(view);
  return html`<${Dialog} label=${t('sm-lens')} onClose=${onClose} class="lens-sheet">
    <section><h3>${t('sm-in-force')}</h3><${ItemLines} items=${itemsOf(rules)} lit=${itemsOf(deciding)} mark=${t('sm-deciding')} label=${t('sm-in-force')} speaker=${scene.speaker} /></section>
    <section>
      <h3>${t('sm-together')}</h3>
      ${
        interplays.length
          ? html`<ul class="meets">${interplays.map(
              ({ id, rules: meeting }) => html`<li key=${id}>
              <span class="meets__rules">${meeting.map((rule) => html`<${ItemNumber} key=${rule} item=${`rule-${rule}`} speaker=${scene.speaker} />`)}</span>
              <span>${t(`sm-meets-${id}`)}</span>
            </li>`,
            )}</ul>`
          : html`<p>${t('sm-together-plain')}</p>`
      }
    </section>
    ${
      view.phase === 'play' &&
      html`<section><h3>${t('sm-now')}</h3>
      ${[...noted(scene, 'now'), ...noted(scene, 'duty')].map((line) => html`<p key=${line}>${line}</p>`)}
    </section>`
    }
    <section>
      <h3>${t('sm-trump-order')}</h3>
      ${trump_open && html`<p>${t('sm-trump-open')}</p>`}
      ${
        trumps.length
          ? html`<ol class="ranks">${merged(trumps).map((rank) => html`<${Rank} key=${rank.cards[0]} rank=${rank} scene=${scene} />`)}</ol>
          <p class="quiet">${t('sm-trump-how', { low: effect.low_wins ? 'yes' : 'no' })}</p>`
          : !trump_open && html`<p>${t('sm-no-trump')}</p>`
      }
    </section>
    ${
      me !== null &&
      html`<section><h3>${t('sm-my-hand')}</h3><${MyHand} scene=${scene} /></section>
      ${my_rules.length > 0 && html`<section><h3>${t('sm-later-rules')}</h3><${ItemLines} items=${itemsOf(my_rules)} label=${t('sm-in-force')} speaker=${scene.speaker} /></section>`}`
    }
  <//>`;
}

/**
 * Neighbours covered by the same rule cards, in one line: a suit from its highest card to its lowest.
 * @param {Group[]} groups @returns {(Group & { equal: boolean })[]}
 */
function merged(groups) {
  /** @type {(Group & { equal: boolean })[]} */
  const ranks = [];
  for (const { cards, rules } of groups) {
    const last = ranks.at(-1);
    if (last && !last.equal && cards.length === 1 && last.rules.join() === rules.join()) last.cards.push(...cards);
    else ranks.push({ cards: [...cards], rules, equal: cards.length > 1 });
  }
  return ranks;
}

/** @param {{ rank: Group & { equal: boolean }, scene: Scene }} props */
function Rank({ rank: { cards, rules, equal }, scene }) {
  const long = cards.length > 4 && !equal;
  const shown = long ? [cards[0], cards[1], cards[cards.length - 1]] : cards;
  return html`<li>
    <span class="meets__rules">${rules.map((rule) => html`<${ItemNumber} key=${rule} item=${`rule-${rule}`} speaker=${scene.speaker} />`)}</span>
    <span class="ranks__cards">${shown.map((card, at) => html`${at > 0 && html`<i aria-hidden="true">${equal ? '=' : long && at === 2 ? '› … ›' : '›'}</i>`}<${Mini} face=${face(card, scene.view)} />`)}</span>
    ${equal && html`<small>${t('sm-equal')}</small>`}
  </li>`;
}

/** My cards by strength; those that may be played now stand out. @param {{ scene: Scene }} props */
function MyHand({ scene: { view } }) {
  const { playable, my_trumps } = facts(view);
  const cards = view.scene.hand.map(({ card }) => card);
  const trumps = my_trumps.flatMap((group) => group.cards).filter((card) => cards.includes(card));
  /** @type {[string, Card[]][]} */
  const rows = [
    [t('sm-trumps'), trumps],
    ...SUITS.map(
      (letter) =>
        /** @type {[string, Card[]]} */ ([
          suit(letter).name,
          cards.filter((card) => suitOf(card) === letter && !trumps.includes(card)),
        ]),
    ),
  ];
  const some = playable.length > 0 && playable.length < cards.length;
  return html`<dl class="my-hand">
      ${rows
        .filter(([, row]) => row.length)
        .map(
          ([label, row]) => html`<div key=${label}><dt>${label}</dt><dd>
          ${row.map((card) => html`<${Mini} key=${card} face=${face(card, view)} class=${some && !playable.includes(card) ? 'is-barred' : ''} />`)}
        </dd></div>`,
        )}
    </dl>
    ${some && html`<p class="quiet">${t('sm-may-play', { cards: namesOf(playable) })}</p>`}`;
}
