// The files of the site that a start needs, each held to the hash it was built with.
import facts from './facts.js';
import { SITE } from '../app/site.js';

/** Why there is no start, or why one way to it was not gone: an id with details, never prose. */
export class StartFailure extends Error {
  /** @param {'wasm-blocked' | 'file-missing' | 'start-failed' | 'no-answer'} id @param {Record<string, string>} detail */
  constructor(id, detail) {
    super(`${id} ${JSON.stringify(detail)}`);
    this.id = id;
    this.detail = detail;
  }

  /** What can be posted. @param {unknown} problem */
  static told(problem) {
    const { id, detail } =
      problem instanceof StartFailure ? problem : new StartFailure('start-failed', { message: String(problem) });
    return { id, detail };
  }
}

export { SITE };
export const { files, mounted } = facts;

/** Whatever somebody waits for comes first. @type {RequestInit} */
export const CALMLY = { priority: 'low' };

/** @param {string} path */
export function addressOf(path) {
  return new URL(path, SITE).href;
}

/** @param {string} path @param {RequestInit} [how] */
export async function get(path, how) {
  const response = await fetch(addressOf(path), how).catch((problem) => {
    throw new StartFailure('file-missing', { file: path, message: String(problem) });
  });
  if (!response.ok) {
    throw new StartFailure('file-missing', { file: path, message: `HTTP ${response.status}` });
  }
  return response;
}

/**
 * A file that is exactly what was built.
 * @param {BuiltFile} file @param {RequestInit} [how]
 * @returns {Promise<Response>} rejects with a StartFailure if it is missing or something else
 */
export function fetchExactly({ path, sha256 }, how) {
  return get(path, { ...how, integrity: integrity(sha256) });
}

/** A file, fetched while everything else in this thread waits; null if it does not come. What it is held to, whoever asks
 *  sees to. @param {string} path @returns {Uint8Array<ArrayBuffer> | null} */
export function fetchNow(path) {
  const request = new XMLHttpRequest();
  request.open('GET', addressOf(path), false);
  request.responseType = 'arraybuffer';
  try {
    request.send();
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem;
    return null;
  }
  return request.status === 200 ? new Uint8Array(request.response) : null;
}

/** The same as fetchExactly, told when it is here: browsers hand it out whole, once its hash is right.
 *  @param {BuiltFile} file @param {EngineStage} stage @param {Progress} progress */
export async function fetchTold(file, stage, progress) {
  progress.expect(stage, file.path, file.bytes);
  try {
    const response = await fetchExactly(file);
    progress.complete(file.path);
    return response;
  } catch (problem) {
    progress.forget(file.path);
    throw problem;
  }
}

/** @param {string} sha256 in hexadecimal */
function integrity(sha256) {
  const bytes = sha256.replace(/../g, (byte) => String.fromCharCode(parseInt(byte, 16)));
  return `sha256-${btoa(bytes)}`;
}
