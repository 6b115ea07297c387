// Scharfe Schoten on the table: backs and captured colours at every seat, trumps, tiles, the rack.
import { html, SuitSign, Sprite, memo } from '../../ui/html.js';
import { t, sentences } from '../../ui/i18n.js';
import { Mini } from '../../ui/card.js';
import { Suits, textOf } from '../../table/fact.js';
import { noteOf } from '../../table/notes.js';
import { say } from '../../ui/words.js';
import { Predict } from './predict.js';

/** The whole order of the deck on one slip. @param {{ scene: Scene }} props */
function Strength({ scene: { view, speaker } }) {
  const { ahead } = view.scene;
  const [trumps, order, none] = noteOf(view, 'strength')?.facts ?? [];
  return html`<section class="note strength">
    <h2>${t('ss-strength')}<small>${t('ss-trumps-beat')}</small></h2>
    <ol class="strength__trumps" data-zone="trumps" data-turn aria-label=${t('ss-trumps')}>
      ${trumps.cards?.map((card) => html`<li key=${card} class=${trumps.lit?.includes(card) ? 'is-ahead' : ''}><${Mini} card=${`trump:${card}`} face=${speaker.face.face(card, view)} /></li>`)}
    </ol>
    <ol class="strength__colours" aria-label=${t('ss-order')}>
      ${order.facts?.map(({ suit: colour = '', lit = [] }) => {
        const { tone, name, ...sign } = speaker.face.suit(colour);
        return html`<li key=${colour} class=${`${tone}${lit.length ? ' is-ahead' : ''}`}>
        <${SuitSign} suit=${sign} /><span class="strength__name">${name}</span>
      </li>`;
      })}
    </ol>
    <p class="quiet">${ahead ? say('ahead', ahead, speaker) : none && textOf(none, speaker)}</p>
  </section>`;
}

/** @type {Special} */
export const table = {
  felts: {
    // A new round, or another person, begins with no tile chosen.
    pair: (props) => html`<${Predict} key=${`${props.scene.view.round}/${props.scene.me}`} ...${props} />`,
    offer: (props) => (props.scene.mine ? html`<${RackChoice} ...${props} />` : null),
  },
  seatNote: (scene, seat) => html`<${SeatNote} scene=${scene} seat=${seat} />`,
  places: { strength: '.strength', rack: '.rack-note', tiles: '.predict', 'choose-rack': '.choose-rack' },
  facts: { backs: (props) => html`<${Backs} ...${props} />` },
  side: (scene) => html`<${Strength} scene=${scene} /><${RackNote} scene=${scene} />`,
};

// The spice rack: small at the side for all to see, large on the felt for the one who may take a card.

/** More cards than these lie on one another. */
const FANNED = 6;

/** The cards of one colour on the rack, the lowest first: everybody sees the colour, nobody the number.
 *  @param {{ colour: string, count: number, speaker: Speaker, large?: boolean }} props large: to choose from, beside the rack itself */
function Pile({ colour, count, speaker, large = false }) {
  const suit = speaker.face.suit(colour);
  if (!count) return html`<div class="pile pile--empty" aria-hidden="true"><${SuitSign} suit=${suit} /></div>`;
  return html`<div class="pile" style=${{ '--n': String(Math.min(count, FANNED)) }}>
    ${Array.from({ length: count }, (_, at) => {
      const card = `rack:${colour}:${at + 1}`;
      return html`<span key=${at} style=${{ '--at': String(Math.min(at, FANNED - 1)) }}>
        <div class=${`card card--back card--spice ${suit.tone}`} data-card=${large ? undefined : card} data-large=${large ? card : undefined} aria-hidden="true"><${SuitSign} suit=${suit} /></div>
      </span>`;
    })}
  </div>`;
}

/** @param {{ scene: Scene }} props */
function RackNote({ scene: { view, speaker } }) {
  const note = noteOf(view, 'rack');
  const { suits = {}, lit = [] } = note ?? {};
  return html`<section class=${`note rack-note${lit.length ? ' is-asked' : ''}`}>
    <h2>${t('ss-rack')}<small>${note && textOf(note, speaker)}</small></h2>
    <ol class="rack" data-zone="rack">
      ${Object.entries(suits).map(
        ([colour, count]) => html`<li key=${colour} class=${speaker.face.suit(colour).tone}>
        <${Pile} colour=${colour} count=${count} speaker=${speaker} />
        <b><span class="sr">${speaker.face.suit(colour).name} </span>${count}</b>
      </li>`,
      )}
    </ol>
  </section>`;
}

/** @param {{ scene: Scene, felt: Felt }} props */
function RackChoice({ scene: { act, advised, speaker }, felt }) {
  return html`<div class="choose-rack" role="group" aria-label=${t('ss-rack')}>
    ${felt.items.map(({ id: colour, count = 0, gone, action, facts: [captured, tile] }) => {
      const { tone, name } = speaker.face.suit(colour);
      return html`<button key=${colour} type="button" class=${`choose-rack__one ${tone}${gone ? '' : ' is-wanted'}${advised === action ? ' is-advised' : ''}`}
        aria-disabled=${gone ? 'true' : undefined} onClick=${() => act(action)}>
        <${Pile} colour=${colour} count=${count} speaker=${speaker} large />
        <b>${name}</b>
        <small>${t('ss-rack-have', { count, own: captured.value, wanted: tile?.id ?? '' })}</small>
      </button>`;
    })}
  </div>`;
}

// What lies before a seat: the backs of its hand, its captured cards by colour, its two tiles.

/** @param {{ scene: Scene, seat: number }} props */
function SeatNote({ scene: { view, speaker }, seat }) {
  const { badges } = view.scene.seats[seat];
  if (!badges.length) return null;
  /** @param {string} id */
  const badge = (id) => badges.find((each) => each.id === id);
  const [backs, predicted, captured] = ['backs', 'predicted', 'captured'].map(badge);
  const said = badges.map(({ id, kind, suits, value, facts = [] }) => {
    const tiles = facts.map((tile) => [`${tile.id}_suit`, tile.suit]);
    return say(
      'fact',
      { id: kind === 'word' ? `${id}-${value}` : id, params: { suits, ...Object.fromEntries(tiles) } },
      speaker,
    );
  });
  return html`<div class="spices" role="img" data-zone="tiles" data-turn data-from=${`seat:${seat}`} aria-label=${sentences(said)}>
    ${backs && html`<small><${Sprite} id="i-cards" />${t('ss-in-hand')}</small><${Backs} fact=${backs} speaker=${speaker} />`}
    ${
      predicted &&
      html`<span class=${`tick${predicted.status === 'good' ? ' is-done' : ''}`}>
        ${predicted.status === 'good' && html`<${Sprite} id="i-check" />`}${say('sign', { id: `predicted-${predicted.value}`, params: {} }, speaker)}
      </span>`
    }
    ${captured && html`<small><${Sprite} id="i-trick" />${t('ss-won')}</small><${Suits} fact=${captured} speaker=${speaker} seat=${seat} look="cap" />`}
  </div>`;
}

/** The backs in a hand, a small fan a colour; a colour that is out is a dashed place.
 *  @param {{ fact: Fact, speaker: Speaker }} props */
function Fans({ fact: { suits = {} }, speaker }) {
  return html`<div class="backs">
    ${Object.entries(suits).map(([colour, count]) => {
      const { tone, ...sign } = speaker.face.suit(colour);
      return html`<span key=${colour} class=${`fan ${tone}${count ? '' : ' fan--none'}`}>
        ${Array.from({ length: Math.max(1, count) }, (_, at) => html`<i key=${at}>${(at === count - 1 || !count) && html`<${SuitSign} suit=${sign} /><b>×${count}</b>`}</i>`)}
      </span>`;
    })}
  </div>`;
}
export const Backs = memo(Fans);
