// Serves the page from the browser's own copy of it. What is in the copy, and which build of it is
// served, the page decides (app/offline/offline.js); here it is only looked up, and held to its hash before it goes out:
// of the build that this worker came with it knows all hashes by itself. What is something else is dropped, and the
// server is asked. Answers go out untouched: browsers keep compiled code for such answers only.
//
// A build that was never started before is on trial: if the page does not confirm it, the next visit
// gets the last good one again.

/** @import { Build, State } from './app/offline/offline-store.js' */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = worker.registration.scope;
const STORE = `trick-table ${new URL(SCOPE).pathname}`;
/** So the page asks for what is on the server. */
const PAST_THE_COPY = 'X-Past-The-Copy';
/** In milliseconds; a page that did not start until then does not start. */
const PATIENCE = 60_000;

/** Of the build that this worker came with, the hash of each file; the site builder writes it here.
 *  @type {{ build: string, files: Record<string, string> }} */
const OWN = { build: '', files: {} };

/** The build of the last visit; unknown to a worker that has just been woken. @type {string | null} */
let serving = null;
/** Which file is which, by build. @type {Map<string, Map<string, string>>} */
const lists = new Map([[OWN.build, new Map(Object.entries(OWN.files))]]);
/** What has been held to its hash since this worker was woken. @type {Map<string, Promise<boolean>>} */
const checked = new Map();

worker.addEventListener('install', (event) => event.waitUntil(takeOver()));
// A page waits for this worker already: Chromium may have forgotten that it is to take over.
worker.addEventListener('message', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = request.method === 'GET' && request.url.startsWith(SCOPE);
  if (!isOurs || request.headers.has(PAST_THE_COPY)) return;
  event.respondWith(answer(event));
});

/** Whoever cannot look anything up must not replace one who can: nothing would bring the page back. */
async function takeOver() {
  const store = await caches.open(STORE);
  const build = await served(store);
  if (build) await find(store, build, 'index.html');
  await worker.skipWaiting();
}

/** @param {FetchEvent} event */
async function answer(event) {
  const { request } = event;
  const store = await caches.open(STORE);
  if (request.mode === 'navigate') serving = await arrive(store, event);
  else serving ??= await served(store);
  const path = new URL(request.url).pathname.slice(new URL(SCOPE).pathname.length) || 'index.html';
  return (serving && (await find(store, serving, path))) || fetch(request);
}

/** A file of a kept build, if it is there as it was built. @param {Cache} store @param {string} build @param {string} path */
async function find(store, build, path) {
  const sha256 = (await listOf(store, build)).get(path);
  if (!sha256) return undefined;
  const key = `${SCOPE}${path}?${sha256}`;
  let sound = checked.get(key);
  if (!sound) checked.set(key, (sound = isSound(store, key, sha256)));
  if (await sound) return store.match(key);
  checked.delete(key);
  // Without its list, which may be as wrong, the page fetches anew what is missing.
  if (build === OWN.build) await store.delete(`${SCOPE}?build=${build}`);
  return undefined;
}

/** @param {Cache} store @param {string} key @param {string} sha256 */
async function isSound(store, key, sha256) {
  const kept = await store.match(key);
  if (!kept) return false;
  const digest = await crypto.subtle.digest('SHA-256', await kept.arrayBuffer());
  const found = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (found === sha256) return true;
  await store.delete(key);
  // The page says so.
  await store.put(`${SCOPE}?healed`, new Response());
  return false;
}

/** @param {Cache} store */
async function served(store) {
  const state = await readState(store);
  return state && (state.trial?.tried ? state.trial.build : state.current);
}

/** Which build a visit gets. @param {Cache} store @param {FetchEvent} event */
async function arrive(store, event) {
  const state = await readState(store);
  if (!state?.trial) return state?.current ?? null;
  const { build, tried } = state.trial;
  if (tried) {
    await goBack(store, state, build);
    return state.current;
  }
  await writeState(store, { ...state, trial: { build, tried: true } });
  event.waitUntil(watch(store, build, event.resultingClientId));
  return build;
}

/** Brings the last good build back if the one on trial is not confirmed in time.
 *  @param {Cache} store @param {string} build @param {string} visitor */
async function watch(store, build, visitor) {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const state = await readState(store);
  if (state?.trial?.build !== build) return;
  const client = await worker.clients.get(visitor);
  if (!(client instanceof WindowClient)) return;
  await goBack(store, state, build);
  await client.navigate(client.url);
}

/** @param {Cache} store @param {State} state @param {string} build */
function goBack(store, state, build) {
  return writeState(store, { ...state, trial: null, failed: [...state.failed, build], wentBack: build });
}

/** @param {Cache} store @returns {Promise<State | null>} */
async function readState(store) {
  return (await store.match(`${SCOPE}?state`))?.json() ?? null;
}

/** @param {Cache} store @param {State} state */
function writeState(store, state) {
  return store.put(`${SCOPE}?state`, new Response(JSON.stringify(state)));
}

/** @param {Cache} store @param {string} build @returns {Promise<Map<string, string>>} path to hash */
async function listOf(store, build) {
  const known = lists.get(build);
  if (known) return known;
  /** @type {Build | undefined} */
  const kept = await (await store.match(`${SCOPE}?build=${build}`))?.json();
  const list = new Map(kept?.files.map(({ path, sha256 }) => [path, sha256]));
  if (kept) lists.set(build, list);
  return list;
}
