// A mission as its card tells it: number, title, what it pays, a small picture, how it stands.
import { html } from '../../html.js';
import { t } from '../../i18n.js';
import { Sprite } from '../../parts/sprite.js';
import { steady } from '../../parts/steady.js';
import { SuitSign } from '../../parts/suit-sign.js';
import { indicator } from './suits.js';

/** @import { Fact, XMissionsStatus } from '../../types.js' */

/** @param {number | 'none'} mission */
export function missionTitle(mission) {
  return t(`x-missions-item-mission-${mission}`);
}

const SIGNS = { done: 'i-check', possible: 'i-open', lost: 'i-x' };

/** @param {{ status: XMissionsStatus }} props */
export function StatusChip({ status }) {
  return html`<span class=${`status status--${status}`}><${Sprite} id=${SIGNS[status]} /><span>${t(`xm-status-${status}`)}</span></span>`;
}

/** @param {{ meters: Fact[] }} props */
function Bars({ meters }) {
  return html`<ul class="meters">
    ${meters.map(({ of = '', have = 0, goal = null, room, mark }) => {
      const name = meterName(of);
      return html`<li key=${of} class=${`meter meter--${mark} ${toneOf(of)}`} aria-label=${t(`xm-meter-${mark}`, { name, have, goal: goal ?? '' })}>
        <span class="meter__of" aria-hidden="true"><${Counted} of=${of} /></span>
        <span class="pips" aria-hidden="true">
          ${Array.from({ length: room ?? 0 }, (_, at) => html`<i key=${at} class=${`${at < have ? 'is-on' : ''}${at + 1 === goal ? ' is-goal' : ''}`}></i>`)}
        </span>
        <b class="num" aria-hidden="true">${have}</b>
        <span class="meter__mark" aria-hidden="true">${mark !== 'open' && html`<${Sprite} id=${mark === 'hit' ? 'i-check' : 'i-x'} />`}</span>
      </li>`;
    })}
  </ul>`;
}
export const Meters = steady(Bars);

/** The sign of what is counted. @param {{ of: string }} props */
export function Counted({ of }) {
  if (of === 'tricks') return html`<${Sprite} id="i-trick" />`;
  if (of === 'eights') return html`<b>8</b>`;
  if (of === 'high') return html`<b>8·9</b>`;
  return html`<${SuitSign} suit=${indicator(of)} />`;
}

/** @param {string} of */
function toneOf(of) {
  return of.length === 1 ? indicator(of).tone : '';
}

/** @param {string} of */
function meterName(of) {
  return of.length === 1 ? indicator(of).name : t(`xm-count-${of}`);
}

/** Cards of each colour in one short line. @param {{ colours: Record<string, number> }} props */
export function ColourCounts({ colours }) {
  return html`<span class="colour-counts">
    ${Object.entries(colours).map(([id, count]) => {
      const sign = indicator(id);
      return html`<span key=${id} class=${`${sign.tone}${count ? '' : ' is-zero'}`} role="img" aria-label=${t('xm-colour-count', { name: sign.name, count })}>
        <${SuitSign} suit=${sign} />${count}
      </span>`;
    })}
  </span>`;
}
