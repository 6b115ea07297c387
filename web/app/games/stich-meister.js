// Stich-Meister on the table: rule cards chosen and seen through the lens, steps before play, tricks.
import { html } from '../html.js';
import { sentences, t } from '../i18n.js';
import { GivePile } from '../parts/give-pile.js';
import { MARK } from '../parts/marked.js';
import { Sprite } from '../parts/sprite.js';
import { face, facts, nameOf, signOf, suitOf, SUITS, wordOf } from './stich-meister/cards.js';
import { RuleChoice } from './stich-meister/choice.js';
import { Lens } from './stich-meister/lens.js';
import { dutySentence, playPrompt, trickSentences, wayOf } from './stich-meister/now.js';
import { RuleRow, ruleCalled, ruleName, ruleText } from './stich-meister/rule-card.js';
import { rules } from './stich-meister/rules.js';
import { SeatNote } from './stich-meister/seat-note.js';
import { refuse, tell } from './stich-meister/tell.js';

/** @import { View } from '../types.js' */
/** @import { Game, Scene } from './index.js' */

const STEPS = ['pass', 'reserve', 'expose'];

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

/** @param {Scene} scene */
function prompt({ view, me, name, shared }) {
  const who = { shared: shared ? 'yes' : 'no', name: me === null ? '' : name(me) };
  const { step } = facts(view);
  if (step && STEPS.includes(view.phase) && me !== null) {
    const to = name((me + step.to + view.seats) % view.seats);
    return { text: t(`sm-prompt-${view.phase}`, { ...who, left: view.scene.ask?.left ?? 0, to }), suit: '' };
  }
  if (view.phase !== 'play') return { text: t(`sm-prompt-${view.phase}`, who), suit: '' };
  const { id, suit, params } = playPrompt(view, MARK);
  return { text: t(id, { ...who, ...params }), suit };
}

/** @param {View} view */
function progress(view) {
  const { trick_number, tricks_in_round } = facts(view);
  if (view.phase === 'choose' || STEPS.includes(view.phase)) return t(`sm-phase-${view.phase}`);
  return t('table-trick-of', { trick: trick_number, tricks: tricks_in_round });
}

/** The direction of play, where it changes from trick to trick. @param {Scene} scene */
function corner({ view }) {
  const { effect, direction } = facts(view);
  if (!effect.alternates || view.phase !== 'play') return null;
  return html`<p class="sm-way"><${Sprite} id=${`i-${direction}`} />${t(`sm-${direction}`)}</p>`;
}

/** The rule cards in force and what the trick on the table asks for. @param {Scene} scene */
function counts(scene) {
  const { rules: inForce } = facts(scene.view);
  if (!inForce.length) return t('sm-lens-before');
  const cards = inForce.map((rule) => t('sm-counts-rule', { name: ruleName(rule), text: ruleText(rule) }));
  const now = scene.view.phase === 'play' ? [...trickSentences(scene), dutySentence(scene)] : [];
  return sentences([...cards, ...now]);
}

/** @type {Game} */
export const stichMeister = {
  back: 'mark-sm',
  suitOf,
  suit: (suit) => ({ tone: SUITS[suit].tone, ...signOf(suit), name: nameOf(suit), word: wordOf(suit) }),
  face,
  counts,
  progress,
  taking: ({ view, name }) => {
    const { holder } = wayOf(view, view.ahead ?? 0);
    if (view.ahead === null || holder === view.ahead) return '';
    return t('sm-taking', { name: name(view.ahead), to: name(holder) });
  },
  stage,
  prompt,
  seatNote: (scene, seat) => html`<${SeatNote} scene=${scene} seat=${seat} />`,
  corner,
  side: (scene) => html`<${Lens} scene=${scene} />`,
  lost: () => '',
  tell,
  asked: (action) => {
    const [verb, what] = action.split(' ');
    return verb === 'choose' ? ruleName(Number(what)) : face(what).short;
  },
  befell: ({ id }) => id === 'pass.revealed',
  done: ({ id, params }) => (id === 'card.removed' ? `remove ${params.card}` : ''),
  secret: ({ view }) => {
    const { my_choice } = facts(view);
    return view.phase === 'choose' && my_choice !== null ? ruleCalled(my_choice) : '';
  },
  cards: (action) => (action.startsWith('choose ') ? [] : [action.split(' ')[1]]),
  deed: (action) => {
    const [verb, what] = action.split(' ');
    return verb === 'choose' ? ruleCalled(Number(what)) : face(what).name;
  },
  refuse,
  rules: (view) => rules(view, stichMeister),
};
