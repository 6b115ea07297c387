// Why there is no start, or why one way to it was not gone: an id with details, never prose.

/** @typedef {'wasm-blocked' | 'file-missing' | 'start-failed' | 'no-answer'} FailureId */

export class StartFailure extends Error {
  /** @param {FailureId} id @param {Record<string, string>} detail */
  constructor(id, detail) {
    super(`${id} ${JSON.stringify(detail)}`);
    this.id = id;
    this.detail = detail;
  }

  /** What can be posted. @param {unknown} problem */
  static told(problem) {
    return problem instanceof StartFailure
      ? { id: problem.id, detail: problem.detail }
      : { id: /** @type {FailureId} */ ('start-failed'), detail: { message: String(problem) } };
  }
}
