// The snapshot of Python's memory as it is kept from visit to visit. A worker of its own reads and writes it: this
// worker's thread has Pyodide's scripts to read meanwhile, and later a game to play.
import { underOwnPolicy } from '../app/site.js';
import { CALMLY, fetchExactly, files, SITE, StartFailure } from './site.js';

/** What the page knows of the start. @type {Known} */
const { isLocal, prepared } = JSON.parse(self.name || '{}');

/** The snapshot's pages, if they are kept and whole; whatever keeps them from being read: the site has the same
 *  snapshot. @type {Promise<Uint8Array<ArrayBuffer> | null>} */
export const keptPages =
  files.snapshot && isSecureContext && (isLocal || prepared) ? asked('read').catch(() => null) : Promise.resolve(null);

/** What makes the next start a quick one. @param {boolean} isFetched this start has used it
 *  @returns {Promise<string>} which snapshot is here now: its hash; rejects with a StartFailure */
export async function prepareNext(isFetched) {
  const built = /** @type {NonNullable<typeof files.snapshot>} */ (files.snapshot);
  if (isSecureContext) {
    const failure = (await keptPages) ? null : await asked('keep');
    if (failure) throw new StartFailure(failure.id, failure.detail);
  } else if (!isFetched) {
    // Over plain http nothing is kept but what browsers keep of all that they fetch.
    await Promise.all([...files.runtime, built].map((file) => fetchExactly(file, CALMLY)));
  }
  return built.sha256;
}

/** The one word of the worker. @param {'read' | 'keep'} what @returns {Promise<any>} */
async function asked(what) {
  const script = underOwnPolicy(new URL('start/snapshot-worker.js', SITE));
  const worker = new Worker(script, { type: 'module', name: what });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      // Unheard, an error goes on to the page, which would take it for the end of the engine.
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new StartFailure('start-failed', { message: event.message }));
      };
    });
  } finally {
    worker.terminate();
    URL.revokeObjectURL(script);
  }
}
