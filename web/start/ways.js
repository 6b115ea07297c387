// The ways to a Python that holds the engine, quickest first. Each is complete by itself: where one
// does not work, the next is gone instead.
import { hex } from '../app/digest.js';
import { Picture } from './picture.js';
import { Runtime } from './runtime.js';
import {
  PACKAGE, addressOf, fetchExactly, fetchTold, library, lock, plainLibrary, snapshot, wheel,
} from './site.js';

/** @import { PyodideInterface } from 'pyodide' */
/** @import { Progress } from './progress.js' */
/** @import { Options } from './runtime.js' */
/** @typedef {'snapshot' | 'compiled' | 'plain'} WayId */
/**
 * @typedef {object} Sent
 * @property {Promise<unknown>} here all files, and exactly what was built
 * @property {(runtime: Runtime, ready: Promise<unknown>) => Promise<PyodideInterface>} boot prepares what
 *   it can, and starts the machine when it is told that all is ready
 * @property {(python: PyodideInterface) => Promise<void>} [complete] what may come after the first calls
 */

/** What a snapshot is renewed with, in bytes: as much as Python itself would take. */
const RANDOMNESS = 32;

/**
 * @typedef {object} Way
 * @property {WayId} id
 * @property {string | null} of what it stands on, null if the site has no such thing
 * @property {number} settle with all files here, it ends within so many milliseconds even on a slow
 *   tablet, or never
 * @property {(progress: Progress) => Sent} send
 */

/** @type {Way[]} */
export const WAYS = [
  { id: 'snapshot', of: snapshot && snapshot.sha256, settle: 10_000, send: sendSnapshot },
  { id: 'compiled', of: library.sha256, settle: 30_000, send: byWheelOn(library) },
  { id: 'plain', of: plainLibrary.sha256, settle: 60_000, send: byWheelOn(plainLibrary) },
];

/**
 * Python's memory as it was when the site was built, the engine imported. All modules that the engine
 * needs are in it, so the library may come later: half of what there is to fetch before the first deal.
 * @param {Progress} progress @returns {Sent}
 */
function sendSnapshot(progress) {
  const picture = new Picture(/** @type {NonNullable<typeof snapshot>} */ (snapshot), progress);
  const answers = send([lock], progress);
  answers.set(addressOf(library.path), Promise.resolve(new Response()));
  return {
    here: heard([picture.filled, ...answers.values()]),
    boot: async (runtime, ready) => {
      // Pyodide has it, and does not promise to keep it: hence the other ways.
      const options = /** @type {Options} */ ({ _loadSnapshot: picture });
      const python = await runtime.boot(options, answers, ready, (memory) => {
        picture.memory = memory;
      });
      renewRandomness(python);
      return python;
    },
    complete: async (python) => {
      const response = await fetchExactly(library);
      python.FS.writeFile(mounted(python), new Uint8Array(await response.arrayBuffer()));
      await picture.keep();
    },
  };
}

/** Where Python looks for its library. @param {PyodideInterface} python @returns {string} */
function mounted(python) {
  return python.runPython('import sys; next(path for path in sys.path if path.endswith(".zip"))');
}

/** The engine's wheel on a standard library. @param {typeof library} base @returns {Way['send']} */
function byWheelOn(base) {
  return (progress) => {
    const answers = send([base, wheel, lock], progress);
    return {
      here: heard([...answers.values()]),
      boot: async (runtime, ready) => {
        const options = { stdLibURL: addressOf(base.path), packages: [PACKAGE] };
        const python = await runtime.boot(options, answers, ready);
        // Pyodide only murmurs when a package could not be loaded.
        if (!(PACKAGE in python.loadedPackages)) throw new Error(`${PACKAGE} was not loaded`);
        return python;
      },
    };
  };
}

/** @param {{ path: string, bytes: number, sha256: string }[]} files @param {Progress} progress */
function send(files, progress) {
  return new Map(
    files.map((file) => {
      const stage = file === library || file === plainLibrary ? 'library' : 'engine';
      return [addressOf(file.path), fetchTold(file, stage, progress)];
    }),
  );
}

/** All of them; whoever waits hears what failed, however late. @param {Promise<unknown>[]} sent */
function heard(sent) {
  const here = Promise.all(sent);
  here.catch(() => {});
  return here;
}

/** Whoever wakes from the same memory would draw the same numbers. @param {PyodideInterface} python */
function renewRandomness(python) {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOMNESS));
  const random = python.pyimport('random');
  random.seed(BigInt(`0x${hex(bytes)}`));
  random.destroy();
}

/**
 * @typedef {object} Bridge
 * @property {(text: string) => string} call
 * @property {(milliseconds: number) => string} proceed thinks on about the newest call that needs it
 */

/** @param {PyodideInterface} python @returns {Bridge} */
export function bridgeOf(python) {
  const { call, proceed } = python.pyimport('pygame_core.bridge');
  return { call: (text) => call(text), proceed: (milliseconds) => proceed(milliseconds) };
}
