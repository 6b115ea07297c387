// What lies on the felt instead of a trick, as the engine tells it; what only one game lays there, that game draws.
import { html, Sprite, Avatar } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { Card, CardBack, Mini } from '../ui/card.js';
import { actionName } from './action-label.js';
import { placeOf } from './seat.js';
import { useSize } from '../ui/resize.js';
import { useWalk, walk } from '../ui/gestures.js';

/** What all games lay there alike. @type {Special['felts']} */
const FELTS = {
  pile: (props) => html`<${GivePile} ...${props} />`,
  market: (props) => html`<${TurnLine} ...${props} /><${Market} ...${props} />`,
};

/** @param {Scene} scene @returns {any} null where a trick lies */
export function stageOf(scene) {
  const { felt, choices } = scene.view.scene;
  const laid = felt && { ...FELTS, ...scene.speaker.face.felts }[felt.kind]?.({ scene, felt });
  if (laid) return laid;
  return choices.some(({ at }) => at === 'button') ? html`<${Choices} scene=${scene} />` : null;
}

// What may be done besides tapping a card or the felt: a button for each.

/** @param {{ scene: Scene }} props */
function Choices({ scene: { view, act, advised, speaker } }) {
  const { trick, choices } = view.scene;
  return html`<div class="choices">
    ${
      trick.length > 0 &&
      html`<p class="choices__trick" role="group" aria-label=${t('table-trick')}>
      ${trick.map(({ card }) => card && html`<${Mini} key=${card} face=${speaker.face.face(card, view)} />`)}
    </p>`
    }
    <ul aria-label=${t('table-choices')}>
      ${choices
        .filter(({ at }) => at === 'button')
        .map((choice) => {
          const { action, cards } = choice;
          const isBest = action === advised;
          const name = actionName(choice, view, speaker);
          return html`<li key=${action}>
          <button type="button" class=${`btn choices__one${isBest ? ' is-advised' : ''}`} data-action=${action}
            aria-label=${isBest ? t('advice-card', { card: name }) : undefined} onClick=${() => act(action)}>
            ${cards.map((card, at) => html`<${Mini} key=${at} face=${speaker.face.face(card, view)} />`)}
            <span>${name}</span>
          </button>
        </li>`;
        })}
    </ul>
  </div>`;
}

// Cards laid face down into the centre, each before the seat it came from: everybody sees how many,
// and the person in front sees again which were theirs.

/** @param {{ scene: Scene, felt: Felt }} props */
function GivePile({ scene, felt: { laid: given = [], each = 0, own = [] } }) {
  const { view, me, players } = scene;
  const { face: game } = scene.speaker;
  return html`<ol class="places places--give" data-zone="pile" aria-label=${t('table-centre')}>
    ${players.map((player, seat) => {
      const open = seat === me ? own : [];
      const laid = Array.from({ length: given[seat] }, (_, at) => at);
      return html`<li key=${seat} class=${`place place--${placeOf(seat, me, view.seats)}`} data-from=${`seat:${seat}`}>
        <div class=${`lay lay--${each}`} role="group" aria-label=${t('table-given', { name: player.name, count: given[seat], each })}>
          ${laid.map(
            (at) =>
              html`<div key=${at} class="lay__card"><${CardBack} mark=${game.back} card=${`back:${seat}:${at}`} /></div>`,
          )}
        </div>
        <p class="lay__count">
          <span aria-hidden="true">${t('table-count-of', { count: given[seat], each })}</span>
          ${open.map((card) => html`<${Mini} key=${card} face=${game.face(card)} />`)}
        </p>
      </li>`;
    })}
  </ol>`;
}

// A known order of turns, drawn as avatars in a line: who had theirs, who is on, who comes.

/** @param {{ scene: Scene, felt: Felt }} props */
export function TurnLine({ scene: { players, me }, felt: { turns: line, done } }) {
  const seats = players.length;
  /** @param {number} at */
  const state = (at) => (at < done ? 'is-done' : at === done ? 'is-now' : '');
  return html`<ol class="line" aria-label=${t('table-order')}>
    ${line.map(
      (
        seat,
        at,
      ) => html`<li key=${at} class=${`${state(at)}${at > 0 && at % seats === 0 ? ' is-turning' : ''}${seat === me ? ' is-me' : ''}`}
        aria-current=${at === done ? 'step' : undefined}>
        ${at > 0 && at % seats === 0 && html`<${Sprite} id="i-undo" class="line__turn" />`}
        <span class="sr">${players[seat].name}</span><${Avatar} crest=${players[seat].crest} />
      </li>`,
    )}
  </ol>`;
}

// Cards lying open to be taken, as large as the felt allows.

const GAP = 12;
const RATIO = 1.42;

/**
 * The columns that make the cards largest.
 * @param {number} count @param {number} width @param {number} height
 * @param {{ gap?: number, edge?: number, most?: number }} [how] edge: room above each card; most: no wider than this
 */
export function bestGrid(count, width, height, { gap = GAP, edge = 0, most = 160 } = {}) {
  let best = { columns: 1, card: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const wide = (width - gap * (columns - 1)) / columns;
    const tall = ((height - gap * (rows - 1)) / rows - edge) / RATIO;
    const card = Math.floor(Math.min(wide, tall, most));
    if (card > best.card) best = { columns, card };
  }
  return best;
}

/** @param {{ scene: Scene, felt: Felt }} props what was laid out, so that nothing grows or jumps while it goes */
function Market({ scene, felt: { items } }) {
  const { mine: open, act, advised, speaker } = scene;
  const [box, { width, height }] = useSize();
  const { columns, card: cardWidth } = bestGrid(items.length, width, height);
  const left = items.filter(({ gone }) => !gone).map(({ id }) => id);
  const { step } = useWalk(left);
  return html`<div class="market" ref=${box} data-zone="market" data-from="pile">
    <ol class=${`market__cards${open ? ' is-open' : ''}`} aria-label=${t('table-market')}
      style=${{ '--cw': `${cardWidth}px`, '--columns': String(columns), '--gap': `${GAP}px` }} onKeyDown=${walk}>
      ${items.map(({ id, card = id, gone, action }) => {
        if (gone) return html`<li key=${id} class="hole" aria-hidden="true"></li>`;
        const face = speaker.face.face(card);
        return html`<li key=${id}>
          <${Card} face=${face} card=${id} class=${open ? `is-open${action === advised ? ' is-advised' : ''}` : ''} aria-disabled=${open ? undefined : 'true'}
            ...${step(id)} onClick=${() => act(action)} />
        </li>`;
      })}
    </ol>
  </div>`;
}
