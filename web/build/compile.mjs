// Runs compile_inside.py in Pyodide, so that what is compiled fits the Python of the page.
//   node compile.mjs PYODIDE_FOLDER IN OUT WHERE_IT_WILL_LIE
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const [pyodideFolder, source, target, mounted] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`).href);
const python = await loadPyodide();
python.FS.writeFile('/in.zip', await readFile(source));
python.runPython(await readFile(new URL('compile_inside.py', import.meta.url), 'utf8'));
python.globals.get('compile_archive')('/in.zip', '/out.zip', mounted);
await writeFile(target, python.FS.readFile('/out.zip'));
