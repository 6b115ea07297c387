// How much of each file has come, told stage by stage.

/** Progress is told at most so often, in milliseconds. */
const PACE = 80;
/** In the order in which a start needs them. @type {EngineStage[]} */
const STAGES = ['runtime', 'library', 'engine'];

export class Progress {
  /** @type {Map<string, { stage: EngineStage, loaded: number, total: number }>} */
  #files = new Map();
  #told = 0;
  #tell;

  /** @param {(told: EngineProgress) => void} tell */
  constructor(tell) {
    this.#tell = tell;
  }

  /** @param {EngineStage} stage @param {string} path @param {number} bytes */
  expect(stage, path, bytes) {
    this.#files.set(path, { stage, loaded: 0, total: bytes });
  }

  /** A file that is no longer waited for. @param {string} path */
  forget(path) {
    this.#files.delete(path);
  }

  /** @param {string} path @param {number} bytes */
  add(path, bytes) {
    const file = this.#files.get(path);
    if (file) file.loaded += bytes;
    if (performance.now() - this.#told > PACE) this.#say();
  }

  /** @param {string} path */
  complete(path) {
    const file = this.#files.get(path);
    if (file) file.loaded = file.total;
    this.#say();
  }

  /** The start is over: nothing more is told. */
  end() {
    this.#tell = () => {};
  }

  /** The stage is the first with a file still to come; when all are here, the engine starts. */
  #say() {
    this.#told = performance.now();
    const files = [...this.#files.values()];
    const stage =
      STAGES.find((stage) => files.some((file) => file.stage === stage && file.loaded < file.total)) ?? 'engine';
    const awaited = files.filter((file) => file.stage === stage);
    const total = awaited.reduce((sum, file) => sum + file.total, 0);
    this.#tell({ stage, loaded: awaited.reduce((sum, file) => sum + Math.min(file.loaded, file.total), 0), total });
  }
}
