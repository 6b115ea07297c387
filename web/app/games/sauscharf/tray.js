// The tray before me: the set I am picking, then what my turn is used for and what becomes of the
// set. While others act it says what has just happened.
import { html } from '../../html.js';
import { sentences, t } from '../../i18n.js';
import { bunches } from '../../parts/bunches.js';
import { faceClass, Print } from '../../parts/card.js';
import { Sprite } from '../../parts/sprite.js';
import { say } from '../../words.js';
import { face } from './chili.js';
import { aimAt, choiceOf, takeBack } from './choice.js';
import { facts, isLaying, setAction } from './facts.js';
import { allOut, named, setName, who } from './words.js';

/** @import { Card } from '../../types.js' */
/** @import { Scene } from '../index.js' */

/** @param {{ scene: Scene }} props */
export function Tray({ scene }) {
  const { view, mine, rush } = scene;
  if (mine) return isLaying(view) ? html`<${Laying} scene=${scene} />` : html`<${Acting} scene=${scene} />`;
  const news = view.history
    .slice(-6)
    .map((event) => say('event', event, scene.speaker))
    .filter(Boolean);
  const offer = rush && allOut(scene, facts(view).out);
  return html`<section class="tray tray--quiet" aria-label=${t('sa-tray')}>
    <p aria-hidden=${offer ? undefined : 'true'}>
      ${offer && html`<b>${t('sa-all-out', who(scene))}</b>`}
      <small>${news.at(-1)}</small>
    </p>
    ${offer && html`<button type="button" class="btn btn--accent" onClick=${rush}><${Sprite} id="i-play" />${t('sa-rush')}</button>`}
  </section>`;
}

/** @param {{ scene: Scene }} props */
function Laying({ scene }) {
  const { view, act } = scene;
  const { part, places, reach, ingredients } = facts(view);
  const { cards } = choiceOf(view);
  const action = setAction(cards);
  const place = places[action];
  const heat = reach[action];
  const lines = [place && t('sa-place', { place }), heat && t('sa-reach', { heat })];
  return html`<section class="tray" aria-label=${t('sa-tray')}>
    <${Bunches} cards=${cards} give=${(/** @type {Card} */ card) => takeBack(scene, card)} />
    <p aria-live="polite">
      <b>${cards.length ? setName(cards) : t('sa-tray-empty')}</b>
      <small>${cards.length ? sentences(lines) : t('sa-tray-how')}</small>
    </p>
    <div class="tray__acts">
      ${
        part === 'cook' &&
        html`<button type="button" class="btn" aria-disabled=${ingredients.length ? undefined : 'true'} onClick=${() => act('pickup')}>
        <${Sprite} id="i-bowl" />${t('sa-pickup', { count: ingredients.length })}
      </button>`
      }
      <button type="button" class="btn btn--accent tray__do" aria-disabled=${cards.length ? undefined : 'true'} onClick=${() => act(action)}>
        <${Sprite} id="i-check" />${t('sa-lay')}
      </button>
    </div>
  </section>`;
}

/** @param {{ scene: Scene }} props */
function Acting({ scene }) {
  const { view, me, act } = scene;
  const { sets, slots, display, last_cards } = facts(view);
  const { aim } = choiceOf(view);
  const set = me === null ? [] : sets[me];
  const [verb, word] = aim.split(' ');
  const leaves = last_cards.some((action) => action.startsWith(aim || 'none'));
  return html`<section class="tray" aria-label=${t('sa-tray')}>
    <${Bunches} cards=${set} />
    <p aria-live="polite">
      <b>${title()}</b>
      <small class=${leaves ? 'is-warning' : ''}>${leaves && html`<${Sprite} id="i-warn" />`}${leaves ? t(`sa-leaves-${verb}`, who(scene)) : note()}</small>
    </p>
    <div class="tray__acts">${buttons()}</div>
  </section>`;

  function title() {
    if (verb === 'sauce') {
      const sauce = display.find(({ heat }) => String(heat) === word);
      return t('sa-aim-sauce', { heat: word, points: sauce?.points ?? 0 });
    }
    if (!aim) return t('sa-aim-open');
    return word === '-' ? t('sa-aim-nothing') : t('sa-aim-slot', { cards: named(slots[Number(word) - 1]) });
  }

  function note() {
    if (!aim) return t('sa-your-set', { set: setName(set) });
    return verb === 'sauce' ? t('sa-whole-set') : t('sa-set-fate', { set: setName(set) });
  }

  function buttons() {
    if (!aim) {
      return html`<button type="button" class="btn tray__do" onClick=${() => aimAt(scene, 'chili -', 'chili - keep')}>
        <${Sprite} id="i-x" />${t('sa-take-none')}
      </button>`;
    }
    if (verb === 'sauce') {
      return html`<button type="button" class="btn btn--accent tray__do" onClick=${() => act(aim)}><${Sprite} id="i-check" />${t('sa-make')}</button>`;
    }
    return html`<button type="button" class="btn btn--accent tray__do" onClick=${() => act(`${aim} keep`)}><${Sprite} id="i-bowl" />${t('sa-keep')}</button>
      <button type="button" class="btn tray__shed" onClick=${() => act(`${aim} discard`)}><${Sprite} id="i-trash" />${t('sa-shed')}</button>`;
  }
}

/** Equal cards as one; with `give` a tap takes one of them back. @param {{ cards: Card[], give?: (card: Card) => void }} props */
function Bunches({ cards, give }) {
  return html`<ul class="tray__set" data-zone="tray">
    ${!cards.length && html`<li><span class="hole"></span></li>`}
    ${bunches(cards).map(([card, count]) => {
      const drawn = face(card);
      const look = `${faceClass(drawn)} stack-${Math.min(count, 3)}`;
      const inside = html`<${Print} face=${drawn} />${count > 1 && html`<b class="badge">×${count}</b>`}`;
      return html`<li key=${card}>
        ${
          give
            ? html`<button type="button" class=${look} data-card=${`tray:${card}`} aria-label=${t('sa-take-back', { card: drawn.name, count })} onClick=${() => give(card)}>${inside}</button>`
            : html`<span class=${look} role="img" aria-label=${t('sa-group', { card: drawn.name, count })}>${inside}</span>`
        }
      </li>`;
    })}
  </ul>`;
}
