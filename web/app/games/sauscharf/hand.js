// The hand in Sauscharf: equal chilies lie on one another and are one target, a badge counts them.
// So thirty cards are never more than fourteen targets.
import { CARD_SCALE, cardSize } from '../../shell/settings.js';
import { html } from '../../ui/html.js';
import { t } from '../../ui/i18n.js';
import { bunches } from '../../ui/words.js';
import { faceClass, Print } from '../../ui/card.js';
import { useSize } from '../../ui/resize.js';
import { useWalk, walk } from '../../ui/gestures.js';
import { advisedOf, countOf, isLaying, pickedOf, tapCard, tapped } from './choice.js';
import { bestGrid } from '../../table/felt.js';

/** The share of the screen's height that a hand usually takes, and the most that larger cards may:
 *  on a phone and above an upright hand the market needs its room. */
const SHARES = {
  phone: { usual: 0.215, most: 0.23 },
  upright: { usual: 0.275, most: 0.3 },
  wide: { usual: 0.215, most: 1 },
};
/** A larger share, for the narrowest card that a finger still hits. */
const REACHED = 0.26;
const FINGER = 44;
/** The least between cards, where fingers need nearly all there is. */
const TOUCHING = 1;
/** Room above a card for the edges of those below it. */
const EDGES = 10;
/** How wide a card may be: on a screen so wide it is read from across a room. */
const LARGEST = { near: 112, far: 136 };
const PROJECTOR = 1600;

/** @param {{ scene: Scene, refused: Card[] }} props */
export function Hand({ scene, refused }) {
  const { view, mine, speaker } = scene;
  const [box, { width, tall }] = useSize();
  const { cards: picked } = pickedOf(view);
  const choosing = mine && isLaying(view);
  const best = advisedOf(scene);

  const held = bunches(view.hand).map(([card, count]) => {
    const [taken, wanted] = [countOf(picked, card), countOf(best, card)];
    const legal = choosing && tapped(scene, card) !== null;
    return { card, taken, left: count - taken, legal, isNext: legal && taken < wanted };
  });
  const scale = CARD_SCALE[cardSize.value];
  const { usual, most } = SHARES[width < 560 ? 'phone' : width < tall ? 'upright' : 'wide'];
  const apart = width < 560 ? 6 : 12;
  const inOneRow = Math.floor((width - held.length * FINGER) / (held.length - 1));
  // As large as wished; or so that a finger hits them, closer to each other if it must be.
  const grids = [
    {
      gap: apart,
      share: Math.min(usual * scale, most),
      widest: (width < PROJECTOR ? LARGEST.near : LARGEST.far) * scale,
    },
    { gap: apart, share: REACHED, widest: FINGER },
    { gap: Math.max(TOUCHING, Math.min(apart, inOneRow)), share: REACHED, widest: FINGER },
  ].map(({ gap, share, widest }) => ({
    gap,
    ...bestGrid(held.length, width, tall * share, { gap, edge: EDGES, most: widest }),
  }));
  const { gap, columns, card: size } = grids.find(({ card }) => card >= FINGER) ?? grids[2];
  const names = held.map(({ card }) => key(card));
  const { step } = useWalk(names, names[held.findIndex(({ legal }) => legal)]);

  return html`<section class=${`hand hand--groups${choosing ? ' is-choosing' : ''}`} ref=${box}
    aria-label=${t('table-hand', { ...scene.whom, count: view.hand.length })}>
    <ol class="groups" data-zone="hand" data-from=${view.scene.comes.hand} style=${{ '--cw': `${size}px`, '--gap': `${gap}px`, '--columns': String(columns) }} onKeyDown=${walk}>
      ${
        width > 0 &&
        held.map(({ card, taken, left, legal, isNext }) => {
          const drawn = speaker.face.face(card);
          const state = !choosing ? '' : legal ? ' is-legal' : ' is-off';
          return html`<li key=${card}>
          <button type="button" class=${`group ${faceClass(drawn)}${state} stack-${Math.min(left, 3)}${refused.includes(card) ? ' is-asked' : ''}${isNext ? ' is-advised' : ''}`}
            data-card=${key(card)} aria-label=${t('sa-group', { card: drawn.name, count: left })} aria-pressed=${choosing ? String(taken > 0) : undefined} aria-disabled=${choosing && legal ? undefined : 'true'}
            ...${step(key(card))} onClick=${() => tapCard(scene, card)}>
            ${left > 0 ? html`<${Print} face=${drawn} />` : html`<span class="group__gone">${card}</span>`}
            ${left > 1 && html`<b class="times" data-count=${`held:${card}`} data-value=${left}>×${left}</b>`}
          </button>
        </li>`;
        })
      }
    </ol>
  </section>`;
}

/** @param {string} card */
const key = (card) => `hand:${card}`;
