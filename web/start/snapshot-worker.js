// Reads the kept snapshot, or fetches it and keeps it for the next start, as its name says. To be read, it posts its
// pages, or null; to be kept, null, or what went wrong as a failure.
import { COPY, HEALED } from '../app/site.js';
import { keep, recall } from './kept-pages.js';
import { gather, unpack } from './snapshot-pages.js';
import { CALMLY, fetchExactly, files, StartFailure } from './site.js';

/** Where there is no right to use the store, or no room in it, goes without: the snapshot is fetched again.
 *  @param {unknown} problem */
function without(problem) {
  if (!(problem instanceof DOMException)) throw problem;
  return null;
}

if (self.name === 'read') {
  const found = await recall().catch(without);
  if (found === 'damaged') await (await caches.open(COPY)).put(HEALED, new Response());
  const pages = found instanceof Uint8Array ? found : null;
  self.postMessage(pages, { transfer: pages ? [pages.buffer] : [] });
} else {
  try {
    const built = /** @type {NonNullable<typeof files.snapshot>} */ (files.snapshot);
    const pages = await gather(await unpack(await fetchExactly(built, CALMLY), built.memory));
    await keep(pages).catch(without);
    self.postMessage(null);
  } catch (problem) {
    self.postMessage(StartFailure.told(problem));
  }
}
