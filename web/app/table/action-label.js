// One thing a seat may do, drawn as what it is about: a card, several small ones, or words alone.
import { html } from '../ui/html.js';
import { list } from '../ui/i18n.js';
import { say } from '../ui/words.js';
import { faceClass, Mini, Print } from '../ui/card.js';

/** An action as the table of the seat to act names it. @param {View} view @param {Action} action */
export const choiceOf = ({ scene }, action) =>
  /** @type {Choice} */ (scene.choices.find((choice) => choice.action === action));

/** What it is called: by the cards it names, where it has no words of its own.
 *  @param {Choice} choice @param {View} view @param {Speaker} speaker */
export function actionName({ cards, label }, view, speaker) {
  const { face } = speaker.face;
  const several = cards.length ? cards.map((card) => face(card).short) : (label.params.words ?? []);
  const named = cards.length === 1 ? face(cards[0], view).name : list(several);
  return say('action', label, speaker, { named });
}

/** Whether one card says it all: what is picked for a set has a group. @param {Choice} choice */
export const isOneCard = ({ cards, group }) => cards.length === 1 && !group;

/** @param {{ choice: Choice, view: View, speaker: Speaker }} props */
export function ActionLabel({ choice, view, speaker }) {
  const { cards } = choice;
  const name = actionName(choice, view, speaker);
  if (isOneCard(choice)) {
    const face = speaker.face.face(cards[0], view);
    return html`<span class=${`action-label ${faceClass(face)}`} role="img" aria-label=${name}><${Print} face=${face} /></span>`;
  }
  return html`<span class="action-label action-label--words">
    ${cards.map((card, at) => html`<${Mini} key=${at} face=${speaker.face.face(card, view)} />`)}
    <b>${name}</b>
  </span>`;
}
