// A game in a wheel of its own, installed into the running Python by micropip, which comes with the site.
// Nothing is asked of any index: the wheel is here already, and it needs nothing but the engine.

/** @import { PyodideInterface } from 'pyodide' */
/** @typedef {{ file: string, content: Uint8Array }} Wheel its name says what it is, as names of wheels do */

const MICROPIP = 'micropip';
/** Letters, figures and what else stands in such a name; so it may stand in a Python text, too. */
const FILE_NAME = /^[\w.+!-]+\.whl$/;

/** @param {PyodideInterface} python whose library is complete @param {Wheel} wheel
 *  @returns {Promise<void>} rejects with what Python or micropip says */
export async function install(python, { file, content }) {
  if (!FILE_NAME.test(file)) throw new Error(`${file} is no name of a wheel`);
  if (!(MICROPIP in python.loadedPackages)) {
    await python.loadPackage(MICROPIP, { messageCallback: () => {} });
    // Pyodide only murmurs when a package could not be loaded.
    if (!(MICROPIP in python.loadedPackages)) throw new Error(`${MICROPIP} was not loaded`);
  }
  const path = `/tmp/${file}`;
  python.FS.writeFile(path, content);
  try {
    await python.runPythonAsync(`import micropip; await micropip.install("emfs:${path}", deps=False)`);
  } finally {
    python.FS.unlink(path);
  }
}
