// The ways to a Python that holds the engine, quickest first. Each is complete by itself: where one
// does not work, the next is gone instead.
import { gunzipped, hex } from '../app/site.js';
import { Snapshot } from './snapshot.js';
import { addressOf, fetchExactly, fetchNow, fetchTold, files, mounted } from './site.js';

/** What a snapshot is renewed with, in bytes: as much as Python itself would take. */
const RANDOMNESS = 32;

/** @type {Way[]} */
export const WAYS = [
  { id: 'snapshot', of: files.snapshot?.sha256 ?? null, settle: 10_000, comesLater: true, send: sendSnapshot },
  {
    id: 'compiled',
    of: files.library.sha256,
    settle: 30_000,
    comesLater: false,
    send: byFiles(files.library, files.engine, unpacked),
  },
  {
    id: 'plain',
    of: files.plainLibrary?.sha256 ?? null,
    settle: 60_000,
    comesLater: false,
    send: byFiles(
      /** @type {BuiltFile} */ (files.plainLibrary),
      /** @type {BuiltFile} */ (files.plainEngine),
      (archive) => archive,
    ),
  },
];

/**
 * Python's memory as it was when the site was built, the engine imported. All modules that the engine
 * needs are in it, so the files of both may come later.
 * @param {Progress} progress @returns {Sent}
 */
function sendSnapshot(progress) {
  const image = new Snapshot(/** @type {NonNullable<typeof files.snapshot>} */ (files.snapshot), progress);
  const answers = new Map([
    [addressOf(files.lock.path), fetchTold(files.lock, 'engine', progress)],
    [addressOf(files.library.path), Promise.resolve(new Response())],
  ]);
  return {
    here: heard([image.filled, ...answers.values()]),
    boot: async (runtime, ready) => {
      // Pyodide has it, and does not promise to keep it: hence the other ways.
      const options = /** @type {PyodideOptions} */ ({
        stdLibURL: addressOf(files.library.path),
        _loadSnapshot: image,
      });
      const python = await runtime.boot(options, answers, ready, (memory) => {
        image.memory = memory;
      });
      lend(python);
      renewRandomness(python);
      return python;
    },
    complete: async (python) => {
      await mount(python, fetchExactly(files.library).then(unpacked), mounted.library);
      await mount(python, fetchExactly(files.engine).then(unpacked), mounted.engine);
      const importlib = python.pyimport('importlib');
      importlib.invalidate_caches();
      importlib.destroy();
    },
  };
}

/** For Python to read. @param {PyodideInterface} python @param {Promise<Response>} archive @param {string} path */
async function mount(python, archive, path) {
  python.FS.writeFile(path, new Uint8Array(await (await archive).arrayBuffer()));
}

/** Python's library and the engine, each in an archive.
 *  @param {BuiltFile} base @param {BuiltFile} archive
 *  @param {(packed: Response) => Response | Promise<Response>} unpack what is fetched
 *  @returns {Way['send']} */
function byFiles(base, archive, unpack) {
  return (progress) => {
    const answers = new Map([
      [addressOf(files.lock.path), fetchTold(files.lock, 'engine', progress)],
      [addressOf(base.path), fetchTold(base, 'library', progress).then(unpack)],
    ]);
    const sent = fetchTold(archive, 'engine', progress).then(unpack);
    return {
      here: heard([...answers.values(), sent]),
      boot: async (runtime, ready) => {
        const python = await runtime.boot({ stdLibURL: addressOf(base.path) }, answers, ready);
        // A package by Pyodide's own means would take longer than the engine's first answer.
        await mount(python, sent, mounted.engine);
        const { path } = python.pyimport('sys');
        path.append(mounted.engine);
        path.destroy();
        if (base === files.library) lend(python);
        return python;
      },
    };
  };
}

/** What of Python's library is not here comes when it is imported: at once, since an import waits for nobody.
 *  @param {PyodideInterface} python */
function lend(python) {
  if (!files.rest) return;
  const { path, modules, sha256 } = files.rest;
  const { lend } = python.pyimport('pygame_core.page.library');
  lend(modules, mounted.rest, sha256, (/** @type {string} */ target) => {
    const content = fetchNow(path);
    if (content) python.FS.writeFile(target, content);
    return Boolean(content);
  });
  lend.destroy();
}

/** All of the library, for whom nobody knows what it will import. @param {PyodideInterface} python */
export async function completeLibrary(python) {
  if (files.rest) await mount(python, fetchExactly(files.rest).then(unpacked), mounted.rest);
}

/** The archive that was packed as a whole, all of it: others may have copies then without unpacking.
 *  @param {Response} packed */
async function unpacked(packed) {
  return new Response(await new Response(gunzipped(packed)).arrayBuffer());
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

/** @param {PyodideInterface} python @returns {Bridge} */
export function bridgeOf(python) {
  const { call, proceed } = python.pyimport('pygame_core.page.bridge');
  // What is here now stays: a full collection in the midst of a thought is to look at the rest only.
  python.pyimport('gc').freeze();
  return { call: (text) => call(text), proceed: (milliseconds) => proceed(milliseconds) };
}
