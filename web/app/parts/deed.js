// One thing a seat may do, drawn as what it is about: a card, several small ones, or words alone.
import { html } from '../html.js';
import { faceClass, Mini, Print } from './card.js';

/** @import { Action, View } from '../types.js' */
/** @import { Game } from '../games/index.js' */

/** What it is called. @param {Game} game @param {Action} action @param {View} view */
export function deedName(game, action, view) {
  if (game.deed) return game.deed(action, view);
  const [card] = game.cards(action);
  return card ? game.face(card, view).name : game.asked(action);
}

/** Whether one card says it all. @param {Game} game @param {Action} action */
export const isOneCard = (game, action) => game.cards(action).length === 1 && !action.startsWith('set ');

/** @param {{ game: Game, action: Action, view: View }} props */
export function Deed({ game, action, view }) {
  if (isOneCard(game, action)) {
    const face = game.face(game.cards(action)[0], view);
    return html`<span class=${`deed ${faceClass(face)}`} role="img" aria-label=${deedName(game, action, view)}><${Print} face=${face} /></span>`;
  }
  return html`<span class="deed deed--words">
    ${game.cards(action).map((card, at) => html`<${Mini} key=${at} face=${game.face(card, view)} />`)}
    <b>${deedName(game, action, view)}</b>
  </span>`;
}
