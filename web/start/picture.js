// The picture of Python's memory: fetched gzipped and unpacked, and then kept unpacked, but for its
// empty pages, so that the next start has nothing to unpack.
import { keptPages } from './kept-picture.js';
import { keep } from './picture-store.js';
import { fetchTold } from './site.js';

/** @import { BuiltFile } from './facts.js' */
/** @import { Progress } from './progress.js' */
/** @typedef {BuiltFile & { memory: number }} BuiltPicture */

/** In bytes, as machines have them: memory is used, and left empty, by about so much. */
const PAGE = 4096;
/** The word of a picture, of 32 bits, that tells where its head ends and the memory begins. */
const MEMORY_BEGINS = 1;

export class Picture {
  /** Pyodide asks for it at once, and looks into it when its machine has started. */
  room;
  /** Resolves when all of it is here. */
  filled;
  #built;
  #isKept = false;

  /** @param {BuiltPicture} built @param {Progress} progress */
  constructor(built, progress) {
    this.#built = built;
    this.room = new Room(built.memory);
    this.filled = this.#fill(progress);
  }

  /** @param {Progress} progress */
  async #fill(progress) {
    const pages = await keptPages;
    this.#isKept = pages !== null;
    if (pages) this.room.holdBack(pages);
    else await unpack(await fetchTold(this.#built, 'engine', progress), this.room);
  }

  /** For the next start. */
  async keep() {
    if (!this.#isKept) await keep(gather(this.room));
  }
}

/**
 * Pyodide looks at the head of a picture, and then takes all that follows, to copy it into its
 * machine's memory. Kept pages have no other way to go than that: they are written down there when
 * they are taken, and nothing is left to copy.
 */
class Room extends Uint8Array {
  /** Of the machine that is to look like this. @type {WebAssembly.Memory | null} */
  memory = null;
  /** @type {Uint8Array | null} */ #pages = null;

  /** Of what is kept only the head comes in here. @param {Uint8Array} kept */
  holdBack(kept) {
    const begin = headOf(kept);
    this.set(kept.subarray(0, begin));
    this.#pages = kept.subarray(begin);
  }

  /** @override @param {number} [begin] @param {number} [end] */
  subarray(begin, end) {
    if (!this.#pages || end !== undefined) return super.subarray(begin, end);
    const { buffer } = /** @type {WebAssembly.Memory} */ (this.memory);
    spread(this.#pages, new Uint8Array(buffer));
    return new Uint8Array();
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

/** In bytes. @param {Uint8Array} picture */
function headOf(picture) {
  return new Uint32Array(picture.buffer, picture.byteOffset)[MEMORY_BEGINS];
}

/** The head, a mark for every page of memory, 1 if it holds something, and the pages that do.
 *  @param {Uint8Array} room */
function gather(room) {
  const begin = headOf(room);
  const memory = new Uint8Array(room.buffer, begin);
  const words = new Uint32Array(room.buffer, begin);
  const marks = new Uint8Array(Math.ceil(memory.length / PAGE));
  for (const page of marks.keys()) {
    marks[page] = Number(words.subarray((page * PAGE) / 4, ((page + 1) * PAGE) / 4).some(Boolean));
  }
  const used = runs(marks).map(([from, to]) => memory.subarray(from, to));
  const parts = [new Uint8Array(room.buffer, 0, begin), marks, ...used];
  const pages = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    pages.set(part, at);
    at += part.length;
  }
  return pages;
}

/** The other way round, but for the head.
 *  @param {Uint8Array} pages @param {Uint8Array} memory in which its machine has already begun */
function spread(pages, memory) {
  const marks = Math.ceil(memory.length / PAGE);
  let at = marks;
  let written = 0;
  for (const [from, to] of runs(pages.subarray(0, marks))) {
    memory.fill(0, written, from);
    memory.set(pages.subarray(at, at + to - from), from);
    at += to - from;
    written = to;
  }
  memory.fill(0, written);
}

/** The used parts of a memory, each as long as it can be, from where to where in bytes.
 *  @param {Uint8Array} marks */
function runs(marks) {
  const found = [];
  for (let from = marks.indexOf(1); from >= 0; ) {
    const end = marks.indexOf(0, from);
    const to = end < 0 ? marks.length : end;
    found.push([from * PAGE, to * PAGE]);
    from = marks.indexOf(1, to);
  }
  return found;
}
