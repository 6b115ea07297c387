// The engine in a Python beside Node, as modules of the page ask it: views, events and refusals of the tests are
// its own. One serves all tests, and has one match open.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { EngineError } from '../../web/app/engine.js';

/** @import { GameEvent, Snapshot, View } from '../../web/app/types.js' */
/** @typedef {{ call: (method: string, params?: object) => Promise<any> }} Engine */

/** @type {ReturnType<typeof start> | null} */
let running = null;

function start() {
  const python = process.env.PYTHON ?? 'python3';
  const root = new URL('../../', import.meta.url);
  const child = spawn(python, ['-m', 'tests.page.engine'], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  return { child, replies: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

/** One question at a time, as the worker has it. @type {Promise<unknown>} */
let before = Promise.resolve();

/** @param {string} method @param {object} params @returns {Promise<any>} */
function ask(method, params) {
  const asked = before.then(async () => {
    running ??= start();
    running.child.stdin.write(`${JSON.stringify({ method, params })}\n`);
    const { value, done } = await running.replies.next();
    if (done) throw new Error(`the engine ended at ${method}`);
    return JSON.parse(value);
  });
  before = asked.catch(() => {});
  return asked;
}

export function stopEngine() {
  running?.child.stdin.end();
}

/** The engine for modules that know refusals by this class: those of a tab have one of their own.
 *  @param {typeof EngineError} Refusal @returns {Engine} */
export function engineOf(Refusal) {
  return {
    async call(method, params = {}) {
      const { result, error } = await ask(method, params);
      if (error) throw new Refusal(error.kind, error.id, error.params);
      return result;
    },
  };
}

export const engine = engineOf(EngineError);

/** @typedef {{ before: View, events: GameEvent[], after: View }} Step what an action changes for one seat */

/** A whole match of random actions as one seat's page hears of it; null: as somebody who looks on.
 *  @param {{ game: string, seats: number, seed?: string, seat?: number | null }} setup @returns {Promise<Step[]>} */
export async function told({ game, seats, seed = 'oak', seat = 0 }) {
  /** @type {Snapshot[]} */
  const snapshots = await engine.call('told', { game, seats, seed, seat });
  return snapshots.slice(1).map(({ view, events }, at) => ({ before: snapshots[at].view, events, after: view }));
}

/** The first step that brings such an event. @param {Step[]} steps @param {string} id */
export function stepWith(steps, id) {
  const found = steps.find(({ events }) => events.some((event) => event.id === id));
  if (!found) throw new Error(`no step brings ${id}`);
  return found;
}

/** Each of the games, with one number of seats. */
export const GAMES = [
  { game: 'red-dragon', seats: 3 },
  { game: 'x-missions', seats: 4 },
  { game: 'scharfe-schoten', seats: 3 },
  { game: 'sauscharf', seats: 3 },
  { game: 'stich-meister', seats: 4 },
];
