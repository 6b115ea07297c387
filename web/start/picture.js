// The picture of Python's memory: fetched gzipped and unpacked, and then kept unpacked, but for its
// empty pages, so that the next start has nothing to unpack.
import { sha256 } from '../app/digest.js';
import { SITE, addressOf, fetchTold } from './site.js';

/** @import { BuiltFile } from './facts.js' */
/** @import { Progress } from './progress.js' */
/** @typedef {BuiltFile & { memory: number }} BuiltPicture */

const STORE = `trick-table picture ${SITE.pathname}`;
const DIGEST = 'X-Pages-SHA-256';
/** In bytes, as machines have them: memory is used, and left empty, by about so much. */
const PAGE = 4096;

export class Picture {
  /** Pyodide asks for the room at once, and looks into it when its machine has started. */
  room;
  /** Resolves when all is in the room. */
  filled;
  #built;
  #isKept = false;

  /** @param {BuiltPicture} built @param {Progress} progress */
  constructor(built, progress) {
    this.#built = built;
    this.room = new Uint8Array(built.memory);
    this.filled = this.#fill(progress);
  }

  /** @param {Progress} progress */
  async #fill(progress) {
    this.#isKept = (await whereAllowed(() => this.#recall())) ?? false;
    if (!this.#isKept) await unpack(await fetchTold(this.#built, 'engine', progress), this.room);
  }

  /** For the next start; a browser without room for it unpacks again. */
  async keep() {
    if (!this.#isKept) await whereAllowed(() => this.#store());
  }

  async #recall() {
    const store = await caches.open(STORE);
    const answer = await store.match(this.#address);
    if (!answer) return false;
    const pages = new Uint8Array(await answer.arrayBuffer());
    if ((await sha256(pages)) !== answer.headers.get(DIGEST)) return false;
    spread(pages, this.room);
    return true;
  }

  async #store() {
    const pages = gather(this.room);
    const headers = { [DIGEST]: await sha256(pages) };
    const store = await caches.open(STORE);
    await store.put(this.#address, new Response(pages, { headers }));
    const others = (await store.keys()).filter(({ url }) => url !== this.#address);
    await Promise.all(others.map((other) => store.delete(other)));
  }

  get #address() {
    return addressOf(`${this.#built.path}?unpacked=${this.#built.sha256}`);
  }
}

/**
 * Where there is no store for pages, or no right to use it, or no room in it, goes without.
 * @template T @param {() => Promise<T>} work @returns {Promise<T | null>}
 */
async function whereAllowed(work) {
  if (!globalThis.isSecureContext) return null;
  try {
    return await work();
  } catch (problem) {
    if (problem instanceof DOMException) return null;
    throw problem;
  }
}

/** @param {Response} response @param {Uint8Array} room */
async function unpack(response, room) {
  const packed = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (response.body);
  const reader = packed.pipeThrough(new DecompressionStream('gzip')).getReader();
  let at = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (at + part.value.length <= room.length) room.set(part.value, at);
    at += part.value.length;
  }
  if (at !== room.length) throw new Error(`the snapshot has ${at} bytes instead of ${room.length}`);
}

/** A mark for every page, 1 if it holds something, and then the pages that do. @param {Uint8Array} room */
function gather(room) {
  const starts = pageStarts(room);
  const words = new Uint32Array(room.buffer);
  const used = starts.map((start) => words.subarray(start / 4, (start + PAGE) / 4).some((word) => word));
  const pages = new Uint8Array(starts.length + PAGE * used.filter(Boolean).length);
  let at = starts.length;
  for (const [page, start] of starts.entries()) {
    if (!used[page]) continue;
    pages[page] = 1;
    pages.set(room.subarray(start, start + PAGE), at);
    at += PAGE;
  }
  return pages;
}

/** The other way round. @param {Uint8Array} pages @param {Uint8Array} room that is empty */
function spread(pages, room) {
  const starts = pageStarts(room);
  let at = starts.length;
  for (const [page, start] of starts.entries()) {
    if (!pages[page]) continue;
    room.set(pages.subarray(at, at + Math.min(PAGE, room.length - start)), start);
    at += PAGE;
  }
}

/** @param {Uint8Array} room */
function pageStarts(room) {
  return Array.from({ length: Math.ceil(room.length / PAGE) }, (_, page) => page * PAGE);
}
