// The score sheet of a round: captured cards, most, fewest, and the difference if both hit.
import { html } from '../../html.js';
import { t } from '../../i18n.js';
import { SuitSign } from '../../parts/suit-sign.js';
import { Captured } from './seat-note.js';
import { SIGN, signOf, SPICES, wordOf } from './spices.js';

/** @import { RoundScored } from '../../types.js' */
/** @import { SheetRow } from '../index.js' */
/** @import { DifferenceLine, HitLine, Line } from './spices.js' */

const ORDER = Object.keys(SPICES);
const EMPTY = { points: null, how: '', cards: [] };

/** @param {RoundScored} scored @returns {Line[][]} */
const linesOf = (scored) => /** @type {any} */ (scored.detail);

/** @param {Line[]} lines @param {'most' | 'least'} id */
const hitOf = (lines, id) => /** @type {HitLine} */ (lines.find((line) => line.id === id));

/** @param {'most' | 'least'} id @param {Line[][]} detail @returns {SheetRow} */
function hitRow(id, detail) {
  return {
    label: `${SIGN[id]} ${t(`ss-row-${id}`)}`,
    cells: detail.map((lines) => {
      const { colour, count, hit, points } = hitOf(lines, id);
      return {
        points,
        how: t(`ss-hit-${hit}`),
        cards: [],
        drawing: html`<span class=${`sheet-spice ${SPICES[colour].tone}`} role="img" aria-label=${t('ss-count', { count, colour: wordOf(colour) })}>
          <${SuitSign} suit=${signOf(colour)} />${count}
        </span>`,
      };
    }),
  };
}

/** @param {RoundScored} scored @returns {SheetRow[]} */
export function sheet(scored) {
  const detail = linesOf(scored);
  return [
    {
      label: t('ss-line-captured'),
      cells: detail.map((lines) => {
        const [most, least] = [hitOf(lines, 'most'), hitOf(lines, 'least')];
        return {
          ...EMPTY,
          drawing: html`<${Captured} counts=${most.counts} order=${ORDER} prediction=${[most.colour, least.colour]} lines=${lines} />`,
        };
      }),
    },
    hitRow('most', detail),
    hitRow('least', detail),
    {
      label: t('ss-line-difference'),
      cells: detail.map((lines) => {
        const line = /** @type {DifferenceLine | undefined} */ (lines.find(({ id }) => id === 'difference'));
        return line ? { points: line.points, how: `${line.most} − ${line.least}`, cards: [] } : EMPTY;
      }),
    },
  ];
}
