// Reads the kept snapshot, or fetches it and keeps it for the next start, as its name says. To be read, it posts its
// pages, or null; to be kept, null, or what went wrong as a failure.
import { sha256 } from '../app/site.js';
import { gather, unpack } from './snapshot-pages.js';
import { addressOf, CALMLY, fetchExactly, SITE, snapshot, StartFailure } from './site.js';

const STORE = `trick-table picture ${SITE.pathname}`;
const DIGEST = 'X-Pages-SHA-256';
const built = /** @type {NonNullable<typeof snapshot>} */ (snapshot);
const ADDRESS = addressOf(`${built.path}?pages=${built.sha256}`);

/** The pages of this build's snapshot, if they are there and nothing has changed them. */
async function recall() {
  const store = await caches.open(STORE);
  const answer = await store.match(ADDRESS);
  if (!answer) return null;
  const pages = new Uint8Array(await answer.arrayBuffer());
  return (await sha256(pages)) === answer.headers.get(DIGEST) ? pages : null;
}

/** @param {Uint8Array<ArrayBuffer>} pages */
async function keep(pages) {
  const headers = { [DIGEST]: await sha256(pages) };
  const store = await caches.open(STORE);
  await store.put(ADDRESS, new Response(pages, { headers }));
  const others = (await store.keys()).filter(({ url }) => url !== ADDRESS);
  await Promise.all(others.map((other) => store.delete(other)));
}

/** Where there is no right to use the store, or no room in it, goes without: the snapshot is fetched again.
 *  @param {unknown} problem */
function without(problem) {
  if (!(problem instanceof DOMException)) throw problem;
  return null;
}

if (self.name === 'read') {
  const pages = await recall().catch(without);
  self.postMessage(pages, { transfer: pages ? [pages.buffer] : [] });
} else {
  try {
    const pages = gather(await unpack(await fetchExactly(built, CALMLY), built.memory));
    await keep(pages).catch(without);
    self.postMessage(null);
  } catch (problem) {
    self.postMessage(StartFailure.told(problem));
  }
}
