// The rounds written down so far, to be read while the next one is played.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { Dialog } from './dialog.js';
import { ahead, RoundsInTurn, roundsOf } from './round-table.js';

/** @import { Scene } from '../games/index.js' */

/** @param {{ scene: Scene, onClose: () => void }} props */
export function ScoreDialog({ scene: { view, players }, onClose }) {
  const rounds = roundsOf(view);
  return html`<${Dialog} label=${t('score-sheet')} class="dialog--sheet" onClose=${onClose}>
    <div class="sheet"><${RoundsInTurn} rounds=${rounds} players=${players} game=${view.game} best=${ahead(rounds)} single=${view.rounds === 1} /></div>
  <//>`;
}
