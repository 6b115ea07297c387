// What comes into the page: files that somebody has chosen, and those that lie beside it.
import { EngineError } from './engine.js';

/** What stands in a chosen file. @param {File} file @param {string} kind of the problem, if there is one
 *  @returns {Promise<string>} rejects with an EngineError "unreadable" */
export function textOf(file, kind) {
  return heldTo(file.text(), kind);
}

/** The same as bytes. @param {File} file @param {string} kind @returns {Promise<Uint8Array>} */
export async function bytesOf(file, kind) {
  return new Uint8Array(await heldTo(file.arrayBuffer(), kind));
}

/** @template T @param {Promise<T>} reading @param {string} kind @returns {Promise<T>} */
function heldTo(reading, kind) {
  return reading.catch((problem) => {
    // It has gone since it was chosen, e.g. with the stick that it lay on.
    throw problem instanceof DOMException ? new EngineError(kind, 'unreadable', {}) : problem;
  });
}

/** What lies at an address of this site. @param {string | URL} address
 *  @returns {Promise<Uint8Array | null>} null if nothing does, or there is no way to it now */
export async function fetched(address) {
  try {
    const response = await fetch(address);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch (problem) {
    if (!(problem instanceof TypeError)) throw problem;
    return null;
  }
}
