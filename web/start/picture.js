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
    const pages = await keptPages;
    this.#isKept = pages !== null;
    if (pages) spread(pages, this.room);
    else await unpack(await fetchTold(this.#built, 'engine', progress), this.room);
  }

  /** For the next start. */
  async keep() {
    if (!this.#isKept) await keep(gather(this.room));
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
  const marks = new Uint8Array(Math.ceil(room.length / PAGE));
  const words = new Uint32Array(room.buffer);
  for (const page of marks.keys()) {
    marks[page] = Number(words.subarray((page * PAGE) / 4, ((page + 1) * PAGE) / 4).some(Boolean));
  }
  const used = [...runs(marks, room)];
  const pages = new Uint8Array(used.reduce((sum, run) => sum + run.length, marks.length));
  pages.set(marks);
  let at = marks.length;
  for (const run of used) {
    pages.set(run, at);
    at += run.length;
  }
  return pages;
}

/** The other way round. @param {Uint8Array} pages @param {Uint8Array} room that is empty */
function spread(pages, room) {
  let at = Math.ceil(room.length / PAGE);
  for (const run of runs(pages.subarray(0, at), room)) {
    run.set(pages.subarray(at, at + run.length));
    at += run.length;
  }
}

/** The used parts of the room, each as long as it can be. @param {Uint8Array} marks @param {Uint8Array} room */
function* runs(marks, room) {
  for (let from = marks.indexOf(1); from >= 0; ) {
    const end = marks.indexOf(0, from);
    const to = end < 0 ? marks.length : end;
    yield room.subarray(from * PAGE, to * PAGE);
    from = marks.indexOf(1, to);
  }
}
