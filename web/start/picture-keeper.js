// Fetches the picture for the next start and keeps it, in a worker of its own: the engine's thread has
// a game to play meanwhile. Says null, or what went wrong as a failure.
import { StartFailure } from './failure.js';
import { gather, unpack } from './picture-pages.js';
import { keep } from './picture-store.js';
import { CALMLY, fetchExactly, snapshot } from './site.js';

/** @import { BuiltPicture } from './picture.js' */

/** @param {BuiltPicture} built */
async function keepPicture(built) {
  await keep(gather(await unpack(await fetchExactly(built, CALMLY), built.memory)));
}

keepPicture(/** @type {BuiltPicture} */ (snapshot)).then(
  () => self.postMessage(null),
  (problem) => self.postMessage(StartFailure.told(problem)),
);
