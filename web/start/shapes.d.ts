// What modules of the start share, known to them without an import.

type PyodideInterface = import('pyodide').PyodideInterface;
type LoadPyodide = typeof import('pyodide').loadPyodide;
type PyodideOptions = Parameters<LoadPyodide>[0];
type Progress = import('./progress.js').Progress;
type Runtime = import('./runtime.js').Runtime;
/** How those of Pyodide come here. */
type Scripts = (progress: Progress, known: Known) => Promise<LoadPyodide>;

/** A file of the site as it was built. */
interface BuiltFile {
  path: string;
  bytes: number;
  sha256: string;
}

type WayId = StartAttempt['way'];
interface Way {
  id: WayId;
  /** What it stands on, null if the site has no such thing. */
  of: string | null;
  /** With all files here, it ends within so many milliseconds even on a slow tablet, or never. */
  settle: number;
  /** It is fetched only when there was a start already. */
  comesLater: boolean;
  send: (progress: Progress) => Sent;
}
interface Sent {
  /** All files, and exactly what was built. */
  here: Promise<unknown>;
  /** Prepares what it can, and starts the machine when it is told that all is ready. */
  boot: (runtime: Runtime, ready: Promise<unknown>) => Promise<PyodideInterface>;
  /** What may come after the first calls. */
  complete?: (python: PyodideInterface) => Promise<void>;
}

/** What the page knows of the start. */
interface Known {
  /** What once hung or crashed here. */
  barred?: Pick<StartAttempt, 'way' | 'of'>[];
  /** Nothing has to come over a network. */
  isLocal?: boolean;
  /** Pyodide's glue was unpacked in front of this worker's program, and its WebAssembly comes packed, too. */
  isPacked?: boolean;
  /** What an earlier start has prepared the next one with. */
  prepared?: string | null;
}

/** The engine as Python offers it; every text is JSON. */
interface Bridge {
  call: (text: string) => string;
  /** Thinks on about the newest call that needs it. */
  proceed: (milliseconds: number) => string;
}
