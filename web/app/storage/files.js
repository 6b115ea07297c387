// Files: what comes into the page, chosen by somebody or lying beside it, and what leaves it.
import { EngineError } from '../engine/engine.js';

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

// What leaves the page. Where there is a share sheet for files it opens: on tablets a download
// may end nowhere. Call it in the course of a tap.

/** Long enough for a slow device to have read the file, in milliseconds. */
const KEPT = 60_000;

/** @param {File} file @returns {Promise<boolean>} whether it is on its way; a person may call it off */
export async function handOver(file) {
  const isTablet = matchMedia('(pointer: coarse)').matches;
  const end = isTablet && navigator.canShare?.({ files: [file] }) ? await share({ files: [file] }) : 'refused';
  return end === 'refused' ? download(file) : end === 'shared';
}

/** Opens the share sheet. @param {ShareData} data
 *  @returns {Promise<'shared' | 'called-off' | 'refused'>} */
export async function share(data) {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem;
    return problem.name === 'AbortError' ? 'called-off' : 'refused';
  }
}

/** @param {File} file */
function download(file) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
  return true;
}

/** Into the clipboard. @param {string} text @returns {Promise<boolean>} false without https, or where it is forbidden */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (problem) {
    if (!(problem instanceof DOMException || problem instanceof TypeError)) throw problem;
    return false;
  }
}
