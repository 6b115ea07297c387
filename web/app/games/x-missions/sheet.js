// The score sheet of X-Missions: tricks, and the mission with the counts that decided it.
import { html } from '../../html.js';
import { t } from '../../i18n.js';
import { Sprite } from '../../parts/sprite.js';
import { ColourCounts, MissionNumber, missionTitle } from './mission-card.js';
import { indicator } from './suits.js';

/** @import { RoundDetail } from '../../types.js' */
/** @import { SheetRow } from '../index.js' */

/** @typedef {Extract<RoundDetail, { id: 'mission' }>} MissionLine */

/** @param {{ detail: RoundDetail[][] }} scored @returns {SheetRow[]} */
export function sheet({ detail }) {
  return [
    {
      label: t('xm-line-tricks'),
      cells: detail.map((lines) => {
        const line = lines.find(({ id }) => id === 'tricks');
        if (line?.id !== 'tricks') return { points: 0, how: '', cards: [] };
        return { points: line.points, how: t('xm-line-tricks-how', { count: line.count, each: line.each }), cards: [] };
      }),
    },
    {
      label: t('xm-line-mission'),
      cells: detail.map((lines) => {
        const line = lines.find(({ id }) => id === 'mission');
        if (line?.id !== 'mission') return { points: null, how: t('xm-none'), cards: [] };
        return { points: line.points, how: '', cards: [], drawing: html`<${MissionLine} line=${line} />` };
      }),
    },
  ];
}

/** @param {{ line: MissionLine }} props */
function MissionLine({ line }) {
  const { mission, done } = line;
  return html`<span class="mission-line">
    <span class="mission-line__head">
      <${MissionNumber} mission=${mission} />
      <span class=${`status status--${done ? 'done' : 'lost'}`}>
        <${Sprite} id=${done ? 'i-check' : 'i-x'} /><span>${t(done ? 'xm-line-done' : 'xm-line-failed')}</span>
      </span>
    </span>
    <span class="mission-line__title">${missionTitle(mission)}</span>
    <${Counts} line=${line} />
  </span>`;
}

/** The counts that the mission looks at. @param {{ line: MissionLine }} props */
function Counts({ line: { mission, tricks, colours, eights, high } }) {
  if ([0, 2, 5].includes(mission)) return html`<span>${t('table-tricks', { count: tricks })}</span>`;
  if (mission === 7) return html`<span>${t('xm-hand-high-short', { count: high })}</span>`;
  if (mission === 8) return html`<span>${t('xm-hand-eights-short', { count: eights })}</span>`;
  return html`<${ColourCounts} colours=${colours} />`;
}

/** @param {{ detail: RoundDetail[][] }} scored */
export function check({ detail }) {
  const line = detail.flat().find(({ id }) => id === 'mission');
  if (line?.id !== 'mission') return t('xm-check-none');
  return t(line.trump === 'NT' ? 'xm-check-nt' : 'xm-check', { trump: indicator(line.trump).name });
}
