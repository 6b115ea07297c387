// The felt of Sauscharf: the sauces that can be made, the market of seven slots, and the tray.
import { useState } from 'preact/hooks';
import { html, Button, Sprite } from '../../ui/html.js';
import { sentences, t } from '../../ui/i18n.js';
import { Card, Mini } from '../../ui/card.js';
import { bestGrid } from '../../table/felt.js';
import { useSize } from '../../ui/resize.js';
import { say, bunches } from '../../ui/words.js';
import { FactSign, textOf } from '../../table/fact.js';
import { noteOf } from '../../table/notes.js';
import { aimAt, choicesFor, pickedOf, cardsOf, said } from './choice.js';
import { Tray } from './tray.js';
import { Dialog } from '../../ui/dialog.js';

/** Between the slots, where the market is narrow and where it is not. */
const GAPS = { narrow: 5, wide: 10 };
/** How wide a finger is: as far as the middle of the gap, a slot is hit. */
const FINGER = 44;
/** Room above a card of the market for two more beneath it. */
const EDGES = 18;

/** @param {{ scene: Scene }} props */
export function Kitchen({ scene }) {
  const { view, speaker } = scene;
  const [stall, pile] = ['stall', 'pile'].map((id) => noteOf(view, id));
  const [discard, ingredients] = ['discard', 'ingredients'].map((id) => cardsOf(view, id));
  const part = view.scene.progress.id === 'gather' ? 'gather' : 'cook';
  const [open, setOpen] = useState(false);
  return html`<div class=${`kitchen kitchen--${part}`}>
    <${part === 'cook' ? Shelf : Supply} scene=${scene} />
    <section class="slots" aria-label=${t('sa-market')}>
      <header class="slots__head">
        <h2>${t('sa-market')}</h2>
        ${stall && html`<p class="alarm"><${Sprite} id="i-warn" />${textOf(stall, speaker)}</p>`}
        ${
          view.seat !== null &&
          html`<div class="aside" role="group" aria-label=${t('sa-mine')} data-anchor="mine">
          <span data-count="mine" data-value=${ingredients.length}><${Sprite} id="i-bowl" /></span><span class="lbl" aria-hidden="true">${t('sa-mine')}</span><${Counted} cards=${ingredients} none="–" speaker=${speaker} />
        </div>`
        }
        <${Button} class="btn--felt" onClick=${() => setOpen(true)}><span class="count" data-anchor="deck" data-count="pile" data-value=${pile?.value}><${Sprite} id="i-cards" /><span class="lbl">${t('sa-pile')}</span> ${pile?.value}</span>
          <span class="count" data-anchor="discard" data-count="discard" data-value=${discard.length}><${Sprite} id="i-trash" /><span class="lbl">${t('sa-discard')}</span> ${discard.length}</span>
        <//>
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
    <h2>${t('sa-later')}</h2>
    <ul>
      ${noteOf(scene.view, 'coming')?.facts?.map(({ value, ...brew }) => html`<li key=${brew.of}><${FactSign} fact=${brew} speaker=${scene.speaker} /><span>${t('sa-points', brew.params)}<small>×${value}</small></span></li>`)}
    </ul>
  </section>`;
}

/** @param {{ scene: Scene }} props */
function Shelf({ scene }) {
  const { view } = scene;
  const bottles = bottlesOf(view);
  return html`<section class="bottles" aria-label=${t('sa-sauces', { supply: noteOf(view, 'supply')?.value })} data-anchor="supply">
    <ol data-zone="sauces" data-from="supply">
      ${bottles.map(({ item, key }) => html`<li key=${key}><${Bottle} scene=${scene} item=${item} id=${key} /></li>`)}
    </ol>
    ${!bottles.length && html`<p class="on-felt">${t('sa-no-sauces')}</p>`}
  </section>`;
}

/** Two sauces of one heat are the same to the rules, not to the eye. @param {View} view */
function bottlesOf({ scene }) {
  const sauces = scene.felt?.items.filter(({ name }) => name?.id === 'sauce') ?? [];
  return sauces.flatMap((item) =>
    Array.from({ length: item.count ?? 1 }, (_, twin) => ({ item, key: `${item.id}:${twin}` })),
  );
}

/** @param {{ scene: Scene, item: Item, id: string }} props */
function Bottle({ scene, item, id }) {
  const { view, mine, advised, speaker } = scene;
  const { heat, points } = item.name?.params ?? {};
  const choices = choicesFor(view, item.id);
  const open = mine && choices.length > 0;
  const short = item.facts.find(({ status }) => status);
  const full = sentences(['lacks-set', 'lacks-hand'].map((fact) => said(item.facts, fact, scene)));
  const chosen = open && pickedOf(view).aim === item.id && id.endsWith(':0');
  const isNext = pickedOf(view).aim !== item.id && choices.some(({ action }) => action === advised);
  const isReady = short?.status === 'good';
  const state = `${open ? ' is-open' : ''}${chosen ? ' is-chosen' : ''}${isReady ? ' is-ready' : ''}${open && isNext ? ' is-advised' : ''}`;
  const name = say('fact', { id: 'sauce', params: { heat, points } }, speaker);
  return html`<button type="button" class=${`bottle heat-${heat}${state}`} aria-pressed=${open ? String(chosen) : undefined}
    aria-label=${full ? t('sa-bottle', { sauce: name, told: full }) : name} aria-disabled=${open ? undefined : 'true'} onClick=${() => aimAt(scene, item)}>
    <span class="bottle__glass" data-card=${id} data-count=${`ready:${id}`} data-value=${Number(isReady)}><${Sprite} id="bottle" class="" /><b>${heat}</b></span>
    <span class="bottle__text"><b>${t('sa-points', { points })}</b><small>${short ? said(item.facts, short.id, scene) : ''}</small></span>
  </button>`;
}

/** @param {{ scene: Scene }} props */
function Slots({ scene }) {
  const { view, mine, advised, speaker } = scene;
  const slots = (view.scene.felt?.items ?? []).filter(({ name }) => name?.params.slot);
  const { aim } = pickedOf(view);
  const [box, { width, height }] = useSize();
  const gap = width < 400 ? GAPS.narrow : GAPS.wide;
  const { columns, card: size } = bestGrid(slots.length, width, height, { gap, edge: EDGES, most: 184 });
  // Where cards are narrow they stand further apart, as far as there is room.
  const apart = Math.max(gap, Math.min(FINGER, Math.floor(width / columns)) - size);
  const style = { '--cw': `${size}px`, '--gap': `${apart}px`, '--columns': String(columns) };
  return html`<div class="slots__box" ref=${box}><ol class="slots__row" data-zone="slots" data-from="deck" style=${style}>
    ${slots.map((item) => {
      const { slot: number, cards = [] } = item.name?.params ?? {};
      const choices = choicesFor(view, item.id);
      const open = mine && choices.length > 0;
      const chosen = aim === item.id;
      const isNext = !chosen && choices.some(({ action }) => action === advised);
      return html`<li key=${number}>
        <button type="button" class=${`slot${open ? ' is-open' : ''}${chosen ? ' is-chosen' : ''}${open && isNext ? ' is-advised' : ''}`} aria-label=${item.name && say('felt', item.name, speaker)}
          aria-disabled=${open ? undefined : 'true'} aria-pressed=${open ? String(chosen) : undefined}
          onClick=${() => aimAt(scene, item)}>
          <span class="hole"></span>
          ${cards.map((/** @type {string} */ card, /** @type {number} */ height) => html`<${Card} key=${height} card=${`slot:${number}:${height}:${card}`} face=${speaker.face.face(card)} class=${`slot__card slot__card--${cards.length - height}`} />`)}
          ${cards.length > 1 && html`<b class="times">×${cards.length}</b>`}
        </button>
      </li>`;
    })}
  </ol></div>`;
}

// On demand: the discard pile, the sauces still to come.

/** @param {{ scene: Scene, onClose: () => void }} props */
function Stock({ scene, onClose }) {
  const { view, speaker } = scene;
  const discard = cardsOf(view, 'discard');
  const coming = noteOf(view, 'coming')?.facts ?? [];
  return html`<${Dialog} label=${t('sa-stock')} onClose=${onClose} class="dialog--stock">
    <section>
      <h3>${t('sa-discarded', { count: discard.length })}</h3>
      <${Counted} cards=${discard} none=${t('sa-none-discarded')} speaker=${speaker} />
      <p class="quiet">${t('sa-pile-how', { count: noteOf(view, 'pile')?.value })}</p>
    </section>
    <section>
      <h3>${t('sa-coming')}</h3>
      <p class="stock__cards">
        ${coming.map(({ value, ...brew }) => html`<span key=${brew.of} class="stock__bunch"><${FactSign} fact=${brew} speaker=${speaker} />×${value}</span>`)}
        ${!coming.length && html`<span class="quiet">${t('sa-no-supply')}</span>`}
      </p>
    </section>
  <//>`;
}

/** @param {{ cards: Card[], none: string, speaker: Speaker }} props */
function Counted({ cards, none, speaker }) {
  if (!cards.length) return html`<p class="quiet">${none}</p>`;
  return html`<p class="stock__cards">
    ${bunches(cards).map(([card, count]) => html`<span key=${card} class="stock__bunch"><${Mini} face=${speaker.face.face(card)} />${count > 1 && `×${count}`}</span>`)}
  </p>`;
}
