// Cards and sets in words.
import { list, t } from '../../ui/i18n.js';
import { bunches, say } from '../../ui/words.js';
import { WILD } from './facts.js';

/** @import { Card, Fact, Seat } from '../../types.js' */
/** @import { Scene } from '../index.js' */

/** "three 7s and an X" @param {Card[]} cards */
export function named(cards) {
  // A number is given as one: by it a language chooses the article.
  return list(
    bunches(cards).map(([card, count]) =>
      t('sauscharf-cards-bunch', { count, card: card === WILD ? card : Number(card) }),
    ),
  );
}

/** What a fact among these says, "" if it is not among them. @param {Fact[]} facts @param {string} id @param {Scene} scene */
export function said(facts, id, scene) {
  const fact = facts.find((each) => each.id === id);
  return fact ? say('fact', { id, params: fact.params ?? {} }, scene.speaker, who(scene)) : '';
}

/** What a sentence needs to speak to one person or about one of several. @param {Scene} scene */
export function who({ shared, me, name }) {
  return { shared: shared ? 'yes' : 'no', name: me === null ? '' : name(me) };
}

/** Nobody at this screen can act any more. @param {Scene} scene @param {Seat[]} out */
export function allOut({ players }, out) {
  const people = players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return people.length > 0 && people.every((seat) => out.includes(seat));
}
