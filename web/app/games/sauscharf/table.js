// Sauscharf on the table: no tricks, so it brings its own felt, hand, and seats, which stand in the order in which
// they act, as it forms: set, spoon, cards, sauces made.
import { html, Sprite, Avatar } from '../../ui/html.js';
import { t, points } from '../../ui/i18n.js';
import { say, sayEach } from '../../ui/words.js';
import { Chip } from '../../ui/card.js';
import { FactSign, textOf } from '../../table/fact.js';
import { badgeOf, isLaying, itemOf, pickedOf, setOf } from './choice.js';
import { Hand } from './hand.js';
import { Kitchen } from './kitchen.js';

/** @param {{ scene: Scene }} props */
function Lanes({ scene }) {
  const { view, me, speaker } = scene;
  const { cards } = pickedOf(view);
  const place = setOf(view, cards)?.facts?.find(({ id }) => id === 'order-if');
  const order = place ?? view.scene.notes[0];
  const { seats = [] } = order;
  // First those whose place is known. A lane is a place in the order: it stays, whoever comes to it.
  const seated = [...new Set([...seats, ...view.scene.turns])];
  return html`<section class="note lanes-note">
    <h2>${textOf(order, speaker)}</h2>
    <ol class=${`lanes lanes--${view.seats}`}>
      ${seated.map((seat, at) => html`<${Lane} key=${at} scene=${scene} seat=${seat} order=${order} picked=${seat === me && place ? cards : []} />`)}
    </ol>
  </section>
  <section class="note news-note" aria-hidden="true">
    <h2>${t('table-log')}</h2>
    <ol>${sayEach('event', view.history.slice(-24), speaker)
      .slice(-8)
      .reverse()
      .map((line, at) => html`<li key=${`${at} ${line}`}>${line}</li>`)}</ol>
  </section>`;
}

/** @param {{ scene: Scene, seat: Seat, order: Fact, picked: Card[] }} props */
function Lane({ scene, seat, order: { seats = [], done = 0 }, picked }) {
  const { view, me, players, thinking, speaker } = scene;
  const [spoon, state, set, sauces] = ['spoon', 'state', 'set', 'sauces'].map((id) => badgeOf(view, seat, id));
  const counts = ['hand', 'aside'].map((id) => badgeOf(view, seat, id));
  const player = players[seat];
  const place = seats.indexOf(seat) + 1;
  const turn = view.to_act === seat;
  const { points: standing } = view.scene.seats[seat];
  const states = [
    [turn, 'is-turn'],
    [seat === me, 'is-me'],
    [seats.slice(0, done).includes(seat), 'is-done'],
    [state?.value === 'out', 'is-out'],
  ];
  // Whoever has a place while sets are laid has laid one, or is about to.
  const isTold = state && !(place && isLaying(view));
  return html`<li class=${`lane ${states.flatMap(([is, name]) => (is ? [name] : [])).join(' ')}`} aria-current=${turn ? 'true' : undefined}>
    <b class="lane__no">${place || '–'}</b>
    <span class="lane__avatar">
      <${Avatar} crest=${player.crest} anchor=${seat === me ? undefined : seat} share=${thinking?.seat === seat ? thinking.share : undefined} mood=${view.moods?.[seat]} />
      ${spoon && html`<span class="spoon" role="img" aria-label=${textOf(spoon, speaker)}><${Sprite} id="i-spoon" /></span>`}
    </span>
    <p class="lane__who">
      <b>${player.name}</b>
      <small>${isTold ? textOf(state, speaker) : spoon ? textOf(spoon, speaker) : ''}</small>
    </p>
    <span class="lane__set" data-zone=${`set:${seat}`} data-from=${view.scene.comes[`set:${seat}`]}>
      <${Chips} cards=${set?.cards ?? picked} id=${set ? `set:${seat}` : ''} speaker=${speaker} />
    </span>
    <p class="lane__facts">
      <span class="lane__counts">${counts.map((count) => count && html`<span key=${count.id} role="img" data-count=${`${count.id}:${seat}`} data-value=${count.value} aria-label=${textOf(count, speaker)}><${Sprite} id=${count.id === 'hand' ? 'i-cards' : 'i-bowl'} /><span class="lbl">${t(`sa-in-${count.id}`)}</span> ${count.value}</span>`)}</span>
      ${sauces && html`<span class="lane__sauces">${sauces.facts?.map((brew, at) => html`<${FactSign} key=${at} fact=${brew} speaker=${speaker} />`)}</span>`}
      ${standing !== null && html`<b class="lane__points" role="img" data-count=${`points:${seat}`} data-value=${standing} aria-label=${t('sa-standing', { points: points(standing) })}>${t('sa-lane-points', { points: points(standing) })}</b>`}
    </p>
  </li>`;
}

/** A set, its cards the size of a fingernail; of equal ones only the last shows its number.
 *  @param {{ cards: Card[], id: string, speaker: Speaker }} props id: of a set on the table; "" for one that is only picked */
function Chips({ cards, id, speaker }) {
  if (!cards.length) return null;
  return html`
    <span class="chips" role="img" aria-label=${say('fact', { id: 'cards', params: { cards } }, speaker)}>
      ${cards.map((card, at) => {
        const under = cards[at + 1] === card ? 'is-under' : '';
        const apart = at > 0 && cards[at - 1] !== card ? ' is-apart' : '';
        return html`<${Chip} key=${at} face=${speaker.face.face(card)} class=${under + apart} card=${id ? `${id}:${at}` : undefined} mute />`;
      })}
    </span>
    ${cards.length > 1 && html`<small class="lane__count" aria-hidden="true">${cards.length}</small>`}
  `;
}

/** A slot is chosen: what becomes of the set? @param {View} view */
const asks = (view) => itemOf(view, pickedOf(view).aim)?.ask ?? null;

/** @type {Special} */
export const table = {
  own: {
    felt: (scene) => html`<${Kitchen} scene=${scene} />`,
    side: (scene) => html`<${Lanes} scene=${scene} />`,
    hand: (scene, refused) => html`<${Hand} scene=${scene} refused=${refused} />`,
    asks,
  },
  places: {
    scores: '.lanes-note',
    market: '.slots',
    sauces: '.bottles',
    tray: '.tray',
    ingredients: '.aside',
    lanes: '.lanes-note',
  },
};
