// Takes a snapshot of Python's memory with the engine imported, gzipped: the start of the page.
//   node snapshot.mjs PYODIDE_FOLDER LIBRARY ENGINE WHERE_THE_ENGINE_WILL_LIE OUT
// Prints as JSON the size of the memory, the SHA-256 of its pages as they are kept, and which files of the library are in
// use; 0, and no snapshot, if the engine does not fit into the memory that Pyodide begins with: a larger one cannot be put
// back.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { gather } from '../start/snapshot-pages.js';

// Left to itself, Node would print the line where it happened: a megabyte of Pyodide's code.
process.on('uncaughtException', (problem) => {
  console.error(String(problem));
  process.exit(1);
});
const [pyodideFolder, library, engine, mounted, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`).href);
const python = await loadPyodide({
  stdLibURL: library,
  _makeSnapshot: true,
  // The seed of Python's hashes stays in the snapshot; a known one makes the same snapshot again.
  env: { PYTHONHASHSEED: '0' },
});
// What Pyodide evaluates by itself whenever it starts.
const script = await readFile(`${pyodideFolder}/pyodide.asm.mjs`, 'utf8');
const lines = [...script.matchAll(/\.(?:eval_code|runPythonInternal)\("([^"\\]+)"\)/g)].map(([, line]) => line);
if (!lines.length) throw new Error('What Pyodide evaluates when it starts is not where it was.');
const begun = python._module.HEAPU8.length;
python.FS.writeFile(mounted, await readFile(engine));
python.FS.writeFile('/mounted.txt', mounted);
python.FS.writeFile('/lines.txt', lines.join('\n'));
python.runPython(await readFile(new URL('snapshot_inside.py', import.meta.url), 'utf8'));
const used = python.FS.readFile('/used.txt', { encoding: 'utf8' }).split('\n');
for (const told of ['/mounted.txt', '/lines.txt', '/used.txt']) python.FS.unlink(told);
const fits = python._module.HEAPU8.length === begun;
const snapshot = fits ? python.makeMemorySnapshot() : new Uint8Array();
await writeFile(target, gzipSync(snapshot, { level: 9 }));
const pages = fits ? gather(snapshot) : snapshot;
const known = { memory: snapshot.length, pages: createHash('sha256').update(pages).digest('hex'), used };
console.log(JSON.stringify(known));
