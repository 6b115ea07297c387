// Stich-Meister on the table: rule cards chosen and seen through the lens, steps before play, tricks.
import { html } from '../html.js';
import { sentences, t } from '../i18n.js';
import { GivePile } from '../parts/give-pile.js';
import { Sprite } from '../parts/sprite.js';
import { arranged, exposedOf, face, facts, nameOf, suitOf, SUITS, wordOf } from './stich-meister/cards.js';
import { RuleChoice } from './stich-meister/choice.js';
import { Lens } from './stich-meister/lens.js';
import { wayOf } from './stich-meister/now.js';
import { RuleRow, ruleCalled, ruleName } from './stich-meister/rule-card.js';
import { rules } from './stich-meister/rules.js';
import { SeatNote } from './stich-meister/seat-note.js';
import { hasValues, sheet } from './stich-meister/sheet.js';
import { refuse, tell } from './stich-meister/tell.js';

/** @import { GameEvent, View } from '../types.js' */
/** @import { Game, Scene } from './index.js' */

const STEPS = ['pass', 'reserve', 'expose'];

/** A card laid face down before its seat. @param {GameEvent} event */
const isLaying = ({ id }) => ['card.passed', 'card.reserved', 'card.exposed'].includes(id);

/** @param {Scene} scene */
function stage(scene) {
  const { view } = scene;
  const { rules: inForce, trick_number, step, laid, my_laid } = facts(view);
  if (view.phase === 'choose') return html`<${RuleChoice} scene=${scene} />`;
  if (step && STEPS.includes(view.phase)) {
    return html`<${GivePile} scene=${scene} given=${laid} each=${step.cards} own=${my_laid} face=${face} back="mark-sm" />`;
  }
  // The rule cards lie large on the felt until the first card is led.
  const fresh = view.phase === 'play' && trick_number === 1 && !view.trick.length && !view.last_trick;
  return fresh && inForce.length
    ? html`<div class="revealed"><p>${t('sm-revealed')}</p><${RuleRow} rules=${inForce} /></div>`
    : null;
}

/** @param {View} view */
function toLay(view) {
  const { step, laid } = facts(view);
  return step && STEPS.includes(view.phase) && view.seat !== null ? step.cards - laid[view.seat] : 0;
}

/** Cards laid face down in the latest step of this round, as events. @param {View} view */
function laidLately({ history }) {
  const round = history.slice(history.findLastIndex(({ id }) => id === 'round.started'));
  const last = round.findLastIndex(isLaying);
  // A rule card may ask for another step in the middle of the round.
  const before = round.findLastIndex((event, at) => at < last && !isLaying(event));
  return round.slice(before + 1, last + 1);
}

/** Where each card that lay face down before its seat goes: on to another one, or back; what I have
 *  laid open turns over and comes to my hand by itself. @param {View} view */
function givenAway(view) {
  /** @type {Map<number, number>} */
  const laid = new Map();
  const ways = laidLately(view).map(({ id, params: { seat, to } }) => {
    const at = laid.get(seat) ?? 0;
    laid.set(seat, at + 1);
    return [`back:${seat}:${at}`, id === 'card.exposed' && seat === view.seat ? '' : `seat:${to ?? seat}`];
  });
  return Object.fromEntries(ways);
}

/** Where what is new in my hand comes from: its giver, where I have laid it open, or the deck. @param {View} view */
function handFrom(view) {
  const lately = laidLately(view);
  const given = lately.find(({ params }) => params.to === view.seat);
  if (given) return `seat:${given.params.seat}`;
  return lately.some(({ id }) => id === 'card.exposed') ? `back:${view.seat}:0` : 'deck';
}

/** The direction of play, where it changes from trick to trick. @param {Scene} scene */
function corner({ view }) {
  const { effect, direction } = facts(view);
  if (!effect.alternates || view.phase !== 'play') return null;
  return html`<p class="sm-way"><${Sprite} id=${`i-${direction}`} />${t(`sm-${direction}`)}</p>`;
}

/** @type {Game} */
export const stichMeister = {
  back: 'mark-sm',
  suitOf,
  suit: (suit) => ({ ...SUITS[suit], name: nameOf(suit), word: wordOf(suit) }),
  face,
  arranged,
  tap: (view, card) => `${STEPS.includes(view.phase) ? view.phase : 'play'} ${card}`,
  pick: (view, card) => (view.phase === 'remove' && view.legal.includes(`remove ${card}`) ? `remove ${card}` : ''),
  turns: (view) => facts(view).order,
  blind: (view) => facts(view).effect.face_down,
  gone: (view) => ({
    ...(view.last_trick ? { trick: `seat:${wayOf(view, view.last_trick.winner).holder}` } : {}),
    'rule-choice': 'lens',
    'rules-in-force': 'lens',
    ...givenAway(view),
  }),
  handFrom,
  stage,
  toLay,
  seatNote: (scene, seat) => html`<${SeatNote} scene=${scene} seat=${seat} />`,
  corner,
  side: (scene) => html`<${Lens} scene=${scene} />`,
  standing: (view, seat) => ({
    tricks: facts(view).tricks[seat],
    // Until then a rule card may count tricks that nobody could have taken yet.
    points: view.phase === 'play' ? facts(view).points[seat] : null,
    lost: 0,
    known: seat === view.seat ? [] : exposedOf(view, seat),
  }),
  tell,
  asked: (action) => {
    const [verb, what] = action.split(' ');
    return verb === 'choose' ? ruleName(Number(what)) : face(what).short;
  },
  befell: ({ id }) => id === 'pass.revealed',
  done: ({ id, params }) => (id === 'card.removed' ? `remove ${params.card}` : ''),
  cards: (action) => (action.startsWith('choose ') ? [] : [action.split(' ')[1]]),
  deed: (action) => {
    const [verb, what] = action.split(' ');
    return verb === 'choose' ? ruleCalled(Number(what)) : face(what).name;
  },
  refuse,
  rules: (view) => rules(view, stichMeister),
  sheet,
  check: (scored) => sentences([t('sm-check'), hasValues(scored) && t('sm-check-values')]),
  ending: () => '',
};
