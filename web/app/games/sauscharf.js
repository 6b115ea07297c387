// Sauscharf on the table: no tricks, so it brings its own felt, seats and hand (in sauscharf/).
import { html } from '../html.js';
import { t } from '../i18n.js';
import { face, toneOf } from './sauscharf/chili.js';
import { choiceOf } from './sauscharf/choice.js';
import { facts, setAction } from './sauscharf/facts.js';
import { Hand } from './sauscharf/hand.js';
import { Kitchen } from './sauscharf/kitchen.js';
import { Lanes } from './sauscharf/lanes.js';
import { rules } from './sauscharf/rules.js';
import { tell } from './sauscharf/tell.js';
import { named } from './sauscharf/words.js';

/** @import { Action, GameEvent, Reason, View } from '../types.js' */
/** @import { OwnGame, Scene } from './index.js' */

/** @param {Reason} reason @param {Scene} scene */
function refuse({ id, params }, { view }) {
  if (id === 'wrong-phase') return t(`sa-refuse-${params.phase}`);
  if (id === 'set-too-small')
    return t('sa-refuse-small', { heat: params.heat, size: params.size, missing: params.heat - params.size });
  if (id === 'card-not-in-hand') {
    const held = view.hand.filter((card) => card === params.card).length;
    return t('sa-refuse-no-more', { card: face(params.card).short, held });
  }
  if (id === 'slot-empty') return t('sa-refuse-slot', { slot: params.slot });
  return '';
}

/** The set that an action lays. @param {Action} action */
function asked(action) {
  const [verb, ...cards] = action.split(' ');
  return verb === 'set' ? named(cards) : '';
}

/** A slot is taken and a sauce is made; only a set is laid as cards are. @param {Action} action */
function denied(action) {
  const [verb, what] = action.split(' ');
  if (verb === 'sauce') return t('sa-why-sauce', { heat: what });
  if (verb === 'pickup') return t('sa-why-pickup');
  if (verb !== 'chili') return '';
  return what === '-' ? t('sa-why-none') : t('sa-why-slot', { number: what });
}

/** An action in words, with what it takes and what becomes of the set. @param {Action} action @param {View} view */
function deed(action, view) {
  const [verb, slot, fate] = action.split(' ');
  if (verb === 'set') return t('sa-deed-set', { set: asked(action) });
  if (verb === 'sauce') return t('sa-deed-sauce', { heat: slot });
  if (verb === 'pickup') return t('sa-deed-pickup');
  const cards = slot === '-' ? '' : named(facts(view).slots[Number(slot) - 1]);
  return t(`sa-deed-${slot === '-' ? 'none' : 'slot'}-${fate}`, { cards });
}

/** @param {GameEvent} event @returns {Action} */
function done({ id, params }) {
  if (id === 'set.played') return setAction(params.cards);
  if (id === 'sauce.made') return `sauce ${params.heat}`;
  return id === 'chili.taken' ? `chili ${params.slot ?? '-'} ${params.kept ? 'keep' : 'discard'}` : '';
}

/** A slot is chosen: what becomes of the set? @param {View} view */
function asks(view) {
  const { aim } = choiceOf(view);
  return view.scene.felt?.items.find(({ action }) => action.startsWith(`${aim} `))?.ask ?? null;
}

/** @type {OwnGame} */
export const sauscharf = {
  back: 'chili',
  suitOf: (card) => card,
  // Chilies have numbers instead of suits; a text that speaks of the wild card means its sign.
  suit: (id) => ({ tone: toneOf(id), symbol: face(id).symbol, letter: '', name: face(id).name, word: id }),
  face,
  befell: ({ id, params }) => id === 'ingredients.taken' && params.cause !== 'pickup',
  tell,
  refuse,
  asked,
  denied,
  done,
  cards: (action) => (action.startsWith('set ') ? action.split(' ').slice(1) : []),
  deed,
  rules,
  own: {
    felt: (scene) => html`<${Kitchen} scene=${scene} />`,
    side: (scene) => html`<${Lanes} scene=${scene} />`,
    hand: (scene, refused) => html`<${Hand} scene=${scene} refused=${refused} />`,
    asks,
  },
};
