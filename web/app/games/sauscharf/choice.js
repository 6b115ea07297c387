// What the person in front has picked and not yet done: cards for a set, or what to take. It belongs
// to one view only, so nothing of it is left when the table changes or another person sits down.
import { signal } from '@preact/signals';
import { noteOf } from '../../table/notes.js';
import { textOf } from '../../table/fact.js';

/**
 * @typedef {object} Picked
 * @property {Card[]} cards for a set
 * @property {boolean} isOwnWay no longer as many of them as are advised
 * @property {string} aim the item of the felt that the turn is to be used for; "" for not yet
 */

/** @type {Picked} */
const NOTHING = { cards: [], isOwnWay: false, aim: '' };

const made = signal({ view: /** @type {View | null} */ (null), picked: NOTHING });

/** @param {View} view @returns {Picked} */
export function pickedOf(view) {
  return made.value.view === view ? made.value.picked : NOTHING;
}

/** @param {View} view @param {Partial<Picked>} change */
function pick(view, change) {
  made.value = { view, picked: { ...pickedOf(view), ...change } };
}

/** @param {View} view @param {string} id @returns {Item | undefined} */
export const itemOf = ({ scene }, id) => scene.felt?.items.find((item) => item.id === id);

/** What can be done with an item of the felt now. @param {View} view @param {string} id @returns {Choice[]} */
export const choicesFor = ({ scene }, id) => scene.choices.filter(({ at, group }) => at === 'felt' && group === id);

/** @param {Card[]} cards */
const key = (cards) => [...cards].sort().join();

/** The set that these cards make, if they make one. @param {View} view @param {Card[]} cards */
export function setOf({ scene }, cards) {
  return scene.choices.find((choice) => choice.at === 'hand' && key(choice.cards) === key(cards));
}

/** How many of these are this card. @param {Card[]} cards @param {Card} card */
export const countOf = (cards, card) => cards.filter((other) => other === card).length;

/** The cards of the set that is advised. @param {Scene} scene */
export const advisedOf = ({ view, advised }) =>
  view.scene.choices.find(({ action }) => action === advised)?.cards ?? [];

/** What a tap on a card of the hand makes of the picked ones: with as many of its kind as are advised, with all of them,
 *  then with one fewer at a time. @param {Scene} scene @param {Card} card @returns {Card[] | null} null if that is no set */
export function tapped(scene, card) {
  const { cards, isOwnWay } = pickedOf(scene.view);
  const [taken, held] = [countOf(cards, card), countOf(scene.view.hand, card)];
  const advised = isOwnWay ? 0 : countOf(advisedOf(scene), card);
  const wanted = taken === 0 ? advised || held : taken === advised && advised < held ? held : taken - 1;
  const after = [...cards.filter((other) => other !== card), ...Array(wanted).fill(card)];
  return after.length ? (setOf(scene.view, after)?.cards ?? null) : [];
}

/** If it makes no set, the engine says why. @param {Scene} scene @param {Card} card */
export function tapCard(scene, card) {
  const { view, act } = scene;
  const cards = tapped(scene, card);
  const { cards: picked, isOwnWay } = pickedOf(view);
  if (cards) return pick(view, { cards, isOwnWay: isOwnWay || picked.includes(card) });
  const { clashes, hand } = view.scene;
  const clash = clashes.find((each) => each.cards.every((one) => one === card || picked.includes(one)));
  return act((clash ?? hand.find((held) => held.card === card))?.action ?? '');
}

/** @param {Scene} scene @param {Card} card */
export function takeBack({ view }, card) {
  pick(view, { cards: pickedOf(view).cards.filter((other) => other !== card) });
}

/** What the turn is for; if that cannot be, the engine says why. @param {Scene} scene @param {Item} item */
export function aimAt({ view, mine, act }, { id, action }) {
  if (mine && choicesFor(view, id).length) pick(view, { aim: id });
  else act(action);
}

// What several parts of the kitchen say of the moment.

/** Sets are laid now, or else seats act in the order of their sets. @param {View} view */
export const isLaying = (view) => noteOf(view, 'order-so-far') !== undefined;

/** The cards that a note holds. @param {View} view @param {string} id */
export const cardsOf = (view, id) => noteOf(view, id)?.cards ?? [];

/** @param {View} view @param {Seat | null} seat @param {string} id @returns {Fact | undefined} */
export const badgeOf = ({ scene }, seat, id) =>
  seat === null ? undefined : scene.seats[seat].badges.find((badge) => badge.id === id);

/** What a fact among these says, "" if it is not among them. @param {Fact[]} facts @param {string} id @param {Scene} scene */
export function said(facts, id, scene) {
  const fact = facts.find((each) => each.id === id);
  return fact ? textOf(fact, scene.speaker) : '';
}

/** Nobody at this screen can act any more. @param {Scene} scene */
export function allOut({ view, players }) {
  const people = players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return people.length > 0 && people.every((seat) => badgeOf(view, seat, 'state')?.value === 'out');
}
