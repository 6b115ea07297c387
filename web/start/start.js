// From nothing to the engine's bridge: the quickest way that works in this browser.
import { prepareNext } from './kept-snapshot.js';
import { Progress } from './progress.js';
import { fetchScripts, Runtime } from './runtime.js';
import { StartFailure } from './site.js';
import { WAYS, bridgeOf } from './ways.js';
import { install } from './wheel.js';

/** @import { Tell } from './progress.js' */
/** @import { Scripts } from './runtime.js' */
/** @import { Way, WayId } from './ways.js' */
/** @import { Wheel } from './wheel.js' */
/** @typedef {{ way: WayId, of: string, settle: number }} Attempt a way, what it stands on, and within
 *    how many milliseconds it comes to an end */
/** @typedef {{ way: WayId, of: string | null, id: string, detail: Record<string, string> }} Refused */
/**
 * @typedef {object} Known what the page knows of the start
 * @property {Pick<Attempt, 'way' | 'of'>[]} [barred] what once hung or crashed here
 * @property {boolean} [isLocal] nothing has to come over a network
 * @property {string | null} [prepared] what an earlier start has prepared the next one with
 */
/** @typedef {Awaited<ReturnType<typeof start>>} Started */

const NOT_YET = 'not-yet';
const FIRST_CALL = '{"method":"games","params":{}}';

/**
 * @param {Tell} tell hears of the progress
 * @param {(attempt: Attempt) => void} attempting hears what is tried, just before
 * @param {Known} known
 * @param {Scripts} scripts how those of Pyodide come here
 * Rejects with a StartFailure, or with what Python's machine threw.
 */
export async function start(tell, attempting, known, scripts = fetchScripts) {
  const { isLocal = false } = known;
  const progress = new Progress(tell);
  const runtime = Runtime.load(progress, isLocal, scripts);
  /** @type {Refused[]} */ const refused = [];
  /** @type {unknown} */ let problem;
  for (const candidate of WAYS) {
    const { id: way, of, settle, send } = candidate;
    const id = obstacle(candidate, known);
    if (of === null || id) {
      refused.push({ way, of, id: id ?? 'not-built', detail: {} });
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
