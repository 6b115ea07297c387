// Pyodide and the engine's bridge, nothing else. The page posts {id, call}, both ways JSON text, and
// hears {id, reply}, before that {id, thinking} of what takes a while; while starting {stage, loaded,
// total}; and {failure: {id, detail}} if there is no start. No Python object leaves this worker. What
// goes wrong later ends it (worker.onerror).

/** @import { PyodideInterface } from 'pyodide' */
/** @import { PyCallable } from 'pyodide/ffi' */
/** @typedef {'runtime' | 'library' | 'engine'} Stage */
/** @typedef {{path: string, bytes: number, sha256: string}} SiteFile */
/** @typedef {{engine: {package: string, wheel: string}, files: SiteFile[]}} Build */

const HERE = new URL('.', self.location.href);
const PYODIDE = new URL('pyodide/', HERE).href;
const ENTRY = 'pyodide/pyodide.mjs';
const GLUE = 'pyodide/pyodide.asm.mjs';
const WASM = 'pyodide/pyodide.asm.wasm';
const LIBRARY = 'pyodide/python_stdlib.zip';
const LOCK = 'pyodide/pyodide-lock.json';
/** The smallest module there is: whoever may not run it may not run Python. */
const EMPTY_WASM = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
/** Progress is told at most so often, in milliseconds. */
const PACE = 80;
/** A slice of thinking, in milliseconds: so short that a word to stop is soon heard. */
const SLICE = 10;

class StartFailure extends Error {
  /** @param {'wasm-blocked' | 'file-missing' | 'start-failed'} id @param {Record<string, string>} detail */
  constructor(id, detail) {
    super(id);
    this.id = id;
    this.detail = detail;
  }
}

/** How much of each file has come, told to the page stage by stage. */
class Progress {
  /** @type {Map<string, {stage: Stage, loaded: number, total: number, here: boolean}>} */
  #files = new Map();
  #told = 0;

  /** @param {Stage} stage @param {string[]} paths */
  expect(stage, paths) {
    for (const path of paths) this.#files.set(path, { stage, loaded: 0, total: 0, here: false });
  }

  /** @param {SiteFile[]} files */
  learnSizes(files) {
    for (const { path, bytes } of files) {
      const file = this.#files.get(path);
      if (file) file.total = bytes;
    }
  }

  /** @param {string} path @param {number} bytes */
  add(path, bytes) {
    const file = this.#files.get(path);
    if (file) file.loaded += bytes;
    if (performance.now() - this.#told > PACE) this.#tell();
  }

  /** @param {string} path */
  complete(path) {
    const file = this.#files.get(path);
    if (file) Object.assign(file, { loaded: file.total, here: true });
    this.#tell();
  }

  /** The stage is that of the first file still to come; when all are here, the engine starts. */
  #tell() {
    this.#told = performance.now();
    const files = [...this.#files.values()];
    const stage = files.find((file) => !file.here)?.stage ?? 'engine';
    let [loaded, total] = [0, 0];
    for (const file of files) {
      if (file.stage !== stage) continue;
      loaded += file.loaded;
      total += file.total;
    }
    self.postMessage({ stage, loaded: Math.min(loaded, total), total });
  }
}

const progress = new Progress();
const realFetch = self.fetch.bind(self);

/**
 * A file of the site. Its bytes are counted on a copy: the answer itself stays untouched, since
 * browsers keep compiled WebAssembly only for an untouched one.
 * @param {string} path @param {RequestInit} [how]
 */
async function get(path, how) {
  const response = await realFetch(new URL(path, HERE), how).catch((problem) => {
    throw new StartFailure('file-missing', { file: path, message: String(problem) });
  });
  if (!response.ok) {
    throw new StartFailure('file-missing', { file: path, message: `HTTP ${response.status}` });
  }
  return response;
}

/** @param {string} path @param {Response} copy */
async function count(path, copy) {
  const reader = /** @type {ReadableStream<Uint8Array>} */ (copy.body).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    progress.add(path, part.value.length);
  }
  progress.complete(path);
}

/** Files on their way before Pyodide asks for them, one after another, by their addresses. */
class Ahead {
  /** @type {Map<string, Promise<Response>>} */ #responses = new Map();

  /** @param {string} path @param {RequestInit} [how] @returns {Promise<void>} when all of it is here */
  async send(path, how) {
    /** @type {Promise<void> | undefined} */ let counted;
    const response = get(path, how).then((answer) => {
      counted = count(path, answer.clone());
      return asWasm(answer);
    });
    // Pyodide keeps waiting for what is missing: its own complaints would only hide what is told.
    const forPyodide = response.catch(() => /** @type {Promise<Response>} */ (new Promise(() => {})));
    this.#responses.set(new URL(path, HERE).href, forPyodide);
    await response;
    await counted;
  }

  /** @type {typeof fetch} */
  fetch = (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, HERE).href;
    const response = this.#responses.get(address);
    this.#responses.delete(address);
    return response ?? realFetch(input, init);
  };
}

/**
 * Some servers do not know the type of WebAssembly, and browsers insist on it.
 * @param {Response} response
 */
function asWasm(response) {
  const type = response.headers.get('Content-Type');
  if (!response.url.endsWith('.wasm') || type === 'application/wasm') return response;
  return new Response(response.body, { headers: { 'Content-Type': 'application/wasm' } });
}

/** @param {string} path */
async function getScript(path) {
  try {
    const module = await import(new URL(path, HERE).href);
    progress.complete(path);
    return module;
  } catch (problem) {
    await get(path); // throws if the file is what is missing
    throw problem;
  }
}

/** Pyodide never settles when its WebAssembly does not start; this rejects then. */
function brokenWasm() {
  const instantiate = WebAssembly.instantiateStreaming;
  return new Promise((_resolve, reject) => {
    WebAssembly.instantiateStreaming = (source, imports) => {
      WebAssembly.instantiateStreaming = instantiate;
      const instance = instantiate(source, imports);
      instance.catch(reject);
      return instance;
    };
  });
}

function probeWasm() {
  try {
    new WebAssembly.Module(EMPTY_WASM);
  } catch (problem) {
    throw new StartFailure('wasm-blocked', { message: String(problem) });
  }
}

/**
 * @typedef {object} Bridge
 * @property {(text: string) => string} call
 * @property {(milliseconds: number) => string} proceed thinks on about the newest call that needs it
 */

/** @returns {Promise<Bridge>} */
async function start() {
  progress.expect('runtime', [ENTRY, GLUE, WASM]);
  progress.expect('library', [LIBRARY]);
  progress.expect('engine', [LOCK]);
  probeWasm();
  const ahead = new Ahead();
  const build = get('build.json').then((response) => /** @type {Promise<Build>} */ (response.json()));
  const wheel = build.then(({ engine, files }) => {
    const path = `pyodide/${engine.wheel}`;
    progress.expect('engine', [path]);
    progress.learnSizes(files);
    return ahead.send(path, { integrity: integrity(files, path) });
  });
  const files = [wheel, ...[WASM, LIBRARY, LOCK].map((path) => ahead.send(path))];
  const scripts = Promise.all([getScript(ENTRY), getScript(GLUE)]);
  const broken = brokenWasm();

  self.fetch = ahead.fetch;
  const python = boot(scripts, build);
  await Promise.race([Promise.all([python, ...files]), broken]);
  self.fetch = realFetch;
  return bridgeOf(await python, (await build).engine.package);
}

/** @param {SiteFile[]} files @param {string} path */
function integrity(files, path) {
  const digest = files.find((file) => file.path === path)?.sha256 ?? '';
  const bytes = digest.replace(/../g, (byte) => String.fromCharCode(parseInt(byte, 16)));
  return `sha256-${btoa(bytes)}`;
}

/**
 * @param {Promise<[typeof import('pyodide'), ...any]>} scripts @param {Promise<Build>} build
 * @returns {Promise<PyodideInterface>}
 */
async function boot(scripts, build) {
  const [[{ loadPyodide }], { engine }] = await Promise.all([scripts, build]);
  // With a base for packages of its own, Pyodide has no reason to look anywhere else.
  return loadPyodide({ indexURL: PYODIDE, packageBaseUrl: PYODIDE, packages: [engine.package] });
}

/** @param {PyodideInterface} python @param {string} name @returns {Bridge} */
function bridgeOf(python, name) {
  // Pyodide only murmurs when a package could not be loaded.
  if (!(name in python.loadedPackages)) throw new Error(`${name} was not loaded`);
  const { call, proceed } = python.pyimport('pygame_core.bridge');
  return { call: (text) => call(text), proceed: (milliseconds) => proceed(milliseconds) };
}

/** Answers call after call. In between it thinks about what takes a while, slice by slice. */
class Desk {
  /** @type {Bridge} */ #bridge;
  /** The calls under thought, newest last, as the bridge has them. @type {number[]} */ #thoughts = [];
  /** A message to itself lets the page's messages come in between; a timer would be slower. */
  #slices = new MessageChannel();
  #told = 0;

  /** @param {Bridge} bridge */
  constructor(bridge) {
    this.#bridge = bridge;
    this.#slices.port1.onmessage = () => this.#thinkOn();
  }

  /** @param {number} id @param {string} call */
  answer(id, call) {
    if (!this.#tell(id, this.#bridge.call(call))) return;
    this.#thoughts.push(id);
    if (this.#thoughts.length === 1) this.#slices.port2.postMessage(null);
  }

  #thinkOn() {
    const id = /** @type {number} */ (this.#thoughts.at(-1));
    if (!this.#tell(id, this.#bridge.proceed(SLICE))) this.#thoughts.pop();
    if (this.#thoughts.length) this.#slices.port2.postMessage(null);
  }

  /** @param {number} id @param {string} reply @returns {boolean} whether it is still thought about */
  #tell(id, reply) {
    if (!reply.startsWith('{"thinking"')) {
      self.postMessage({ id, reply });
      return false;
    }
    if (performance.now() - this.#told > PACE) {
      this.#told = performance.now();
      self.postMessage({ id, thinking: JSON.parse(reply).thinking });
    }
    return true;
  }
}

const started = start().then((bridge) => new Desk(bridge));
started.then(
  () => self.postMessage({ stage: 'ready', loaded: 1, total: 1 }),
  (problem) => {
    const known = problem instanceof StartFailure;
    const failure = known
      ? { id: problem.id, detail: problem.detail }
      : { id: 'start-failed', detail: { message: String(problem) } };
    self.postMessage({ failure });
  },
);

self.onmessage = ({ data: { id, call } }) => {
  started.then(
    (desk) => desk.answer(id, call),
    () => {}, // Why there was no start has been told.
  );
};

// A promise that fails unheard would leave the page waiting: make it an error of the worker.
self.onunhandledrejection = (event) => {
  event.preventDefault();
  self.reportError(event.reason);
};
