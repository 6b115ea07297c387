// The trick on the felt: every card before the seat that played it, empty places for those to come.
import { html, Avatar } from '../ui/html.js';
import { sentences, t } from '../ui/i18n.js';
import { Card, CardBack, Badge, Mini } from '../ui/card.js';
import { placeOf } from './seat.js';
import { SLOT, Slotted } from '../ui/line-breaks.js';
import { say } from '../ui/words.js';

/** @param {{ scene: Scene }} props */
export function Trick({ scene }) {
  const { view, me, mine, players, shared, name, act, advised, why } = scene;
  const { face: game } = scene.speaker;
  const { seats } = view;
  const { trick, turns, comes } = view.scene;
  const leader = trick[0]?.seat;
  const { ahead } = view;
  const full = trick.length === seats && !view.landing;
  const next = view.to_act ?? (trick.length && !full ? turns[trick.length] : null);
  const takes = full && view.scene.outcome?.params.to_seat !== undefined ? 'table-wins' : 'table-takes';
  const played = new Map(trick.map((play) => [play.seat, play]));
  return html`<ol class=${`places places--trick${full ? ' places--full' : ''}`} data-zone="trick" aria-label=${t('table-trick')}>
    ${players.map((player, seat) => {
      const play = played.get(seat);
      const place = `place place--${placeOf(seat, me, seats)}`;
      if (play?.card === null) {
        // In a zone of its own: what is turned over comes from there.
        return html`<li key=${seat} class=${place} data-from=${`seat:${seat}`}>
          <span class="sr">${t('table-face-down', { name: name(seat) })}</span>
          <div data-zone=${`blind:${seat}`}><${CardBack} mark=${game.back} card=${`back:${seat}`} /></div>
        </li>`;
      }
      if (play) {
        const { card, hidden } = play;
        const face = game.face(card, view);
        const action = mine ? play.action : '';
        const badge =
          seat === ahead
            ? html`<${Badge} kind="win">${t(full ? takes : seat === leader ? 'table-led-ahead' : 'table-ahead')}<//>`
            : hidden
              ? html`<${Badge} kind="lead">${t('table-hidden')}<//>`
              : seat === leader && html`<${Badge} kind="lead">${t('table-led')}<//>`;
        const winning = seat === ahead ? ' is-winning' : '';
        const pick = action === advised ? 'is-pick is-wanted is-advised' : 'is-pick is-wanted';
        const looks = action ? pick : hidden ? 'is-hidden' : '';
        const press = action
          ? { onClick: () => act(action) }
          : player.kind === 'computer' && {
              'aria-label': t('why-card', { card: face.name }),
              title: t('why-title'),
              onClick: () => why(play.play),
            };
        return html`<li key=${seat} class=${badge ? `${place} has-badge` : place} data-from=${comes[`trick:${seat}`] ?? `seat:${seat}`}>
          <span class="sr">${name(seat)}: </span>
          <${Card} card=${card} face=${face} class=${`${looks}${winning}`} ...${press}>${badge}<//>
        </li>`;
      }
      if (seat === next && seat === me && mine) {
        return html`<li key=${seat} class=${place}>
          <div class="hole hole--mine"><span>${shared ? html`<${CardOf} name=${player.name} />` : t('table-your-card')}</span></div>
        </li>`;
      }
      return html`<li key=${seat} class=${place} aria-hidden="true">
        <div class=${`hole${seat === next ? ' hole--next' : ''}`}><${Avatar} crest=${player.crest} /></div>
      </li>`;
    })}
  </ol>`;
}

/** Whose card will lie here. A line may end only where the sentence says so: not between the name and what follows it.
 *  @param {{ name: string }} props */
function CardOf({ name }) {
  return t('table-card-of', { name: SLOT })
    .split(/(?=[ \u200b])/)
    .map((part) => (part.includes(SLOT) ? html`<em><${Slotted} text=${part}><i>${name}</i><//></em>` : part));
}

// The trick that was taken last, in the order it was played.

/** By what a card takes a trick. @param {View['scene']['ahead']} ahead @param {Play[]} plays @param {Speaker} speaker */
export function takenBy(ahead, plays, speaker) {
  const card = plays.find(([seat]) => seat === ahead?.seat)?.[1];
  return ahead && card ? say('takes', ahead, speaker, { card: speaker.face.face(card).short }) : '';
}

/** Who has it now, and why. @param {Scene} scene */
export function toldOfLast({ view: { last_trick: last, scene: told }, name, speaker }) {
  if (!last) return '';
  const { winner, number, plays } = last;
  const outcome = told.last_outcome ? say('outcome', told.last_outcome, speaker) : '';
  const who = outcome || t('table-last-taken', { name: name(winner), number });
  return sentences([who, takenBy(told.last_ahead, plays, speaker)]);
}

/** @param {{ scene: Scene }} props */
export function LastTrick({ scene }) {
  const { last_trick: last, scene: told } = scene.view;
  const { face: game } = scene.speaker;
  if (!last) return html`<p class="quiet">${t('table-last-none')}</p>`;
  return html`
    <ol class="last">
      ${told.last.map(({ seat, card, play }) => {
        if (!card) return null;
        const mini = html`<${Mini} face=${game.face(card, scene.view)} class=${seat === last.winner ? 'is-winning' : ''} />`;
        return html`<li key=${card} class=${seat === last.winner ? 'is-winner' : ''}>
          ${
            scene.players[seat].kind === 'computer'
              ? html`<button type="button" class="last__ask" aria-label=${t('why-card', { card: game.face(card).name })} title=${t('why-title')} onClick=${() => scene.why(play)}>${mini}</button>`
              : mini
          }
          <small>${scene.name(seat)}</small>
        </li>`;
      })}
    </ol>
    <p>${toldOfLast(scene)}</p>
    <p class="quiet">${t('why-tap')}</p>
  `;
}
