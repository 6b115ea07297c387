// A table with all hands open: what lies in the middle and how it stands, and every seat with its hand.
import { html, Button, Sprite, Avatar } from '../ui/html.js';
import { t, percent, tenths, single } from '../ui/i18n.js';
import { gameFace, sceneOf, speakerOf } from '../games/index.js';
import { say, sayEach, bunches, whereOf } from '../ui/words.js';
import { Trick } from '../table/trick.js';
import { Card } from '../ui/card.js';
import { ActionLabel, actionName } from '../table/action-label.js';
import { figure } from './advice-panel.js';
import { ScoreStrip } from '../table/scores.js';
import { stopProblem } from '../engine/problem-text.js';
import { Act, Bar, Heading } from '../shell/page.js';
import { ask } from '../ui/dialog.js';

/** @param {{ views: View[], players: Player[], children?: any }} props */
export function OpenSide({ views, players, children }) {
  const game = gameFace(views[0].game);
  const front = sceneOf(views[views[0].to_act ?? 0], players);
  // Nobody's card answers a tap here: all sit there as people.
  const seated = players.map((player) => ({ ...player, kind: 'human' }));
  const felt = game.own
    ? html`<section class="odds__market felt felt--own" aria-label=${t('table-felt')}>${game.own.felt(front)}</section>
      ${game.own.side(front)}`
    : html`<section class=${`odds__trick felt felt--${views.length} felt--trick`} aria-label=${t('table-felt')}>
      <div class="stage"><${Trick} scene=${{ ...front, view: lying(front.view), me: 0, players: seated }} game=${game} /></div>
    </section>
    <${ScoreStrip} scene=${front} />`;
  // What a game has to say of the table stands below: rule cards in force, a mission, a rack.
  return html`<aside class="odds__side" tabindex="0" aria-label=${t('odds-side')}>
    ${felt}
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

/** Those who watch see who acts: the others keep their places, unless only one is to be seen.
 *  @param {{ views: View[], players: Player[], only?: Seat | null, advice: Advice | null, share: number | null,
 *    busy: boolean, done?: Action, act: (action: Action) => void }} props advice: for the seat to act; share: how
 *    much of it is thought out, null if nobody thinks; done: what that seat did now */
export function OpenSeats({ views, players, only = null, advice, share, busy, done = '', act }) {
  const toAct = views[0].to_act;
  const speaker = speakerOf(views[0].game, players);
  return html`<ol class="odds__seats">
    ${players.map(({ name, crest, kind, level }, seat) => {
      if (only !== null && seat !== only) return null;
      const turn = seat === toAct;
      const { secret } = views[seat].scene;
      return html`<li key=${seat} class=${turn ? 'odds__seat is-turn' : 'odds__seat'} aria-current=${turn ? 'true' : undefined}>
        <div class="odds__who">
          <${Avatar} crest=${crest} share=${turn ? (share ?? undefined) : undefined} />
          <div><b>${name}</b><small>${kind === 'human' ? t('table-human') : t(`level-${level}`)}</small>
            ${secret && html`<small class="odds__secret">${say('secret', secret, speaker)}</small>`}</div>
        </div>
        <${OpenHand} view=${views[seat]} speaker=${speaker} advice=${turn ? advice : null} isAwaited=${share !== null} busy=${busy} done=${turn ? done : ''} act=${turn ? act : null} />
      </li>`;
    })}
  </ol>`;
}

// A hand lying open. At the seat to act every legal card carries what it may bring, and can be tapped;
// what is no card of the hand stands below in words. Whatever was done there is marked.

/** So many actions in words are shown, the best ones. */
const MOST_WORDED = 12;
/** So many cards stand side by side on a phone. */
const MOST_IN_ROW = 8;
/** So many do elsewhere, each with a figure above it that can be read from afar. */
const MOST_IN_LINE = 12;

/** @param {{ view: View, speaker: Speaker, advice: Advice | null, isAwaited: boolean, busy: boolean, done: Action | '', act: ((action: Action) => void) | null }} props
 *  isAwaited: the advice is still to come; done: what this seat did now, as far as that is known; act: null
 *  where the seat is not to act */
function OpenHand({ view, speaker, advice, isAwaited, busy, done, act }) {
  // Equal cards lie on one another, where a game has such.
  const cards = bunches(view.scene.hand.map(({ card }) => card));
  const deep = rowsOf(cards.length, MOST_IN_LINE);
  const options = new Map(advice?.options.map((option) => [option.action, option]));
  const plays = act ? playsOf(view) : new Map();
  const worded = act ? wordedOf(view, new Set(plays.values()), advice, done) : [];
  /** @param {Action} action @param {AdviceOption | undefined} option */
  const marks = (action, option) =>
    [option?.mark === 'best' && 'is-best', action === done && 'is-done'].filter(Boolean).join(' ');
  /** @param {Action} action @param {string} name */
  const named = (action, name) => (action === done ? t('review-done', { action: name }) : name);
  return html`<div class="open-hand">
    <ol class=${`open-hand__cards${deep > 1 ? ' is-long' : ''}${act && (advice || isAwaited) ? ' has-figures' : ''}`} style=${{ '--count': cards.length, '--row': evenly(cards.length, MOST_IN_ROW), '--wide': evenly(cards.length, MOST_IN_LINE), '--deep': deep }}>
      ${cards.map(([card, count], at) => {
        const face = speaker.face.face(card, view);
        const name = count > 1 ? t('odds-held', { card: face.name, count }) : face.name;
        const action = plays.get(card) ?? '';
        const option = options.get(action);
        if (!action) {
          const state = act && view.legal.length && !worded.length ? 'is-off' : '';
          return html`<li key=${at}><${Card} face=${face} count=${count} class=${state} aria-label=${name} /></li>`;
        }
        return html`<li key=${at} class=${marks(action, option)}>
          <${Figure} option=${option} isAwaited=${isAwaited} />
          <${Card} face=${face} count=${count} class="is-legal" disabled=${busy} aria-label=${spoken(named(action, name), option)} onClick=${() => act?.(action)} />
        </li>`;
      })}
    </ol>
    ${
      worded.length > 0 &&
      html`<ol class="open-hand__words">
      ${worded.map((choice) => {
        const { action } = choice;
        const option = options.get(action);
        return html`<li key=${action} class=${marks(action, option)}>
          <button type="button" disabled=${busy} aria-label=${spoken(named(action, actionName(choice, view, speaker)), option)} onClick=${() => act?.(action)}>
            <${ActionLabel} choice=${choice} view=${view} speaker=${speaker} /><${Figure} option=${option} isAwaited=${isAwaited} />
          </button>
        </li>`;
      })}
    </ol>`
    }
  </div>`;
}

/** How many rows a hand needs. @param {number} count @param {number} most in each */
const rowsOf = (count, most) => Math.ceil(Math.max(1, count) / most);

/** How many stand in each of them, all about equally long. @param {number} count @param {number} most */
const evenly = (count, most) => Math.ceil(count / rowsOf(count, most));

/** The cards of the hand that say it all, and what is done with each. @param {View} view @returns {Map<Card, Action>} */
function playsOf({ scene }) {
  // What is picked for a set has a group, and may be more than one card.
  const alone = scene.choices.filter(({ at, group }) => at === 'hand' && !group);
  return new Map(alone.map(({ cards: [card], action }) => [card, action]));
}

/** What is not done with a card of the hand alone: what was done first, then the best as far as they are
 *  known. @param {View} view @param {Set<Action>} plays @param {Advice | null} advice @param {Action} done
 *  @returns {Choice[]} */
function wordedOf({ scene }, plays, advice, done) {
  const places = new Map(advice?.options.map(({ action }, place) => [action, place]));
  /** @param {Choice} choice */
  const placeOf = ({ action }) => (action === done ? -1 : (places.get(action) ?? 0));
  const worded = scene.choices.filter(({ action }) => !plays.has(action));
  return worded.sort((a, b) => placeOf(a) - placeOf(b)).slice(0, MOST_WORDED);
}

/** @param {string} name @param {AdviceOption | undefined} option */
function spoken(name, option) {
  if (!option) return name;
  const { round, error, trick, mark } = option;
  return t('odds-option', {
    action: name,
    mark,
    points: figure(round),
    error: tenths(error),
    percent: trick === null ? 'none' : Math.round(trick * 100),
  });
}

/** @param {{ option: AdviceOption | undefined, isAwaited: boolean }} props */
function Figure({ option, isAwaited }) {
  if (!option) return isAwaited && html`<b class="odd is-open" aria-hidden="true">…</b>`;
  const close = option.mark === 'level' ? ' is-close' : '';
  return html`<b class=${`odd${close}`} aria-hidden="true">${figure(option.round)}${option.trick !== null && html`<small>${percent(option.trick)}</small>`}</b>`;
}

// The odds view: all hands open, large enough for a projector, and at every card of the seat to act
// what it may bring.

/** @import { Shown } from './open-table.js' */

/** So many lines of what has happened are shown. */
const NEWS = 4;

/** @param {{ table: OpenTable, onClose: () => void }} props */
export function Odds({ table, onClose }) {
  const shown = table.shown.value;
  const { game: id, page } = table.record.doc;
  const toAct = shown?.views[0].to_act ?? null;
  const actor = toAct === null ? null : page.players[toAct];
  return html`<main class="odds">
    <${Bar} back=${{ 'aria-label': t('odds-close'), onClick: onClose }} title=${html`<${Heading}>${t('odds-title')} · ${t(`game-${id}`)}<//>`}
      where=${shown && whereOf(shown.views[0], speakerOf(id, page.players))}>
      <${Act} icon="i-undo" words=${t('odds-back')} disabled=${!table.record.doc.log.length || table.busy.value} onClick=${() => table.back()} />
      ${actor?.kind === 'computer' && html`<${Act} icon="i-play" class="btn--accent" words=${t('odds-step', { name: actor.name })} disabled=${table.busy.value} onClick=${() => table.step(actor.level)} />`}
    <//>
    ${
      table.problem.value
        ? html`<div class="odds__failed" role="alert"><p>${stopProblem(table.problem.value)}</p>
          <${Button} onClick=${() => table.look()}>${t('engine-retry')}<//></div>`
        : shown && html`<${Opened} table=${table} shown=${shown} />`
    }
  </main>`;
}

/** @param {{ table: OpenTable, shown: Shown }} props */
function Opened({ table, shown: { views, advice, share } }) {
  const { players } = table.record.doc.page;
  const speaker = speakerOf(views[0].game, players);
  const news = sayEach('event', table.events.value, speaker).slice(-NEWS).reverse();
  return html`
    <${OpenSide} views=${views} players=${players}>
      <section class="note odds__news" aria-live="polite">
        <h2>${t(news.length ? 'table-log' : 'odds-figures')}</h2>
        ${news.length ? html`<ol>${news.map((line, at) => html`<li key=${news.length - at}>${line}</li>`)}</ol>` : html`<p class="quiet">${t('odds-how', { single: single(views[0]), seats: views.length })}</p>`}
      </section>
    <//>
    <${OpenSeats} views=${views} players=${players} advice=${advice} share=${advice ? null : share} busy=${table.busy.value} act=${table.act.bind(table)} />
  `;
}

/** Warns before all hands are opened. @param {number} people how many share this screen @param {() => void} onAccept */
export function askToOpen(people, onAccept) {
  const accept = t(people > 1 ? 'odds-open-agreed' : 'odds-open');
  const agreed = html`<p class="odds__agree"><${Sprite} id="i-warn" />${t('odds-warning-people', { people })}</p>`;
  ask(
    { label: t('odds-open'), icon: 'i-eye', accept, onAccept },
    html`<p>${t('odds-warning')}</p>${people > 1 && agreed}`,
  );
}
