// From nothing to the engine's bridge: the quickest way that works in this browser.
import { prepareNext } from './kept-snapshot.js';
import { Progress } from './progress.js';
import { fetchScripts, Runtime } from './runtime.js';
import { StartFailure } from './site.js';
import { WAYS, bridgeOf, completeLibrary } from './ways.js';

const NOT_YET = 'not-yet';
const FIRST_CALL = '{"method":"games","params":{}}';

/**
 * @param {(told: EngineProgress) => void} tell hears of the progress
 * @param {(attempt: StartAttempt) => void} attempting hears what is tried, just before
 * @param {Known} known
 * @param {Scripts} scripts how those of Pyodide come here
 * Rejects with a StartFailure, or with what Python's machine threw.
 */
export async function start(tell, attempting, known, scripts = fetchScripts) {
  const progress = new Progress(tell);
  const runtime = Runtime.load(progress, known, scripts);
  /** @type {StartTaken['refused']} */ const refused = [];
  /** @type {unknown} */ let problem;
  for (const candidate of WAYS) {
    const { id: way, of, settle, send } = candidate;
    const id = obstacle(candidate, known);
    if (of === null || id) {
      refused.push({ way, of: of ?? '', id: id ?? 'not-built', detail: {} });
      continue;
    }
    try {
      const { here, boot, complete } = send(progress);
      const scripts = await runtime;
      const ready = Promise.all([here, scripts.compiled()]).then(() => attempting({ way, of, settle }));
      const python = await within(settle, ready, boot(scripts, ready));
      const bridge = bridgeOf(python);
      if (!bridge.call(FIRST_CALL).startsWith('{"result"')) throw new Error('the engine does not answer');
      progress.end();
      /** @type {Promise<void> | undefined} */ let completing;
      const completed = () => (completing ??= complete?.(python) ?? Promise.resolve());
      return {
        bridge,
        way,
        // The quicker ways, and why they were not gone.
        refused,
        // Fetches what the first calls do not need, once.
        complete: completed,
        // Fetches what the next start would like to have, and says which it is; null if there is nothing to
        // prepare. Rejects with a StartFailure.
        prepare: async () => {
          const isUsed = way === 'snapshot';
          const isAwaited = isUsed || refused.some(({ id }) => id === NOT_YET);
          return isAwaited ? prepareNext(isUsed) : null;
        },
        // Adds a game once all is here.
        install: async (/** @type {Wheel} */ wheel) => {
          await completed();
          await completeLibrary(python);
          await install(python, wheel);
        },
      };
    } catch (caught) {
      // Without the runtime, no way leads anywhere.
      await (await runtime).compiled();
      problem = caught;
      refused.push({ way, of, ...StartFailure.told(caught) });
    }
  }
  throw problem;
}

/** What keeps a way that there is from being gone. @param {Way} way @param {Known} known */
function obstacle({ id, of, comesLater }, { barred = [], isLocal = false, prepared = null }) {
  if (barred.some((past) => past.way === id && past.of === of)) return 'barred';
  return comesLater && of && !isLocal && prepared !== of ? NOT_YET : null;
}

/**
 * @template T @param {number} settle milliseconds, from when all is ready
 * @param {Promise<void>} ready @param {Promise<T>} work ends by itself if nothing gets ready
 * @returns {Promise<T>}
 */
function within(settle, ready, work) {
  return new Promise((resolve, reject) => {
    /** @type {number | undefined} */ let timer;
    const giveUp = () => reject(new StartFailure('no-answer', {}));
    ready.then(
      () => (timer = setTimeout(giveUp, settle)),
      () => {},
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

// A game in a wheel of its own, installed into the running Python by micropip, which comes with the site.
// Nothing is asked of any index: the wheel is here already, and it needs nothing but the engine.

const MICROPIP = 'micropip';
/** Letters, figures and what else stands in such a name; so it may stand in a Python text, too. */
const FILE_NAME = /^[\w.+!-]+\.whl$/;

/** @param {PyodideInterface} python whose library is complete @param {Wheel} wheel
 *  @returns {Promise<void>} rejects with what Python or micropip says */
export async function install(python, { file, content }) {
  if (!FILE_NAME.test(file)) throw new Error(`${file} is no name of a wheel`);
  if (!(MICROPIP in python.loadedPackages)) {
    await python.loadPackage(MICROPIP, { messageCallback: () => {} });
    // Pyodide only murmurs when a package could not be loaded.
    if (!(MICROPIP in python.loadedPackages)) throw new Error(`${MICROPIP} was not loaded`);
  }
  const path = `/tmp/${file}`;
  python.FS.writeFile(path, content);
  try {
    await python.runPythonAsync(`import micropip; await micropip.install("emfs:${path}", deps=False)`);
  } finally {
    python.FS.unlink(path);
  }
}
