// From the set-up to a running match, and from a saved one back to the table. There is one engine
// and at most one open match.
import { effect, signal, untracked } from '@preact/signals';
import { Engine } from './engine.js';
import { exportMatch } from './exchange.js';
import { say } from './notices.js';
import { glance, newPagePart } from './page-part.js';
import { OpenTable } from './open-table.js';
import { go, route } from './route.js';
import { find, keep } from './saves.js';
import { Session } from './session.js';
import { patience, speed, tapToGoOn } from './settings.js';
import { storageState } from './storage.js';

/** @import { MatchDoc, Player, Snapshot } from './types.js' */
/** @import { Route } from './route.js' */
/** @import { Surroundings } from './session.js' */
/** @import { Signal } from '@preact/signals' */

export const engine = new Engine(new URL('../worker.js', import.meta.url));

/** The match on the screen. @type {Signal<Session | null>} */
export const current = signal(null);

/** The same match with all hands open. @type {Signal<OpenTable | null>} */
export const openTable = signal(null);

/**
 * Asks the engine for a new match; waits for the engine if it must.
 * @param {{ game: string, options: Record<string, string>, seed: string, players: Player[] }} wish
 * @returns {Promise<MatchDoc>} rejects with an EngineError of kind "setup"
 */
export async function deal({ game, options, seed, players }) {
  /** @type {Snapshot} */
  const { view, save } = await engine.call('new', {
    game,
    seats: players.length,
    seed: seed || null,
    options,
    seat: null,
  });
  return { ...save, page: newPagePart(players, glance(view)) };
}

/** Puts a match on the table that has just been dealt or read from a file. @param {MatchDoc} doc
 *  @param {{ replace?: boolean }} [how] */
export function sitDown(doc, how) {
  keep(doc);
  go({ screen: 'match', id: doc.page.id }, how);
}

/** @param {MatchDoc} doc */
async function again({ game, options, page }) {
  sitDown(await deal({ game, options, seed: '', players: page.players }), { replace: true });
}

/** Closes what is open and opens what the address asks for. @param {Route} to */
function follow(to) {
  const id = to.screen === 'match' ? to.id : null;
  const open = current.value;
  if (open && open.id === id) return;
  open?.close();
  openTable.value?.close();
  openTable.value = null;
  const doc = id === null ? null : find(id)?.doc;
  current.value = doc ? new Session(doc, around) : null;
  current.value?.open();
}

/** All hands of the match on the screen are opened; the match itself waits meanwhile. */
export function openHands() {
  const session = current.value;
  if (!session) return;
  session.close();
  session.record.open();
  openTable.value = new OpenTable({ engine, record: session.record, patience });
  openTable.value.look();
}

/** The match goes on as if nobody had looked, but for the mark on its score sheet. */
export function closeHands() {
  openTable.value?.close();
  openTable.value = null;
  current.value?.open();
}

/** @type {Surroundings} */
const around = {
  engine,
  speed,
  tapToGoOn,
  patience,
  write: keep,
  onLeave: () => go({ screen: 'home' }),
  onAgain: again,
  onExport: (doc) => exportMatch({ id: doc.page.id, doc, text: JSON.stringify(doc) }),
};

/** Keeps the open match, the address and the notices in step. */
export function followRoute() {
  effect(() => {
    const to = route.value;
    untracked(() => follow(to));
  });
  effect(() => {
    if (engine.restarts.value) say('engine-restarted');
  });
  effect(() => {
    if (current.value && storageState.value !== 'ok') say(`storage-${storageState.value}-short`);
  });
  // A screen that was put away may be picked up by somebody else.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hide();
    else show();
  });
  addEventListener('pagehide', hide);
  addEventListener('pageshow', show);
}

function hide() {
  // A session that waits behind an open table has nothing on the screen to cover.
  if (openTable.value) openTable.value.hide();
  else current.value?.hide();
}

function show() {
  openTable.value?.show();
  current.value?.show();
}
