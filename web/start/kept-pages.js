// Where the pages of the snapshot are kept from visit to visit, and what they are held to: the hash that stands in the
// build's facts, which whoever can write here cannot change.
import { sha256 } from '../app/site.js';
import { addressOf, files, SITE } from './site.js';

const { snapshot } = files;
const STORE = `trick-table picture ${SITE.pathname}`;
const ADDRESS = snapshot && addressOf(`${snapshot.path}?pages=${snapshot.sha256}`);

/** What is kept of this build's snapshot: its pages, "damaged" if they are something else, null if there is none.
 *  @returns {Promise<Uint8Array<ArrayBuffer> | 'damaged' | null>} */
export async function recall() {
  if (!snapshot || !ADDRESS) return null;
  const answer = await (await caches.open(STORE)).match(ADDRESS);
  if (!answer) return null;
  const pages = new Uint8Array(await answer.arrayBuffer());
  return (await sha256(pages)) === snapshot.pages ? pages : 'damaged';
}

/** Instead of what was kept before. @param {Uint8Array<ArrayBuffer>} pages */
export async function keep(pages) {
  const store = await caches.open(STORE);
  await store.put(/** @type {string} */ (ADDRESS), new Response(pages));
  const others = (await store.keys()).filter(({ url }) => url !== ADDRESS);
  await Promise.all(others.map((other) => store.delete(other)));
}
