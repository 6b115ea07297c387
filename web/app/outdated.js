// Files of two builds do not start together, and a browser may mix them: it keeps a file as long as the
// host says, and where the host says nothing, as long as the browser likes. Whoever has the page's own
// copy (offline.js) is spared: that is one build.
// Nothing is imported, since any file may be the one that does not fit.

/** @import { SiteFile } from './offline/offline-store.js' */

const SITE = new URL('../', import.meta.url);

/** Several may notice the same mixture. @type {Promise<void> | null} */
let looking = null;

/** Has the browser ask the server for each file of the page, and begins anew if it kept another one. */
export function replaceOutdated() {
  looking ??= look().finally(() => (looking = null));
  return looking;
}

async function look() {
  if (navigator.serviceWorker?.controller) return;
  const list = await bytesOf('build.json', 'no-cache');
  if (!list) return;
  const { files } = /** @type {{ files: SiteFile[] }} */ (JSON.parse(new TextDecoder().decode(list)));
  let isReplaced = false;
  for (const { path, bytes } of files) {
    const kept = await bytesOf(path, 'default');
    const served = await bytesOf(path, 'no-cache');
    // A server that answers with something else each time must not have the page begin for ever.
    if (served?.length === bytes && !isSame(kept, served)) isReplaced = true;
  }
  if (isReplaced) location.reload();
}

/** An engine that does not start may be a mixture. @param {Engine} engine */
export function mendStart(engine) {
  engine.failure.subscribe((failure) => {
    if (failure && failure.id !== 'too-slow') void replaceOutdated();
  });
}

/** @param {string} path @param {RequestCache} cache
 *  @returns {Promise<Uint8Array | null>} null if the server is away, or has no such file */
async function bytesOf(path, cache) {
  try {
    const answer = await fetch(new URL(path, SITE), { cache });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch (problem) {
    if (problem instanceof TypeError) return null;
    throw problem;
  }
}

/** @param {Uint8Array | null} one @param {Uint8Array} other */
function isSame(one, other) {
  return one?.length === other.length && one.every((byte, at) => byte === other[at]);
}
