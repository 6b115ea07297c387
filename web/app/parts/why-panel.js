// Why a computer player did what it did, from what it could know then. Nothing of its hand is told.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { Thinking } from './advice-panel.js';
import { Crest } from './crest.js';
import { Deed } from './deed.js';
import { Dialog } from './dialog.js';
import { Reasons, speaking, TrickChance } from './reasons.js';

/** @import { Explanation } from '../types.js' */
/** @import { Game, Scene } from '../games/index.js' */
/** @import { Advisor, Panel } from '../advisor.js' */

/** @param {{ advisor: Advisor, scene: Scene, game: Game }} props */
export function WhyPanel({ advisor, scene, game }) {
  const panel = /** @type {Panel} */ (advisor.panel.value);
  return html`<${Dialog} label=${t('why-title')} onClose=${() => advisor.close()} class="dialog--why">
    ${
      panel.explanation
        ? html`<${Explained} explanation=${panel.explanation} scene=${scene} game=${game} />`
        : html`<${Thinking} panel=${panel} />`
    }
  <//>`;
}

/** @param {{ explanation: Explanation, scene: Scene, game: Game }} props */
function Explained({ explanation: { seat, action, sound, worlds, trick, reasons }, scene, game }) {
  const { name, crest, level } = scene.players[seat];
  return html`<div class="explained">
    <${Deed} game=${game} action=${action} view=${scene.view} />
    <div>
      <p class="explained__who"><${Crest} crest=${crest} /><span><b>${name}</b><small>${t(`level-${level}`)}</small></span></p>
      <${Reasons} reasons=${speaking(reasons, sound)} otherwise=${t(sound ? 'why-plain' : 'why-plain-odd')} />
      <p class="advice__marks"><${TrickChance} chance=${trick} /></p>
    </div>
    <p class="muted">${t(sound ? 'why-best' : 'why-other', { level: t(`level-${level}`), worlds })}</p>
    <p class="muted">${t('why-how')}</p>
  </div>`;
}
