// A Python for one added game, in a worker with nothing of the page around it: no network, no storage, no other game.
// What it needs comes through the port of its first message ({barred, wheel}; start/supply.js). Otherwise it is asked
// as the page's own worker is (worker.js): it posts {stage: 'installing'} and {stage: 'ready'}, or {failure: {kind, id,
// params}}; {id, reply} to {id, call}; and {error} when it is lost.
import { Desk } from './start/desk.js';
import { start } from './start/start.js';
import { scriptsHere, supplied } from './start/supply.js';

/** Letters of what Python says in the end. */
const LAST_WORDS = 200;

self.onmessage = async ({ data: { barred, wheel }, ports: [port] }) => {
  const post = (/** @type {object} */ message) => port.postMessage(message);
  self.onerror = (problem) => post({ error: String(problem) });
  self.onunhandledrejection = ({ reason }) => post({ error: String(reason) });
  /** @type {Desk | null} */ let desk = null;
  supplied(port, ({ id, call }) => desk?.answer(id, call));
  const ignored = () => {};
  const python = await start(ignored, ignored, { barred, isLocal: true }, scriptsHere).catch(() => null);
  if (!python) return post({ failure: { kind: 'engine', id: 'not-started', params: {} } });
  await clearCache();
  post({ stage: 'installing' });
  try {
    await python.install(wheel);
    desk = new Desk(python.bridge, post);
    post({ stage: 'ready' });
  } catch (problem) {
    // Other people's packages may fail in any way; Python puts what went wrong into its last line.
    const detail = (String(problem).trim().split('\n').at(-1) ?? '').slice(0, LAST_WORDS);
    post({ failure: { kind: 'addon', id: 'not-installed', params: { detail } } });
  }
};

/** WebKit lends a cache even here, the same to every guest: what one has left in it, no other one finds. */
async function clearCache() {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // Elsewhere there is none, which each browser says in its own way.
  }
}
