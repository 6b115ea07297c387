// A table with all hands open: what lies in the middle and how it stands, and every seat with its hand.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { gameFace, speakerOf } from '../games/index.js';
import { say } from '../words.js';
import { Crest } from './crest.js';
import { OpenHand } from './open-hand.js';
import { ScoreStrip } from './score-strip.js';
import { Trick } from './trick.js';

/** @import { Action, Advice, Player, Seat, View } from '../types.js' */
/** @import { Scene } from '../games/index.js' */

/** The table as one seat sees it. @param {View[]} views @param {Player[]} players @param {Seat} seat @returns {Scene} */
function sceneOf(views, players, seat) {
  return {
    view: views[seat],
    players,
    me: seat,
    mine: false,
    shared: true,
    name: (other) => players[other].name,
    speaker: speakerOf(views[seat].game, players),
    act: () => {},
    advised: '',
    why: () => {},
    thinking: null,
    rush: null,
  };
}

/** @param {{ views: View[], players: Player[], children?: any }} props */
export function OpenSide({ views, players, children }) {
  const game = gameFace(views[0].game);
  const front = sceneOf(views, players, views[0].to_act ?? 0);
  if (game.own) {
    return html`<aside class="odds__side" tabindex="0" aria-label=${t('odds-side')}>
      <section class="odds__market felt felt--own" aria-label=${t('table-felt')}>${game.own.felt(front)}</section>
      ${game.own.side(front)}
      ${children}
    </aside>`;
  }
  // What a game has to say of the table stands below: rule cards in force, a mission, a rack.
  // Nobody's card answers a tap here: all sit there as people.
  const seated = players.map((player) => ({ ...player, kind: 'human' }));
  return html`<aside class="odds__side" tabindex="0" aria-label=${t('odds-side')}>
    <section class=${`odds__trick felt felt--${views.length} felt--trick`} aria-label=${t('table-felt')}>
      <div class="stage"><${Trick} scene=${{ ...front, view: lying(front.view), me: 0, players: seated }} game=${game} /></div>
    </section>
    <${ScoreStrip} scene=${front} />
    ${game.side && html`<div class="odds__own">${game.side(front)}</div>`}
    ${children}
  </aside>`;
}

/** A trick that was just taken lies there until the next one begins. @param {View} view @returns {View} */
function lying(view) {
  const { trick, last_trick, scene } = view;
  if (trick.length || !last_trick) return view;
  return { ...view, trick: last_trick.plays, ahead: last_trick.winner, scene: { ...scene, trick: scene.last } };
}

/** Those who watch see who acts: the others keep their places.
 *  @param {{ views: View[], players: Player[], advice: Advice | null, share: number | null,
 *    busy: boolean, done?: Action, act: (action: Action) => void }} props advice: for the seat to act; share: how
 *    much of it is thought out, null if nobody thinks; done: what that seat did now */
export function OpenSeats({ views, players, advice, share, busy, done = '', act }) {
  const toAct = views[0].to_act;
  const speaker = speakerOf(views[0].game, players);
  return html`<ol class="odds__seats">
    ${players.map(({ name, crest, kind, level }, seat) => {
      const turn = seat === toAct;
      const { secret } = views[seat].scene;
      return html`<li key=${seat} class=${turn ? 'odds__seat is-turn' : 'odds__seat'} aria-current=${turn ? 'true' : undefined}>
        <div class="odds__who">
          <${Crest} crest=${crest} share=${turn ? (share ?? undefined) : undefined} />
          <div><b>${name}</b><small>${kind === 'human' ? t('table-human') : t(`level-${level}`)}</small>
            ${secret && html`<small class="odds__secret">${say('secret', secret, speaker)}</small>`}</div>
        </div>
        <${OpenHand} view=${views[seat]} speaker=${speaker} advice=${turn ? advice : null} isAwaited=${share !== null} busy=${busy} done=${turn ? done : ''} act=${turn ? act : null} />
      </li>`;
    })}
  </ol>`;
}
