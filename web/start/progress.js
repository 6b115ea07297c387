// How much of each file has come, told stage by stage.

/** Progress is told at most so often, in milliseconds. */
const PACE = 80;
/** In the order in which a start needs them. @type {EngineStage[]} */
const STAGES = ['runtime', 'library', 'engine'];

export class Progress {
  /** @type {Map<string, {stage: EngineStage, loaded: number, total: number, here: boolean}>} */
  #files = new Map();
  #told = 0;
  #isOver = false;
  #tell;

  /** @param {(told: EngineProgress) => void} tell */
  constructor(tell) {
    this.#tell = tell;
  }

  /** @param {EngineStage} stage @param {string} path @param {number} bytes */
  expect(stage, path, bytes) {
    this.#files.set(path, { stage, loaded: 0, total: bytes, here: false });
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
    if (file) Object.assign(file, { loaded: file.total, here: true });
    this.#say();
  }

  /** The start is over: nothing more is told. */
  end() {
    this.#isOver = true;
  }

  /** The stage is the first with a file still to come; when all are here, the engine starts. */
  #say() {
    if (this.#isOver) return;
    this.#told = performance.now();
    const files = [...this.#files.values()];
    const stage = STAGES.find((stage) => files.some((file) => file.stage === stage && !file.here)) ?? 'engine';
    let [loaded, total] = [0, 0];
    for (const file of files) {
      if (file.stage !== stage) continue;
      loaded += file.loaded;
      total += file.total;
    }
    this.#tell({ stage, loaded: Math.min(loaded, total), total });
  }
}
