// From the set-up to a running match, and from a saved one back to the table. There is one engine
// and at most one open match.
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { engine, EngineError } from '../engine/engine.js';
import { dayOf } from '../shell/links.js';
import { enter, recall, address, go, isLocked, route } from '../shell/route.js';
import { exportMatch } from '../storage/exchange.js';
import { say } from '../ui/notices.js';
import { MatchHold } from './match-hold.js';
import { glance, newPagePart } from '../storage/page-part.js';
import { OpenTable } from '../hints/open-table.js';
import { askToPersist } from '../storage/persistence.js';
import { assure, earlier, find, isTight, keep, pickUp, recovered, stepBack } from '../storage/saves.js';
import { Session } from './session.js';
import { explains, faces, known, learn, patience, playsForced, speed, tapToGoOn } from '../shell/settings.js';
import { writeDown } from './match-record.js';
import { storageState } from '../storage/local-storage.js';
import { sleep, wake } from '../engine/thinker.js';

/** The match on the screen. @type {Signal<Session | null>} */
export const current = signal(null);

/** The same match with all hands open. @type {Signal<OpenTable | null>} */
export const openTable = signal(null);

/** Why the match that the address asks for is not on the screen: it is being looked up, another tab
 *  has it, a later edition of the page wrote it, its game is not here, or it is not here itself.
 *  @type {Signal<'' | 'opening' | 'elsewhere' | 'newer' | 'no-game' | 'missing'>} */
export const absence = signal('');

/** What is to be said of the room in storage; a computed one, so that it is said when it changes and not with each write. */
const roomLeft = computed(() =>
  storageState.value !== 'ok' ? `${storageState.value}-short` : isTight.value ? 'tight' : '',
);

/** @type {MatchHold | null} */
let hold = null;

/**
 * Asks the engine for a new match; waits for the engine if it must. Behind a link everybody meets the same opponents,
 * whatever they have set.
 * @param {{ game: string, options: Record<string, string>, seed: string, players: Player[], link?: string }} wish
 * @returns {Promise<MatchDoc>} rejects with an EngineError of kind "setup"
 */
export async function deal({ game, options, seed, players, link = '' }) {
  const { view, save } = await engine.call('new', { game, seats: players.length, seed: seed || null, options });
  return { ...save, page: newPagePart(players, glance(view), { link, tempers: faces.value && !link }) };
}

/** The match whose hands lie open as soon as it is on the table. */
let toBeOpened = '';

/** Puts a match on the table that has just been dealt or read from a file. @param {MatchDoc} doc
 *  @param {{ replace?: boolean, locked?: boolean, opened?: boolean }} [how] */
export function sitDown(doc, { replace, locked = false, opened = false } = {}) {
  keep(doc);
  askToPersist();
  toBeOpened = opened ? doc.page.id : '';
  go({ screen: 'match', id: doc.page.id, locked }, { replace });
}

/** Where to go from the table: to the games, or back to the link of a locked match. @returns {Route} */
export function wayOut() {
  const { value: at } = route;
  if (!isLocked(at)) return { screen: 'home' };
  if (at.screen !== 'match') return at;
  const doc = find(at.id)?.doc;
  return { screen: 'link', text: doc?.page.link || `game=${doc?.game ?? ''}&locked=1` };
}

/** Closes what is open and opens what the address asks for. @param {Route} to */
function follow(to) {
  const id = to.screen === 'match' ? to.id : null;
  if (id !== null && current.value?.id === id) return;
  close('');
  if (id !== null) open(id, false);
  // Nobody's program goes on behind a page that shows nothing of it.
  else if (to.screen === 'home') engine.dismiss();
}

/** @param {typeof absence.value} why */
function close(why) {
  current.value?.close();
  openTable.value?.close();
  hold?.release();
  // Whoever still waits for it opens nothing.
  hold = null;
  batch(() => {
    current.value = null;
    openTable.value = null;
    absence.value = why;
  });
}

/** @param {string} id @param {boolean} byForce */
async function open(id, byForce) {
  const mine = new MatchHold(id, () => {
    if (mine === hold) close('elsewhere');
  });
  hold = mine;
  absence.value = 'opening';
  const isHeld = await mine.take(byForce);
  await recovered;
  if (mine !== hold) return mine.release();
  if (!isHeld) return close('elsewhere');
  const saved = pickUp(id, byForce);
  if (!saved) return close('missing');
  if (!saved.doc) return close(saved.game === null ? 'newer' : 'no-game');
  play(saved.doc);
}

/** Another tab has the match: it stops there and goes on here. */
export function openHereInstead() {
  const { value } = route;
  if (value.screen === 'match') open(value.id, true);
}

/** @param {MatchDoc} doc */
function play(doc) {
  const isFirst = explains.value && !known.value.includes(doc.game);
  const session = new Session(doc, {
    ...around,
    tapToGoOn: computed(() => isFirst || tapToGoOn.value),
    // Where others play the same deal, everybody finds their way alone; a day's is for whoever comes.
    suggests: computed(() => isFirst && explains.value && (!doc.page.link || dayOf(doc.seed) !== null)),
  });
  batch(() => {
    current.value = session;
    absence.value = '';
  });
  if (toBeOpened === session.id) openHands();
  else session.open();
  toBeOpened = '';
}

/** What the engine says of a save that is not at fault itself: no earlier state would do better. */
const NOT_DAMAGE = ['newer-format', 'other-rules', 'unknown-game'];

/** A saved state that the engine refuses: the latest one before it that it takes goes on.
 *  @param {Session} session @param {EngineError} problem */
async function fallBack(session, { kind, id }) {
  if (kind !== 'save' || NOT_DAMAGE.includes(id)) return;
  for (const { serial, doc } of earlier(session.id)) {
    const { page: _page, ...save } = doc;
    const isValid = await engine.call('check', { save }).then(
      () => true,
      (refusal) => !EngineError.of(refusal),
    );
    if (session !== current.value) return;
    if (!isValid) continue;
    stepBack(session.id, serial);
    session.close();
    play(doc);
    return say('saves-stepped-back');
  }
}

/** Open hands are an entry of the history of their own, which keeps the match under this name. */
const HANDS = 'open-hands';

/** All hands of the match on the screen are opened; the match itself waits meanwhile. */
export function openHands() {
  const session = current.value;
  if (!session) return;
  layOpen(session);
  if (recall(HANDS) !== session.id) enter(HANDS, session.id);
}

/** The match goes on as if nobody had looked, but for the mark on its score sheet. */
export function closeHands() {
  history.back();
}

/** @param {Session} session */
function layOpen(session) {
  session.close();
  session.record.open();
  openTable.value = new OpenTable({ engine, record: session.record, patience });
  openTable.value.look();
}

/** Hands are open or closed as the entry says. Where several people hide theirs, none are opened but by a tap. */
function followEntry() {
  const session = current.value;
  if (!session) return;
  const isOpen = openTable.value !== null;
  const isMeant = recall(HANDS) === session.id;
  if (isOpen && !isMeant) {
    openTable.value?.close();
    openTable.value = null;
    session.open();
    return;
  }
  // On the way to another place the entry is there before the address is followed.
  const isHere = location.hash === address(route.value);
  if (!isOpen && isMeant && isHere && !session.shared && session.view.value) layOpen(session);
}

/** Another tab may add the game of the match that the address asks for, or remove it. @param {Saved} saved */
function followGame({ id, doc, game }) {
  if (doc && absence.value === 'no-game') open(id, false);
  else if (!doc && game !== null && current.value?.id === id) close('no-game');
}

/** @type {Omit<Surroundings, 'tapToGoOn' | 'suggests'>} */
const around = {
  engine,
  speed,
  playsForced,
  patience,
  write: (doc) => {
    if (!writeDown(doc) && current.value?.id === doc.page.id) close('elsewhere');
  },
  onLeave: () => go(wayOut()),
  onAgain: async ({ game, options, page }) =>
    sitDown(await deal({ game, options, seed: '', players: page.players }), { replace: true }),
  onExport: (doc) => exportMatch({ id: doc.page.id, doc, text: JSON.stringify(doc) }),
};

/** Keeps the open match, the address and the notices in step. */
export function followRoute() {
  effect(() => {
    const to = route.value;
    untracked(() => follow(to));
  });
  addEventListener('popstate', followEntry);
  effect(() => {
    // After a reload, as soon as the engine has the match.
    if (current.value?.view.value) untracked(followEntry);
  });
  effect(() => {
    const { value: to } = route;
    const saved = to.screen === 'match' ? find(to.id) : null;
    if (saved) untracked(() => followGame(saved));
  });
  effect(() => {
    if (current.value?.over.value) learn(current.value.game);
  });
  effect(() => {
    if (engine.restarts.value) say('engine-restarted');
  });
  effect(() => {
    const session = current.value;
    if (session && roomLeft.value) {
      say(`storage-${roomLeft.value}`, {}, { id: 'home-export', run: () => session.exportFile() });
    }
  });
  effect(() => {
    const session = current.value;
    const problem = session?.error.value;
    if (session && problem) untracked(() => fallBack(session, problem));
  });
  // A screen that was put away may be picked up by somebody else, or never again.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hide();
    else wake();
  });
  addEventListener('pagehide', hide);
  addEventListener('pageshow', wake);
}

function hide() {
  sleep(engine);
  if (current.value) assure(current.value.id);
  // A session that waits behind an open table has nothing on the screen to cover.
  if (!openTable.value) current.value?.hide();
}
