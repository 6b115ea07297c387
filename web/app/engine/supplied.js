// The page's end of the wire to a Python that can fetch nothing (web/start/supply.js): whatever files it needs are
// handed to it. It stands in a worker of one script, with Pyodide's own in front.
import { fetched, SITE } from '../site.js';
import { isText } from '../storage/shape.js';

const GLUE = 'pyodide/pyodide.asm.mjs';
/** What it may be handed. */
const SUPPLY = /^(pyodide|one-file)\/[\w.-]+$/;
/** More than a start by all ways one after another asks for. */
const MOST_FILES = 40;

/** Its script, in parts. @param {string} path of the program in the site @param {boolean} isPacked its glue is
 *  @returns {Promise<BlobPart[] | null>} null if a part is missing */
export async function programOf(path, isPacked) {
  const [glue, program] = await Promise.all([glueOf(isPacked), fetched(new URL(path, SITE))]);
  return glue !== null && program ? ["'use strict';", glue, program] : null;
}

/** Pyodide's module as part of a script: not every worker can import what was packed, or anything. @param {boolean} isPacked
 *  @returns {Promise<string | null>} null if it is missing */
export async function glueOf(isPacked) {
  const glue = await fetched(new URL(isPacked ? `${GLUE}.bin` : GLUE, SITE), {}, isPacked);
  if (!glue) return null;
  const text = new TextDecoder().decode(glue);
  return text.replaceAll('import.meta.url', 'location.href').replace('export default ', 'self.createPyodideModule=');
}

/** Where the worker stands, those say who stand on this. @implements {Wire} */
export class Supplied {
  /** @type {Wire['onmessage']} */ onmessage = null;
  #port;
  #onEnd;
  #files = 0;

  /** @param {MessagePort} port the worker has the other end of it
   *  @param {(problem: string) => void} onEnd it is lost, and what it said then */
  constructor(port, onEnd) {
    this.#port = port;
    this.#onEnd = onEnd;
    port.onmessage = (event) => this.hear(event);
  }

  /** @param {object} message */
  postMessage(message) {
    this.#port.postMessage(message);
  }

  terminate() {
    this.#port.close();
  }

  /** @param {MessageEvent} event */
  hear(event) {
    const { data } = event;
    if (data?.error !== undefined) this.#onEnd(String(data.error));
    else if (data?.need) void this.#supply(data.need);
    else this.onmessage?.(event);
  }

  /** @param {any} need */
  async #supply({ path, integrity }) {
    this.#files += 1;
    if (!isText(path) || !SUPPLY.test(path) || this.#files > MOST_FILES) return;
    const content = await fetched(new URL(path, SITE), { integrity: isText(integrity) ? integrity : '' });
    this.#port.postMessage({ path, content }, content ? [content.buffer] : []);
  }
}
