// The felt of Sauscharf: the sauces that can be made, the market of seven slots, and the tray.
import { useState } from 'preact/hooks';
import { html } from '../../html.js';
import { t } from '../../i18n.js';
import { Card } from '../../parts/card.js';
import { bestGrid } from '../../parts/market.js';
import { useSize } from '../../parts/measured.js';
import { Sprite } from '../../parts/sprite.js';
import { Brew, face } from './chili.js';
import { aimAt, choiceOf } from './choice.js';
import { facts, isLaying } from './facts.js';
import { Stock } from './stock.js';
import { Tray } from './tray.js';
import { named } from './words.js';

/** @import { Scene } from '../index.js' */
/** @import { Sauce } from './facts.js' */

/** Between the slots, where the market is narrow and where it is not. */
const GAPS = { narrow: 5, wide: 10 };
/** How wide a finger is: as far as the middle of the gap, a slot is hit. */
const FINGER = 44;
/** Room above a card of the market for two more beneath it. */
const EDGES = 18;

/** @param {{ scene: Scene }} props */
export function Kitchen({ scene }) {
  const { view } = scene;
  const { part, pile, discard, ingredients, stall } = facts(view);
  const [open, setOpen] = useState(false);
  return html`<div class=${`kitchen kitchen--${part}`}>
    <${part === 'cook' ? Shelf : Supply} scene=${scene} />
    <section class="slots" aria-label=${t('sa-market')}>
      <header class="slots__head">
        <h2>${t('sa-market')}</h2>
        ${stall.warn && html`<p class="alarm"><${Sprite} id="i-warn" />${t('sa-stall', { left: stall.left })}</p>`}
        <button type="button" class="btn btn--felt" onClick=${() => setOpen(true)}>
          <span class="count" data-anchor="deck" data-count="pile" data-value=${pile}><${Sprite} id="i-cards" /><span class="lbl">${t('sa-pile')}</span> ${pile}</span>
          <span class="count" data-anchor="discard" data-count="discard" data-value=${discard.length}><${Sprite} id="i-trash" /><span class="lbl">${t('sa-discard')}</span> ${discard.length}</span>
          ${view.seat !== null && html`<span class="count" data-anchor="mine" data-count="mine" data-value=${ingredients.length}><${Sprite} id="i-bowl" /><span class="lbl">${t('sa-mine')}</span> ${ingredients.length}</span>`}
        </button>
      </header>
      <${Slots} scene=${scene} />
    </section>
    <${Tray} scene=${scene} />
    ${open && html`<${Stock} scene=${scene} onClose=${() => setOpen(false)} />`}
  </div>`;
}

/** Which sauces there will be; none lies open before the cooking. @param {{ scene: Scene }} props */
function Supply({ scene }) {
  return html`<section class="shelf-note">
    <h2>${t('sa-coming')}</h2>
    <ul>
      ${facts(scene.view).unseen_sauces.map(([heat, copies]) => html`<li key=${heat}><${Brew} heat=${heat} /><span>×${copies}</span></li>`)}
    </ul>
  </section>`;
}

/** @param {{ scene: Scene }} props */
function Shelf({ scene }) {
  const { view } = scene;
  const { display, supply } = facts(view);
  return html`<section class="bottles" aria-label=${t('sa-sauces', { supply })} data-anchor="supply">
    <ol data-zone="sauces" data-from="supply">
      ${keyed(display).map(({ sauce, key }) => html`<li key=${key}><${Bottle} scene=${scene} sauce=${sauce} id=${key} /></li>`)}
    </ol>
    ${!display.length && html`<p class="on-felt">${t('sa-no-sauces')}</p>`}
  </section>`;
}

/** Two sauces of one heat are the same to the rules, not to the eye. @param {Sauce[]} display */
function keyed(display) {
  return display.map((sauce, at) => {
    const twin = display.slice(0, at).filter(({ heat }) => heat === sauce.heat).length;
    return { sauce, key: `sauce:${sauce.heat}:${twin}` };
  });
}

/** @param {{ scene: Scene, sauce: Sauce, id: string }} props */
function Bottle({ scene, sauce, id }) {
  const { view, mine, advised } = scene;
  const action = `sauce ${sauce.heat}`;
  const open = mine && view.legal.includes(action);
  const { text, told, ready } = missing(sauce, isLaying(view));
  const chosen = open && choiceOf(view).aim === action && id.endsWith(':0');
  const state = `${open ? ' is-open' : ''}${chosen ? ' is-chosen' : ''}${ready ? ' is-ready' : ''}${open && advised === action ? ' is-advised' : ''}`;
  const name = t('sa-sauce-points', { heat: sauce.heat, points: sauce.points });
  return html`<button type="button" class=${`bottle heat-${sauce.heat}${state}`} aria-pressed=${open ? String(chosen) : undefined}
    aria-label=${told ? t('sa-bottle', { sauce: name, told }) : name} aria-disabled=${open ? undefined : 'true'} onClick=${() => aimAt(scene, action, action)}>
    <span class="bottle__glass" data-card=${id}><${Sprite} id="bottle" class="" /><b>${sauce.heat}</b></span>
    <span class="bottle__text"><b>${t('sa-points', { points: sauce.points })}</b><small>${text}</small></span>
  </button>`;
}

/** What I lack for a sauce, short and in full. @param {Sauce} sauce @param {boolean} laying */
function missing({ missing_hand, missing_all, missing_set }, laying) {
  if (!laying && missing_set !== null) {
    return {
      text: t('sa-missing', { count: missing_set }),
      told: t('sa-missing-set', { count: missing_set }),
      ready: missing_set === 0,
    };
  }
  if (missing_hand === null || missing_all === null) return { text: '', told: '', ready: false };
  const told = t('sa-missing-hand', { hand: missing_hand, all: missing_all });
  if (missing_hand > 0 && missing_all === 0) return { text: t('sa-after-pickup'), told, ready: false };
  return { text: t('sa-missing', { count: missing_hand }), told, ready: missing_hand === 0 };
}

/** @param {{ scene: Scene }} props */
function Slots({ scene }) {
  const { view, mine, advised } = scene;
  const { slots } = facts(view);
  const { aim } = choiceOf(view);
  const [box, { width, height }] = useSize();
  const gap = width < 400 ? GAPS.narrow : GAPS.wide;
  const { columns, card: size } = bestGrid(slots.length, width, height, { gap, edge: EDGES, most: 184 });
  // Where cards are narrow they stand further apart, as far as there is room.
  const apart = Math.max(gap, Math.min(FINGER, Math.floor(width / columns)) - size);
  const style = { '--cw': `${size}px`, '--gap': `${apart}px`, '--columns': String(columns) };
  return html`<div class="slots__box" ref=${box}><ol class="slots__row" data-zone="slots" data-from="deck" style=${style}>
    ${slots.map((cards, at) => {
      const number = at + 1;
      const action = `chili ${number} keep`;
      const open = mine && view.legal.includes(action);
      const chosen = aim === `chili ${number}`;
      const inside = cards.length ? named(cards) : t('sa-slot-empty');
      return html`<li key=${number}>
        <button type="button" class=${`slot${open ? ' is-open' : ''}${chosen ? ' is-chosen' : ''}${open && advised.startsWith(`chili ${number} `) ? ' is-advised' : ''}`} aria-label=${t('sa-slot', { number, cards: inside })}
          aria-disabled=${open ? undefined : 'true'} aria-pressed=${open ? String(chosen) : undefined}
          onClick=${() => aimAt(scene, `chili ${number}`, action)}>
          <span class="hole"></span>
          ${cards.map((card, height) => html`<${Card} key=${height} card=${`slot:${number}:${height}:${card}`} face=${face(card)} class=${`slot__card slot__card--${cards.length - height}`} />`)}
          ${cards.length > 1 && html`<b class="badge">×${cards.length}</b>`}
        </button>
      </li>`;
    })}
  </ol></div>`;
}
