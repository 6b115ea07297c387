// The seats in the order in which they act, as it forms: set, spoon, cards, sauces made.
import { html } from '../../ui/html.js';
import { t } from '../../ui/i18n.js';
import { Avatar, Sprite } from '../../ui/sprite.js';
import { points } from '../../ui/figures.js';
import { say } from '../../ui/words.js';
import { Brew, face } from './chili.js';
import { pickedOf, setOf } from './choice.js';
import { facts, isLaying } from './facts.js';
import { named } from './words.js';

/** @import { Card, Seat, View } from '../../types.js' */
/** @import { Scene } from '../index.js' */

/** @param {{ scene: Scene }} props */
export function Lanes({ scene }) {
  const { view, me } = scene;
  const { cards } = pickedOf(view);
  const place = setOf(view, cards)?.facts?.find(({ id }) => id === 'order-if');
  const line = place?.seats ?? facts(view).order;
  const head = place ? 'sa-order-if' : isLaying(view) ? 'sa-order-forming' : 'sa-order';
  return html`<section class="note lanes-note">
    <h2>${t(head)}</h2>
    <ol class=${`lanes lanes--${view.seats}`}>
      ${/* a lane is a place in the order: it stays, whoever comes to it */ seated(view, line).map((seat, at) => html`<${Lane} key=${at} scene=${scene} seat=${seat} place=${line.indexOf(seat) + 1} picked=${seat === me && place ? cards : []} />`)}
    </ol>
  </section>
  <${News} scene=${scene} />`;
}

/** What has happened lately, where there is room for it. @param {{ scene: Scene }} props */
function News({ scene }) {
  const lines = scene.view.history
    .slice(-24)
    .map((event) => say('event', event, scene.speaker))
    .filter(Boolean);
  return html`<section class="note news-note" aria-hidden="true">
    <h2>${t('table-log')}</h2>
    <ol>${lines
      .slice(-8)
      .reverse()
      .map((line, at) => html`<li key=${at}>${line}</li>`)}</ol>
  </section>`;
}

/** First those whose place is known, then those to come, then those without a part in this lap.
 *  @param {View} view @param {Seat[]} line */
function seated(view, line) {
  const { waiting } = facts(view);
  const known = [...line, ...waiting.filter((seat) => !line.includes(seat))];
  const others = view.hand_counts.map((_, seat) => seat).filter((seat) => !known.includes(seat));
  return [...known, ...others];
}

/** @param {{ scene: Scene, seat: Seat, place: number, picked: Card[] }} props place: 0 for none yet */
function Lane({ scene, seat, place, picked }) {
  const { view, me, players, thinking } = scene;
  const { sets, spoon, ingredient_counts, sauces, standing, part, out, waiting } = facts(view);
  const player = players[seat];
  const turn = view.to_act === seat;
  const over = !isLaying(view) && place > 0 && !waiting.includes(seat);
  const states = [
    [turn, 'is-turn'],
    [seat === me, 'is-me'],
    [over, 'is-done'],
    [out.includes(seat), 'is-out'],
  ];
  return html`<li class=${`lane ${states.flatMap(([is, name]) => (is ? [name] : [])).join(' ')}`} aria-current=${turn ? 'true' : undefined}>
    <b class="lane__no">${place || '–'}</b>
    <span class="lane__avatar">
      <${Avatar} crest=${player.crest} anchor=${seat === me ? undefined : seat} share=${thinking?.seat === seat ? thinking.share : undefined} />
      ${seat === spoon && html`<span class="spoon" role="img" aria-label=${t('sa-spoon')}><${Sprite} id="i-spoon" /></span>`}
    </span>
    <p class="lane__who">
      <b>${player.name}</b>
      <small>${stateOf(scene, seat, place)}</small>
    </p>
    <span class="lane__set" data-zone=${`set:${seat}`} data-from=${view.scene.comes[`set:${seat}`]}>
      <${Chips} cards=${sets[seat].length ? sets[seat] : picked} id=${sets[seat].length ? `set:${seat}` : ''} />
    </span>
    <p class="lane__facts">
      <span role="img" data-count=${`hand:${seat}`} data-value=${view.hand_counts[seat]} aria-label=${t('sa-in-hand', { count: view.hand_counts[seat] })}><${Sprite} id="i-cards" />${view.hand_counts[seat]}</span>
      <span role="img" data-count=${`aside:${seat}`} data-value=${ingredient_counts[seat]} aria-label=${t('sa-aside', { count: ingredient_counts[seat] })}><${Sprite} id="i-bowl" />${ingredient_counts[seat]}</span>
      ${
        part === 'cook' &&
        html`<span class="lane__sauces">${sauces[seat].map((heat, at) => html`<${Brew} key=${at} heat=${heat} />`)}</span>
        <b class="lane__points" role="img" data-count=${`points:${seat}`} data-value=${standing[seat]} aria-label=${t('sa-standing', { points: points(standing[seat]) })}>${points(standing[seat])}</b>`
      }
    </p>
  </li>`;
}

/** A word about what the seat is at. @param {Scene} scene @param {Seat} seat @param {number} place */
function stateOf({ view }, seat, place) {
  const { out, waiting, part } = facts(view);
  if (out.includes(seat)) return t('sa-is-out');
  if (isLaying(view)) {
    if (place) return '';
    if (view.to_act === seat) return t('sa-lays-now');
    return waiting.includes(seat) ? t('sa-lays-later') : idle();
  }
  if (view.to_act === seat) return t('sa-acts-now');
  if (waiting.includes(seat)) return '';
  return place ? t('sa-has-acted') : idle();

  function idle() {
    if (view.is_over) return '';
    return part === 'cook' && view.hand_counts[seat] ? t('sa-picked-up') : t('sa-no-hand');
  }
}

/** A set, its cards the size of a fingernail; of equal ones only the last shows its number.
 *  @param {{ cards: Card[], id: string }} props id: of a set on the table; "" for one that is only picked */
function Chips({ cards, id }) {
  if (!cards.length) return null;
  return html`
    <span class="chips" role="img" aria-label=${named(cards)}>
      ${cards.map((card, at) => {
        const under = cards[at + 1] === card ? ' is-under' : '';
        const apart = at > 0 && cards[at - 1] !== card ? ' is-apart' : '';
        return html`<span key=${at} class=${`card chip-card ${face(card).tone}${under}${apart}`} data-card=${id ? `${id}:${at}` : undefined}>${card}</span>`;
      })}
    </span>
    ${cards.length > 1 && html`<small class="lane__count" aria-hidden="true">${cards.length}</small>`}
  `;
}
