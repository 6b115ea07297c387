// Before a match of one's own begins in the middle of a finished one: plainly, what that is.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { Deed } from './deed.js';
import { Dialog } from './dialog.js';
import { Sprite } from './sprite.js';

/** @import { Action, Player, View } from '../types.js' */
/** @import { Game } from '../games/index.js' */

/** @param {{ wish: { at: number, action: Action | null }, view: View, players: Player[], game: Game, onPlay: () => void,
 *    onClose: () => void }} props view: of the seat to act */
export function WhatIf({ wish: { action }, view, players, game, onPlay, onClose }) {
  const name = players[view.to_act ?? 0].name;
  return html`<${Dialog} label=${t('fork-title')} class="dialog--fork" onClose=${onClose}>
    <div class="fork__wish">
      ${action && html`<${Deed} game=${game} action=${action} view=${view} />`}
      <p>${t(action ? 'fork-other' : 'fork-here', { name })}</p>
    </div>
    <p class="muted">${t('fork-promise')}</p>
    <div class="choice">
      <button type="button" class="btn" onClick=${onClose}>${t('common-cancel')}</button>
      <button type="button" class="btn btn--accent" onClick=${onPlay}><${Sprite} id="i-fork" />${t('fork-play')}</button>
    </div>
  <//>`;
}
