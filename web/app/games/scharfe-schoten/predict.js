// Predicting: of which colour will I capture most, of which fewest? Two tiles, then one firm word.
import { useState } from 'preact/hooks';
import { html, Sprite, SuitSign } from '../../ui/html.js';
import { t } from '../../ui/i18n.js';
import { say, sayAll } from '../../ui/words.js';

/** The two rows of tiles. */
const ROWS = /** @type {const} */ (['most', 'least']);

/** @param {{ scene: Scene, felt: Felt }} props */
export function Predict({
  scene: { view, me, mine, act, advised, speaker },
  felt: { items, own = [], pairs = {}, said },
}) {
  const { most_suit, least_suit } = view.scene.choices.find(({ action }) => action === advised)?.label.params ?? {};
  const [wish, setWish] = useState({ most: '', least: '' });
  const laid = own.length > 0;
  const chosen = laid ? { most: own[0], least: own[1] } : wish;
  // The fewest that is advised goes with its most.
  const best = { most: most_suit, least: chosen.most && chosen.most !== most_suit ? '' : least_suit };
  const ready = Boolean(chosen.most && chosen.least);

  /** @param {'most' | 'least'} row @param {string} colour */
  const choose = (row, colour) => {
    if (laid) return;
    const next = { ...wish, [row]: wish[row] === colour ? '' : colour };
    // One colour cannot be both: the engine says so.
    if (mine && next.most && next.most === next.least) act(pairs[next.most][next.least]);
    else if (next.most !== next.least || !next.most) setWish(next);
  };
  /** The row that is to be filled next. */
  const wanted = !mine ? '' : !chosen.most ? 'most' : !chosen.least ? 'least' : '';

  return html`<div class="predict" data-zone="prediction">
    ${ROWS.map(
      (row) => html`<div key=${row} class=${`tiles tiles--${row}`} role="group" aria-label=${t(`ss-row-${row}`)}>
      <p class="tiles__name" aria-hidden="true"><b>${say('sign', { id: row, params: {} }, speaker)}</b>${t(`ss-row-${row}`)}</p>
      ${items.map(({ id: colour }) => {
        const isChosen = chosen[row] === colour;
        const { tone, name, word: _word, ...sign } = speaker.face.suit(colour);
        const open = wanted === row && colour !== chosen.most;
        return html`<button key=${colour} type="button"
          class=${`tile-spice ${tone}${isChosen ? ' is-chosen' : ''}${open ? ' is-wanted' : ''}${best[row] === colour && !Object.values(chosen).includes(colour) ? ' is-advised' : ''}`}
          data-card=${isChosen ? `mark:${me}:${row}` : undefined} aria-pressed=${isChosen ? 'true' : 'false'} aria-disabled=${laid ? 'true' : undefined}
          aria-label=${say('rules', { id: `tile-${row}`, params: { suit: colour } }, speaker)} onClick=${() => choose(row, colour)}>
          <span class="tile-spice__face"><em>${say('sign', { id: row, params: {} }, speaker)}</em><${SuitSign} suit=${sign} /></span>
          <small>${name}</small>
        </button>`;
      })}
    </div>`,
    )}
    <div class="predict__end">
      ${
        laid || me === null
          ? html`<p class="predict__wait">${sayAll('felt', said, speaker)}</p>`
          : html`<button type="button" class=${`btn btn--accent${mine && ready ? ' is-wanted' : ''}${ready && pairs[chosen.most][chosen.least] === advised ? ' is-advised' : ''}`} disabled=${!mine || !ready}
            onClick=${() => act(pairs[chosen.most][chosen.least])}>
            <${Sprite} id="i-lock" />${ready ? t('ss-commit', { most: speaker.face.suit(chosen.most).word, least: speaker.face.suit(chosen.least).word }) : t('ss-commit-none')}
          </button>`
      }
    </div>
  </div>`;
}
