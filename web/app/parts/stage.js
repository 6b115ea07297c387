// What lies on the felt instead of a trick, as the engine tells it; what only one game lays there, that game draws.
import { html } from '../html.js';
import { Choices } from './choices.js';
import { GivePile } from './give-pile.js';
import { Market } from './market.js';
import { TurnLine } from './turn-line.js';

/** @import { Game, Scene } from '../games/index.js' */

/** @param {Scene} scene @param {Game} game @returns {any} null where a trick lies */
export function stageOf(scene, game) {
  const { felt, choices } = scene.view.scene;
  const own = game.stage?.(scene);
  if (own) return own;
  if (felt?.kind === 'pile') return html`<${GivePile} scene=${scene} game=${game} felt=${felt} />`;
  if (felt?.kind === 'market') {
    return html`<${TurnLine} scene=${scene} felt=${felt} /><${Market} scene=${scene} game=${game} felt=${felt} />`;
  }
  return choices.some(({ at }) => at === 'button') ? html`<${Choices} scene=${scene} game=${game} />` : null;
}
