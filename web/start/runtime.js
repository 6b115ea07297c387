// Pyodide's scripts and its WebAssembly: fetched and compiled once, whichever way the start goes.
import { gunzipped } from '../app/site.js';
import { addressOf, files, get, StartFailure } from './site.js';

const [ENTRY, GLUE, WASM] = files.runtime;
export const PYODIDE = addressOf('pyodide/');
/** The smallest module there is: whoever may not run it may not run Python. */
const EMPTY_WASM = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

export class Runtime {
  /** @type {LoadPyodide} */ #loadPyodide;
  /** @type {Promise<WebAssembly.Module>} */ #machine;

  /** @param {LoadPyodide} loadPyodide @param {Promise<WebAssembly.Module>} machine */
  constructor(loadPyodide, machine) {
    this.#loadPyodide = loadPyodide;
    this.#machine = machine;
  }

  /** Its scripts; the machine may still be compiled. @param {Progress} progress @param {Known} known
   *  @param {Scripts} scripts @returns {Promise<Runtime>} rejects if there is no start at all */
  static async load(progress, known, scripts) {
    try {
      new WebAssembly.Module(EMPTY_WASM);
    } catch (problem) {
      throw new StartFailure('wasm-blocked', { message: String(problem) });
    }
    const wasm = known.isPacked ? files.packedWasm : WASM;
    for (const { path, bytes } of [ENTRY, GLUE, wasm]) progress.expect('runtime', path, bytes);
    const machine = compile(wasm.path, progress, known);
    machine.catch(() => {}); // Whoever waits for it hears what failed.
    return new Runtime(await scripts(progress, known), machine);
  }

  /** Rejects if there is no start at all. */
  async compiled() {
    await this.#machine;
  }

  /**
   * A Python. What Pyodide asks for is taken from the given answers, by their addresses; and it
   * gets the machine that is compiled here: by itself it would wait for ever for a broken one. Its
   * scripts have much to prepare before they ask for the machine, which they get when all is ready.
   * @param {PyodideOptions} options @param {Map<string, Promise<Response>>} answers
   * @param {Promise<unknown>} ready
   * @param {(memory: WebAssembly.Memory) => void} [onMemory] hears of the machine's memory, before
   *   anything is in it
   * @returns {Promise<PyodideInterface>}
   */
  async boot(options, answers, ready, onMemory = () => {}) {
    const { fetch } = self;
    const { instantiateStreaming, Module } = WebAssembly;
    /** @type {(problem: unknown) => void} */ let fail = () => {};
    const failed = new Promise((_resolve, reject) => (fail = reject));
    self.fetch = async (input, init) => {
      const address = new URL(input instanceof Request ? input.url : input, PYODIDE).href;
      if (address === addressOf(WASM.path)) return new Response();
      // A way that was given up may still ask: so nobody gets the only copy.
      return answers.get(address)?.then((answer) => answer.clone(), never) ?? fetch(input, init);
    };
    WebAssembly.instantiateStreaming = async (_source, imports) => {
      try {
        const module = await this.#machine;
        const instance = await WebAssembly.instantiate(module, imports);
        await ready;
        onMemory(/** @type {WebAssembly.Memory} */ (instance.exports.memory));
        return { module, instance };
      } catch (problem) {
        fail(problem);
        return never();
      }
    };
    WebAssembly.Module = compiledOnce(Module);
    try {
      // With a base for packages of its own, Pyodide has no reason to look anywhere else.
      const python = this.#loadPyodide({ indexURL: PYODIDE, packageBaseUrl: PYODIDE, ...options });
      return await Promise.race([python, /** @type {Promise<never>} */ (failed)]);
    } finally {
      self.fetch = fetch;
      WebAssembly.instantiateStreaming = instantiateStreaming;
      WebAssembly.Module = Module;
    }
  }
}

/** Pyodide wraps each of hundreds of functions in a module of some forty bytes: few of them differ.
 *  @param {typeof WebAssembly.Module} Module */
function compiledOnce(Module) {
  /** @type {Map<string, WebAssembly.Module>} */ const compiled = new Map();
  return new Proxy(Module, {
    /** @param {typeof Module} _target @param {[Uint8Array<ArrayBuffer>]} bytes */
    construct(_target, [bytes]) {
      const key = bytes.join();
      const module = compiled.get(key) ?? new Module(bytes);
      compiled.set(key, module);
      return module;
    },
  });
}

/** Told of a failure, Pyodide would try again by itself, or leave it unheard: whoever waits for the way
 *  hears what failed. @returns {Promise<never>} */
function never() {
  return new Promise(() => {});
}

/** Counts a copy until it is here; a transmission that breaks off is told to whoever reads the answer.
 *  @param {string} path @param {Response} copy @param {Progress} progress */
async function count(path, copy, progress) {
  const reader = /** @type {ReadableStream<Uint8Array>} */ (copy.body).getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      progress.add(path, part.value.length);
    }
  } catch (problem) {
    if (problem instanceof TypeError) return;
    throw problem;
  }
  progress.complete(path);
}

/** @param {string} path @param {Progress} progress @param {Known} known */
async function compile(path, progress, { isLocal, isPacked }) {
  const response = await get(path);
  // Counting takes longer than there is something to count.
  if (isLocal) progress.complete(path);
  else void count(path, response.clone(), progress);
  return WebAssembly.compileStreaming(isPacked ? asWasm(gunzipped(response)) : untouched(response));
}

/** Some servers do not know the type of WebAssembly, and browsers insist on it. Every other answer stays as it is, since
 *  browsers keep compiled WebAssembly only for such a one. @param {Response} response */
function untouched(response) {
  return response.headers.get('Content-Type') === 'application/wasm' ? response : asWasm(response.body);
}

/** @param {ReadableStream | null} body */
function asWasm(body) {
  return new Response(body, { headers: { 'Content-Type': 'application/wasm' } });
}

/** Over the network, but for glue that is here. @type {Scripts} */
export async function fetchScripts(progress, { isPacked }) {
  const entry = script(ENTRY.path, progress);
  if (isPacked) return withGlue((await entry).loadPyodide, progress);
  const [{ loadPyodide }] = await Promise.all([entry, script(GLUE.path, progress)]);
  return loadPyodide;
}

/** Pyodide's glue stands in front of the program that this is a part of: see app/engine/supplied.js.
 *  @param {LoadPyodide} loadPyodide @param {Progress} progress @returns {LoadPyodide} */
export function withGlue(loadPyodide, progress) {
  progress.complete(GLUE.path);
  return (options) => loadPyodide({ ...options, createPyodideModule: /** @type {any} */ (self).createPyodideModule });
}

/** @param {string} path @param {Progress} progress */
async function script(path, progress) {
  try {
    const module = await import(addressOf(path));
    progress.complete(path);
    return module;
  } catch (problem) {
    await get(path); // throws if the file is what is missing
    throw problem;
  }
}
