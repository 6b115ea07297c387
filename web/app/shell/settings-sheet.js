// The settings sheet, reachable from the home screen and from the table.
import { html, Button, Sprite } from '../ui/html.js';
import { t, nameOf } from '../ui/i18n.js';
import { late } from './late-screens.js';
import { Choice, Picker, Switch } from '../ui/fields.js';
import { Dialog, lay, putAway } from '../ui/dialog.js';
import { address, isLocked, route } from './route.js';
import * as chosen from './settings.js';
import { play, switchSound } from '../ui/sounds.js';
import { LANGUAGES } from '../catalogue.js';

// The home screen opens this sheet, and need not wait for cards and keys.
const KeyList = late(async () => (await import('../table/table-voice.js')).KeyList);
const TablePreview = late(async () => (await import('../table/table-preview.js')).TablePreview);

export const openSettings = () => lay(Settings);

function Settings() {
  return html`<${Dialog} class="dialog--settings" label=${t('settings-title')} onClose=${putAway}>
    <${LanguageChoice} />
    <${Group} name="pace">
      <${Picked} id="speed" choices=${chosen.SPEEDS} setting=${chosen.speed} help />
      <${Picked} id="patience" choices=${chosen.PATIENCE} setting=${chosen.patience} help />
      <${Turned} id="tap" setting=${chosen.tapToGoOn} />
      <${Turned} id="explains" setting=${chosen.explains} />
      <${Turned} id="forced" setting=${chosen.playsForced} />
    <//>
    <${Group} name="looks">
      <${TablePreview} />
      <${Picked} id="cards" choices=${chosen.SIZES} setting=${chosen.cardSize} word="size" />
      <${Picked} id="text" choices=${chosen.SIZES} setting=${chosen.textSize} word="size" />
      <${Turned} id="faces" setting=${chosen.faces} />
      <${Turned} id="left" setting=${chosen.leftHanded} />
      <${Turned} id="motion" setting=${chosen.lessMotion} />
      <${Turned} id="contrast" setting=${chosen.moreContrast} />
      <p class="muted">${t('settings-theme')}</p>
    <//>
    <${Group} name="sound">
      <${Switch} label=${t('settings-sound')} help=${t('settings-sound-help')} on=${chosen.sound.value} turn=${switchSound} />
      ${chosen.sound.value && html`<${Loudness} />`}
    <//>
    <${Group} name="keys">
      <${Turned} id="keys" setting=${chosen.speakingKeys} />
      <${KeyList} />
    <//>
    ${!isLocked(route.value) && html`<${Button} class="btn--plain" href=${address({ screen: 'trust' })}>${t('trust-title')}<//>`}
  <//>`;
}

function Loudness() {
  /** @param {{ currentTarget: HTMLInputElement }} event */
  const turn = ({ currentTarget }) => (chosen.volume.value = Number(currentTarget.value));
  return html`<div class="loudness">
    <label>${t('settings-volume')} <input type="range" min="0.1" max="1" step="0.1" value=${chosen.volume.value} onInput=${turn} /></label>
    <${Button} icon="i-play" onClick=${() => play('won')}>${t('settings-listen')}<//>
  </div>`;
}

/** @param {{ name: string, children?: any }} props */
function Group({ name, children }) {
  return html`<section class="settings" aria-labelledby=${`settings-${name}`}>
    <h3 id=${`settings-${name}`}>${t(`settings-group-${name}`)}</h3>
    ${children}
  </section>`;
}

/** One of a few. @param {{ id: string, choices: string[], setting: Signal<string>, word?: string, help?: boolean }} props
 *   word: what the sentences of the choices begin with, if not with the setting's id */
function Picked({ id, choices, setting, word = id, help = false }) {
  return html`<${Choice} name=${`settings-${id}`} label=${t(`settings-${id}`)} help=${help ? t(`settings-${id}-help`) : undefined}
    choices=${choices} chosen=${setting.value} word=${(/** @type {string} */ choice) => t(`settings-${word}-${choice}`)}
    choose=${(/** @type {string} */ choice) => (setting.value = choice)} />`;
}

/** On or off. @param {{ id: string, setting: Signal<boolean> }} props */
function Turned({ id, setting }) {
  return html`<${Switch} label=${t(`settings-${id}`)} help=${t(`settings-${id}-help`)} on=${setting.value}
    turn=${(/** @type {boolean} */ on) => (setting.value = on)} />`;
}

/** The top of a screen that somebody may come to first. @param {{ children?: any }} props children: what the page is called */
export function FirstTop({ children }) {
  const name = t('settings-title');
  return html`<header class="top">
    <${Sprite} id="mark" class="mark" />${children}<span class="grow"></span>
    <${LanguageChoice} isNamed=${false} />
    <${Button} icon="i-gear" class="btn--icon" aria-label=${name} title=${name} onClick=${openSettings} />
  </header>`;
}

/** @param {{ isNamed?: boolean }} props whether it is said beside it what it is */
function LanguageChoice({ isNamed = true }) {
  const name = t('settings-language');
  return html`<label class="language" title=${isNamed ? undefined : name}>
    <${Sprite} id="i-globe" /><b class=${isNamed ? undefined : 'sr'}>${name}</b>
    <${Picker} choices=${LANGUAGES} chosen=${chosen.language.value} word=${nameOf} lang=${(/** @type {Language} */ code) => code}
      choose=${(/** @type {Language} */ code) => (chosen.language.value = code)} />
  </label>`;
}
