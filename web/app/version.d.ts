/** Written by the site builder; see web/build/output.py. */
declare const version: {
  /** The engine's. */
  engine: string;
  /** Of all other files of the site, so that two builds with one digest are one. */
  build: string;
  pyodide: string;
};
export default version;
