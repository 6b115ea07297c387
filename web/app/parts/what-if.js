// Before a match of one's own begins in the middle of a finished one: plainly, what that is.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { Deed, choiceOf } from './deed.js';
import { Dialog } from './dialog.js';
import { Sprite } from './sprite.js';

/** @import { Action, View } from '../types.js' */
/** @import { Speaker } from '../words.js' */

/** @param {{ wish: { at: number, action: Action | null }, view: View, speaker: Speaker, onPlay: () => void,
 *    onClose: () => void }} props view: of the seat to act */
export function WhatIf({ wish: { action }, view, speaker, onPlay, onClose }) {
  const name = speaker.name(view.to_act ?? 0);
  return html`<${Dialog} label=${t('fork-title')} class="dialog--fork" onClose=${onClose}>
    <div class="fork__wish">
      ${action && html`<${Deed} choice=${choiceOf(view, action)} view=${view} speaker=${speaker} />`}
      <p>${t(action ? 'fork-other' : 'fork-here', { name })}</p>
    </div>
    <p class="muted">${t('fork-promise')}</p>
    <div class="choice">
      <button type="button" class="btn" onClick=${onClose}>${t('common-cancel')}</button>
      <button type="button" class="btn btn--accent" onClick=${onPlay}><${Sprite} id="i-fork" />${t('fork-play')}</button>
    </div>
  <//>`;
}
