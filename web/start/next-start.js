// What makes the next start a quick one: the snapshot of Python's memory, fetched once this start is over.
import { StartFailure } from './failure.js';
import { keptPages } from './kept-snapshot.js';
import { CALMLY, fetchExactly, snapshot } from './site.js';

/** @import { BuiltSnapshot } from './snapshot.js' */

/** @param {boolean} isFetched this start has used it
 *  @returns {Promise<string>} which snapshot is here now: its hash; rejects with a StartFailure */
export async function prepareNext(isFetched) {
  const built = /** @type {BuiltSnapshot} */ (snapshot);
  const isStoreThere = isSecureContext && typeof Worker !== 'undefined';
  if (isStoreThere) {
    if (!(await keptPages)) await keep();
  } else if (!isFetched) {
    // Without a store there is still what browsers keep of all that they fetch.
    await fetchExactly(built, CALMLY);
  }
  return built.sha256;
}

/** @returns {Promise<void>} */
function keep() {
  return new Promise((resolve, reject) => {
    const keeper = new Worker(new URL('./snapshot-keeper.js', import.meta.url), { type: 'module' });
    /** @param {ReturnType<typeof StartFailure.told> | null} failure */
    const end = (failure) => {
      keeper.terminate();
      if (failure) reject(new StartFailure(failure.id, failure.detail));
      else resolve();
    };
    keeper.onmessage = ({ data }) => end(data);
    keeper.onerror = (event) => {
      event.preventDefault();
      end(StartFailure.told(event.message));
    };
  });
}
