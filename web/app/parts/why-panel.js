// Why a computer player did what it did, from what it could know then. Nothing of its hand is told.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { Thinking } from './advice-panel.js';
import { Crest } from './crest.js';
import { Deed } from './deed.js';
import { Dialog } from './dialog.js';
import { Reasons, speaking, TrickChance } from './reasons.js';

/** @import { Explanation } from '../types.js' */
/** @import { Scene } from '../games/index.js' */
/** @import { Advisor, Panel } from '../advisor.js' */

/** @param {{ advisor: Advisor, scene: Scene }} props */
export function WhyPanel({ advisor, scene }) {
  const panel = /** @type {Panel} */ (advisor.panel.value);
  return html`<${Dialog} label=${t('why-title')} onClose=${() => advisor.close()} class="dialog--why">
    ${
      panel.explanation
        ? html`<${Explained} explanation=${panel.explanation} scene=${scene} />`
        : html`<${Thinking} panel=${panel} />`
    }
  <//>`;
}

/** @param {{ explanation: Explanation, scene: Scene }} props */
function Explained({ explanation: { seat, choice, sound, worlds, trick, reasons }, scene }) {
  const { name, crest, level } = scene.players[seat];
  return html`<div class="explained">
    <${Deed} choice=${choice} view=${scene.view} speaker=${scene.speaker} />
    <div>
      <p class="explained__who"><${Crest} crest=${crest} /><span><b>${name}</b><small>${t(`level-${level}`)}</small></span></p>
      <${Reasons} reasons=${speaking(reasons, sound)} otherwise=${t(sound ? 'why-plain' : 'why-plain-odd')} />
      <p class="advice__marks"><${TrickChance} chance=${trick} /></p>
    </div>
    <p class="muted">${t(sound ? 'why-best' : 'why-other', { level: t(`level-${level}`), worlds })}</p>
    <p class="muted">${t('why-how')}</p>
  </div>`;
}
