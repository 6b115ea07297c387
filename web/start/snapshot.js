// The snapshot of Python's memory, as an earlier visit has kept it; or else unpacked from what was fetched.
import { keptPages } from './kept-snapshot.js';
import { headOf, spread, unpack } from './snapshot-pages.js';
import { fetchTold } from './site.js';

/**
 * An array of bytes as Pyodide takes it: asks for at once, though nothing of it is here yet; looks at
 * its head when the machine has started; and takes all that follows, to copy it into the memory. Kept
 * pages are in no array at all: they are written into the memory when they are taken, and nothing is
 * left to copy.
 */
export class Snapshot extends Uint8Array {
  /** Of the machine that is to look like this. @type {WebAssembly.Memory | null} */
  memory = null;
  /** Resolves when all of it is here. */
  filled;
  /** All of it, or of a kept one the head. @type {Uint8Array<ArrayBuffer>} */
  #bytes = new Uint8Array();
  /** @type {Uint8Array | null} */ #pages = null;

  /** @param {BuiltFile & { memory: number }} built @param {Progress} progress */
  constructor(built, progress) {
    super();
    this.filled = this.#fill(built, progress);
  }

  /** @param {BuiltFile & { memory: number }} built @param {Progress} progress */
  async #fill(built, progress) {
    const kept = await keptPages;
    if (kept) {
      const begin = headOf(kept);
      this.#bytes = kept.subarray(0, begin);
      this.#pages = kept.subarray(begin);
    } else {
      this.#bytes = await unpack(await fetchTold(built, 'engine', progress), built.memory);
    }
  }

  /** @override */
  get buffer() {
    return this.#bytes.buffer;
  }

  /** @override */
  get byteOffset() {
    return this.#bytes.byteOffset;
  }

  /** @override */
  get byteLength() {
    return this.#bytes.byteLength;
  }

  /** @override @param {number} [begin] @param {number} [end] all, if not given */
  subarray(begin, end) {
    if (!this.#pages || end !== undefined) return this.#bytes.subarray(begin, end);
    const { buffer } = /** @type {WebAssembly.Memory} */ (this.memory);
    spread(this.#pages, new Uint8Array(buffer));
    return new Uint8Array();
  }
}
