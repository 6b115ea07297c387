// A snapshot of Python's memory as it is fetched, gzipped, and as it is kept: unpacked, but for its empty
// pages, so that the next start has nothing to unpack.

/** In bytes, as machines have them: memory is used, and left empty, by about so much. */
const PAGE = 4096;
/** The word of a snapshot, of 32 bits, that tells where its head ends and the memory begins. */
const MEMORY_BEGINS = 1;

/** @param {Response} response @param {number} length in bytes, of what is in it */
export async function unpack(response, length) {
  const bytes = new Uint8Array(length);
  const packed = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (response.body);
  const reader = packed.pipeThrough(new DecompressionStream('gzip')).getReader();
  let at = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (at + part.value.length <= length) bytes.set(part.value, at);
    at += part.value.length;
  }
  if (at !== length) throw new Error(`the snapshot has ${at} bytes instead of ${length}`);
  return bytes;
}

/** In bytes. @param {Uint8Array} snapshot */
export function headOf(snapshot) {
  return new Uint32Array(snapshot.buffer, snapshot.byteOffset)[MEMORY_BEGINS];
}

/** The head, a mark for every page of memory, 1 if it holds something, and the pages that do.
 *  @param {Uint8Array<ArrayBuffer>} snapshot */
export async function gather(snapshot) {
  const begin = headOf(snapshot);
  const memory = snapshot.subarray(begin);
  const words = new Uint32Array(snapshot.buffer, begin);
  const marks = new Uint8Array(Math.ceil(memory.length / PAGE));
  for (const page of marks.keys()) {
    marks[page] = Number(words.subarray((page * PAGE) / 4, ((page + 1) * PAGE) / 4).some(Boolean));
  }
  const used = runs(marks).map(([from, to]) => memory.subarray(from, to));
  return new Uint8Array(await new Blob([snapshot.subarray(0, begin), marks, ...used]).arrayBuffer());
}

/** The other way round, but for the head.
 *  @param {Uint8Array} pages @param {Uint8Array} memory in which its machine has already begun */
export function spread(pages, memory) {
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
