// The spice rack: small at the side for all to see, large on the felt for the one who may take a card.
import { textOf } from '../../table/fact.js';
import { html, SuitSign } from '../../ui/html.js';
import { t } from '../../ui/i18n.js';
import { say } from '../../ui/words.js';
import { noteOf } from '../../table/notes.js';

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
export function RackNote({ scene: { view, speaker } }) {
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
export function RackChoice({ scene: { act, advised, speaker }, felt }) {
  return html`<div class="choose-rack" role="group" aria-label=${t('ss-rack')}>
    ${felt.items.map(({ id: colour, count = 0, gone, action, facts: [captured, tile] }) => {
      const sign = tile ? say('sign', { id: tile.id, params: {} }, speaker) : '';
      const { tone, name } = speaker.face.suit(colour);
      return html`<button key=${colour} type="button" class=${`choose-rack__one ${tone}${gone ? '' : ' is-wanted'}${advised === action ? ' is-advised' : ''}`}
        aria-disabled=${gone ? 'true' : undefined} onClick=${() => act(action)}>
        <${Pile} colour=${colour} count=${count} speaker=${speaker} large />
        <b>${name}</b>
        <small>${t('ss-rack-have', { count, own: captured.value, sign })}</small>
      </button>`;
    })}
  </div>`;
}
