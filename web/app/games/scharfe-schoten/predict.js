// Predicting: of which colour will I capture most, of which fewest? Two tiles, then one firm word.
import { useState } from 'preact/hooks';
import { html } from '../../html.js';
import { t } from '../../i18n.js';
import { Sprite } from '../../parts/sprite.js';
import { SuitSign } from '../../parts/suit-sign.js';
import { sayAll } from '../../words.js';
import { facts, nameOf, SIGN, signOf, SPICES, wordOf } from './spices.js';

/** @import { Scene } from '../index.js' */

/** The two rows of tiles, and where each stands in a prediction. */
const ROWS = /** @type {const} */ (['most', 'least']);

/** @param {{ scene: Scene }} props */
export function Predict({ scene }) {
  const { view, me, mine, act, advised, speaker } = scene;
  const { order, predictions } = facts(view);
  const [wish, setWish] = useState({ most: '', least: '' });
  const laid = me === null ? null : predictions[me];
  const chosen = laid ? { most: laid[0], least: laid[1] } : wish;
  const ready = Boolean(chosen.most && chosen.least);

  /** @param {'most' | 'least'} row @param {string} colour */
  const choose = (row, colour) => {
    if (laid) return;
    const next = { ...wish, [row]: wish[row] === colour ? '' : colour };
    // One colour cannot be both: the engine says so.
    if (mine && next.most && next.most === next.least) act(`predict ${next.most} ${next.least}`);
    else if (next.most !== next.least || !next.most) setWish(next);
  };
  /** The row that is to be filled next. */
  const wanted = !mine ? '' : !chosen.most ? 'most' : !chosen.least ? 'least' : '';

  return html`<div class="predict" data-zone="prediction">
    ${ROWS.map(
      (row) => html`<div key=${row} class=${`tiles tiles--${row}`} role="group" aria-label=${t(`ss-row-${row}`)}>
      <p class="tiles__name" aria-hidden="true"><b>${SIGN[row]}</b>${t(`ss-row-${row}`)}</p>
      ${order.map((colour) => {
        const isChosen = chosen[row] === colour;
        const open = wanted === row && colour !== chosen.most;
        return html`<button key=${colour} type="button"
          class=${`tile-spice ${SPICES[colour].tone}${isChosen ? ' is-chosen' : ''}${open ? ' is-wanted' : ''}${advised.split(' ')[ROWS.indexOf(row) + 1] === colour ? ' is-advised' : ''}`}
          data-card=${isChosen ? `tile:${me}:${row}` : undefined} aria-pressed=${isChosen ? 'true' : 'false'} aria-disabled=${laid ? 'true' : undefined}
          aria-label=${t(`ss-tile-${row}`, { colour: wordOf(colour) })} onClick=${() => choose(row, colour)}>
          <span class="tile-spice__face"><em>${SIGN[row]}</em><${SuitSign} suit=${signOf(colour)} /></span>
          <small>${nameOf(colour)}</small>
        </button>`;
      })}
    </div>`,
    )}
    <div class="predict__end">
      ${
        laid || me === null
          ? html`<p class="predict__wait">${sayAll('felt', view.scene.felt?.said ?? [], speaker)}</p>`
          : html`<button type="button" class=${`btn btn--accent${mine && ready ? ' is-wanted' : ''}`} disabled=${!mine || !ready}
            onClick=${() => act(`predict ${chosen.most} ${chosen.least}`)}>
            <${Sprite} id="i-lock" />${ready ? t('ss-commit', { most: wordOf(chosen.most), least: wordOf(chosen.least) }) : t('ss-commit-none')}
          </button>`
      }
    </div>
  </div>`;
}
