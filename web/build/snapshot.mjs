// Takes a snapshot of Python's memory with the engine imported, gzipped: the start of the page.
//   node snapshot.mjs PYODIDE_FOLDER LIBRARY ENGINE WHERE_THE_ENGINE_WILL_LIE TRIALS OUT
// Prints as JSON the size of the memory, the SHA-256 of its pages as they are kept, and which files of the library are in
// use when what stands in TRIALS is played; 0, and no snapshot, if the engine does not fit into the memory that Pyodide begins with: a larger one cannot be put
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
const [pyodideFolder, library, engine, mounted, trials, target] = process.argv.slice(2);
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
const inside = async (script) => python.runPython(await readFile(new URL(script, import.meta.url), 'utf8'));
await inside('snapshot_inside.py');
for (const told of ['/mounted.txt', '/lines.txt']) python.FS.unlink(told);
const fits = python._module.HEAPU8.length === begun;
const snapshot = fits ? python.makeMemorySnapshot() : new Uint8Array();
await writeFile(target, gzipSync(snapshot, { level: 9 }));
// Not sooner: what is played leaves much behind in the memory.
python.FS.writeFile('/trials.json', await readFile(trials));
const used = (await inside('trial_inside.py')).split('\n');
const pages = fits ? await gather(snapshot) : snapshot;
const known = { memory: snapshot.length, pages: createHash('sha256').update(pages).digest('hex'), used };
console.log(JSON.stringify(known));
