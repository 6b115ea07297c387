// What an earlier visit kept of the snapshot, read in a worker of its own: this worker's thread has
// Pyodide's scripts to read meanwhile.

/** @import { Known } from './start.js' */

/** What the page knows of the start. @type {Known} */
const { isLocal, prepared } = JSON.parse(self.name || '{}');
const isLater = isLocal || prepared;

/** The snapshot's pages, if they are kept and whole. @type {Promise<Uint8Array<ArrayBuffer> | null>} */
export const keptPages = new Promise((resolve) => {
  // Over plain http nothing is kept, and older browsers let no worker have one of its own.
  if (!isSecureContext || typeof Worker === 'undefined' || !isLater) return resolve(null);
  const reader = new Worker(new URL('./snapshot-reader.js', import.meta.url), { type: 'module' });
  const end = (/** @type {Uint8Array<ArrayBuffer> | null} */ pages) => {
    reader.terminate();
    resolve(pages);
  };
  reader.onmessage = ({ data }) => end(data);
  // Whatever it could not do: the site has the same snapshot. Unheard, an error goes on to the page,
  // which would take it for the end of the engine.
  reader.onerror = (event) => {
    event.preventDefault();
    end(null);
  };
});
