// The engine in a Python beside Node, as modules of the page ask it: views, events and refusals of the tests are
// its own. One serves all tests, and has one match open.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { EngineError } from '../../web/app/engine/engine.js';

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
