// What the person in front has picked and not yet done: cards for a set, or what to take. It belongs
// to one view only, so nothing of it is left when the table changes or another person sits down.
import { signal } from '@preact/signals';
import { bySet, setAction } from './facts.js';

/** @import { Action, Card, View } from '../../types.js' */
/** @import { Scene } from '../index.js' */

/**
 * @typedef {object} Choice
 * @property {Card[]} cards picked for a set
 * @property {string} aim "chili 3", "chili -" or "sauce 5": what the turn is to be used for; "" for not yet
 */

/** @type {Choice} */
const NOTHING = { cards: [], aim: '' };

const made = signal({ view: /** @type {View | null} */ (null), choice: NOTHING });

/** @param {View} view @returns {Choice} */
export function choiceOf(view) {
  return made.value.view === view ? made.value.choice : NOTHING;
}

/** @param {View} view @param {Partial<Choice>} change */
function choose(view, change) {
  made.value = { view, choice: { ...choiceOf(view), ...change } };
}

/** One more card for the set; if that makes none, the engine says why. @param {Scene} scene @param {Card} card */
export function addCard({ view, act }, card) {
  // Numbers first: so they lie in the tray as they will lie on the table.
  const cards = bySet([...choiceOf(view).cards, card]);
  const action = setAction(cards);
  if (view.legal.includes(action)) choose(view, { cards });
  else act(action);
}

/** @param {Scene} scene @param {Card} card */
export function takeBack({ view }, card) {
  const cards = [...choiceOf(view).cards];
  cards.splice(cards.lastIndexOf(card), 1);
  choose(view, { cards });
}

/** What the turn is for; if that cannot be, the engine says why.
 *  @param {Scene} scene @param {string} aim @param {Action} action an action that would follow */
export function aimAt({ view, act }, aim, action) {
  if (view.legal.includes(action)) choose(view, { aim });
  else act(action);
}
