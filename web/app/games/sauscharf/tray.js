// The tray before me: the set I am picking, then what my turn is used for and what becomes of the
// set. While others act it says what has just happened.
import { html, Button, Sprite } from '../../ui/html.js';
import { sentences, t } from '../../ui/i18n.js';
import { bunches, say, sayEach } from '../../ui/words.js';
import { Card } from '../../ui/card.js';
import { aimAt, allOut, badgeOf, choicesFor, isLaying, itemOf, pickedOf, said, setOf, takeBack } from './choice.js';

/** @param {{ scene: Scene }} props */
export function Tray({ scene }) {
  const { view, mine, rush } = scene;
  if (mine) return isLaying(view) ? html`<${Laying} scene=${scene} />` : html`<${Acting} scene=${scene} />`;
  const offer = rush && allOut(scene);
  return html`<section class="tray tray--quiet" aria-label=${t('sa-tray')}>
    <p>
      ${offer && html`<b>${t('sa-all-out', scene.whom)}</b>`}
      <small aria-hidden="true">${sayEach('event', view.history.slice(-6), scene.speaker).at(-1)}</small>
      ${scene.aim()}
    </p>
    ${offer && html`<${Button} icon="i-play" class="btn--accent" onClick=${rush}>${t('sa-rush')}<//>`}
  </section>`;
}

/** The star on what the advice comes to in the end. @param {Scene} scene @param {string} [action] */
const star = ({ advised }, action) => (action && action === advised ? ' is-advised' : '');

/** @param {{ scene: Scene }} props */
function Laying({ scene }) {
  const { view, act } = scene;
  const { cards } = pickedOf(view);
  const set = setOf(view, cards);
  const facts = set?.facts ?? [];
  const lay = itemOf(view, 'lay');
  const pickup = itemOf(view, 'pickup');
  return html`<section class="tray" aria-label=${t('sa-tray')}>
    <${Bunches} cards=${cards} speaker=${scene.speaker} give=${(/** @type {Card} */ card) => takeBack(scene, card)} />
    <p aria-live="polite">
      ${
        set
          ? html`<b>${said(facts, 'set', scene)}</b>
        <small>${sentences([said(facts, 'place', scene), said(facts, 'reach', scene)])}</small>`
          : scene.aim()
      }
    </p>
    <div class="tray__acts">
      ${
        pickup &&
        html`<${Button} icon="i-bowl" class=${star(scene, pickup.action)} onClick=${() => act(pickup.action)}>${t('sa-pickup', pickup.name?.params)}<//>`
      }
      <${Button} icon="i-check" class=${`btn--accent tray__do${star(scene, set?.action)}`} aria-disabled=${set ? undefined : 'true'} onClick=${() => act(set?.action ?? lay?.action ?? '')}>${t('sa-lay')}<//>
    </div>
  </section>`;
}

/** @param {{ scene: Scene }} props */
function Acting({ scene }) {
  const { view, me, act, speaker, aim } = scene;
  const set = badgeOf(view, me, 'set')?.cards ?? [];
  const none = itemOf(view, 'none');
  const aimed = itemOf(view, pickedOf(view).aim);
  const choices = aimed ? choicesFor(view, aimed.id) : [];
  const told = choices.flatMap((choice) => choice.facts ?? []);
  const warning = told.find(({ status }) => status === 'bad');
  const note = said(told, warning?.id ?? 'whole-set', scene);
  return html`<section class="tray" aria-label=${t('sa-tray')}>
    <${Bunches} cards=${set} speaker=${speaker} />
    <p aria-live="polite">
      ${aimed?.name && html`<b>${say('aim', aimed.name, speaker)}</b>`}
      ${note ? html`<small class=${warning ? 'is-warning' : ''}>${warning && html`<${Sprite} id="i-warn" />`}${note}</small>` : aim()}
    </p>
    <div class="tray__acts">${buttons()}</div>
  </section>`;

  function buttons() {
    if (!aimed) {
      const best = none && choicesFor(view, none.id).find(({ action }) => action === scene.advised);
      return html`<${Button} icon="i-x" class=${`tray__do${star(scene, best?.action)}`} onClick=${() => none && aimAt(scene, none)}>${t('sa-take-none')}<//>`;
    }
    const [keep, shed] = ['keep', 'discard'].map((fate) =>
      choices.find(({ label }) => label.id === `${aimed.name?.id}-${fate}`),
    );
    if (!keep || !shed) {
      return html`<${Button} icon="i-check" class=${`btn--accent tray__do${star(scene, aimed.action)}`} onClick=${() => act(aimed.action)}>${t('sa-make')}<//>`;
    }
    return html`<${Button} icon="i-bowl" class=${`tray__do${star(scene, keep.action)}`} onClick=${() => act(keep.action)}>${t('sa-keep')}<//>
      <${Button} icon="i-trash" class=${`tray__shed${star(scene, shed.action)}`} onClick=${() => act(shed.action)}>${t('sa-shed')}<//>`;
  }
}

/** Equal cards as one; with `give` a tap takes them back. @param {{ cards: Card[], speaker: Speaker, give?: (card: Card) => void }} props */
function Bunches({ cards, speaker, give }) {
  return html`<ul class="tray__set" data-zone="tray">
    ${!cards.length && html`<li><span class="hole"></span></li>`}
    ${bunches(cards).map(([card, count]) => {
      const face = speaker.face.face(card);
      const said = { card: face.name, count };
      const press = give && { card: `tray:${card}`, 'aria-label': t('sa-take-back', said), onClick: () => give(card) };
      return html`<li key=${card}><${Card} face=${face} count=${count} aria-label=${t('sa-group', said)} ...${press} /></li>`;
    })}
  </ul>`;
}
