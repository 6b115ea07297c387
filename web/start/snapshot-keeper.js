// Fetches the snapshot for the next start and keeps it, in a worker of its own: the engine's thread has
// a game to play meanwhile. Says null, or what went wrong as a failure.
import { StartFailure } from './failure.js';
import { gather, unpack } from './snapshot-pages.js';
import { keep } from './snapshot-store.js';
import { CALMLY, fetchExactly, snapshot } from './site.js';

/** @import { BuiltSnapshot } from './snapshot.js' */

/** @param {BuiltSnapshot} built */
async function keepSnapshot(built) {
  await keep(gather(await unpack(await fetchExactly(built, CALMLY), built.memory)));
}

keepSnapshot(/** @type {BuiltSnapshot} */ (snapshot)).then(
  () => self.postMessage(null),
  (problem) => self.postMessage(StartFailure.told(problem)),
);
