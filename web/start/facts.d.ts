/** Written by the site builder; see web/build/start.py. */
declare const facts: {
  /** Where Python finds both: paths in its own file system. */
  mounted: { library: string; rest: string; engine: string };
  files: {
    /** Pyodide's entry, its glue and its WebAssembly. */
    runtime: [BuiltFile, BuiltFile, BuiltFile];
    packedWasm: BuiltFile;
    /** What the engine uses of it. */
    library: BuiltFile;
    /** What it does not, and the topmost modules of that, with spaces between; null where all is in the other, and in the
     *  one file. */
    rest: (BuiltFile & { modules: string }) | null;
    /** As it comes with Pyodide: slower, and independent of our compiling; null in the one file. */
    plainLibrary: BuiltFile | null;
    lock: BuiltFile;
    engine: BuiltFile;
    /** As it is published. */
    plainEngine: BuiltFile | null;
    /** `memory`: how many bytes are packed in it; `pages`: the hash of what is kept of it; null if the engine does
     *  not fit into one. */
    snapshot: (BuiltFile & { memory: number; pages: string }) | null;
  };
};
export default facts;
