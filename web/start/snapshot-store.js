// Where the snapshot's pages are kept from visit to visit.
import { sha256 } from '../app/digest.js';
import { SITE, addressOf, snapshot } from './site.js';

const STORE = `trick-table picture ${SITE.pathname}`;
const DIGEST = 'X-Pages-SHA-256';
const ADDRESS = snapshot && addressOf(`${snapshot.path}?pages=${snapshot.sha256}`);

/** The pages of this build's snapshot, if they are there and nothing has changed them.
 *  @returns {Promise<Uint8Array<ArrayBuffer> | null>} */
export function recall() {
  return whereAllowed(async () => {
    const store = await caches.open(STORE);
    const answer = ADDRESS && (await store.match(ADDRESS));
    if (!answer) return null;
    const pages = new Uint8Array(await answer.arrayBuffer());
    return (await sha256(pages)) === answer.headers.get(DIGEST) ? pages : null;
  });
}

/** For the next visit; a browser without room for them fetches the snapshot again.
 *  @param {Uint8Array<ArrayBuffer>} pages */
export async function keep(pages) {
  await whereAllowed(async () => {
    const address = /** @type {string} */ (ADDRESS);
    const headers = { [DIGEST]: await sha256(pages) };
    const store = await caches.open(STORE);
    await store.put(address, new Response(pages, { headers }));
    const others = (await store.keys()).filter(({ url }) => url !== address);
    await Promise.all(others.map((other) => store.delete(other)));
  });
}

/**
 * Where there is no store for pages, or no right to use it, or no room in it, goes without.
 * @template T @param {() => Promise<T>} work @returns {Promise<T | null>}
 */
async function whereAllowed(work) {
  if (!globalThis.isSecureContext) return null;
  try {
    return await work();
  } catch (problem) {
    if (problem instanceof DOMException) return null;
    throw problem;
  }
}
