// What several parts of the kitchen say of the moment.
import { noteOf } from '../../table/notes.js';
import { textOf } from '../../table/fact.js';
import { say } from '../../ui/words.js';

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
  return fact ? textOf({ ...fact, params: { ...fact.params, ...who(scene) } }, scene.speaker) : '';
}

/** What a sentence needs to speak to one person or about one of several. @param {Scene} scene */
export function who({ shared, me, name }) {
  return { shared: shared ? 'yes' : 'no', name: me === null ? '' : name(me) };
}

/** What has happened lately, in words. @param {Scene} scene @param {number} most events that are looked at */
export function news({ view, speaker }, most) {
  return view.history
    .slice(-most)
    .map((event) => say('event', event, speaker))
    .filter(Boolean);
}

/** Nobody at this screen can act any more. @param {Scene} scene */
export function allOut({ view, players }) {
  const people = players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return people.length > 0 && people.every((seat) => badgeOf(view, seat, 'state')?.value === 'out');
}
