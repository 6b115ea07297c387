// The files of the site: where they lie, and what each is known by. Everything is named from here: what is published
// of the page's modules lies in app/, as this one does, and nothing below it; so no other may ask where it lies itself.

export const SITE = new URL('../', import.meta.url);
/** Whether all of them lie in the one file that the page was opened from (web/one-file/): then this is no address. */
export const isOneFile = SITE.hostname === 'nowhere.invalid';
/** The browser's own copy of the page, which sw.js serves. */
export const COPY = `trick-table ${SITE.pathname}`;
/** Stands in it when something was kept otherwise than it was built, until that has been said. */
export const HEALED = `${SITE.href}?healed`;

/**
 * The address by which a worker gets the policy of whoever starts it: what browsers fetch as a worker's own script has
 * none but what its host sends. Imported by a call: what stands at the head of such a worker, Firefox fetches past sw.js,
 * and there is no start then without the server. @param {URL} script a module of this site
 * @param {string} [glue] what it finds there
 */
export function underOwnPolicy(script, glue = '') {
  const text = `await import(${JSON.stringify(script.href)});${glue}`;
  return URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
}

/** What lies at an address of this site. @param {string | URL} address @param {RequestInit} [how]
 *  @param {boolean} [isPacked] what lies there, is packed by gzip
 *  @returns {Promise<Uint8Array<ArrayBuffer> | null>} null if nothing does, if it is not what it should be, or if there is
 *    no way to it now */
export async function fetched(address, how, isPacked = false) {
  try {
    const response = await fetch(address, how);
    if (!response.ok) return null;
    const content = isPacked ? new Response(gunzipped(response)) : response;
    return new Uint8Array(await content.arrayBuffer());
  } catch (problem) {
    if (!(problem instanceof TypeError)) throw problem;
    return null;
  }
}

/** What is in an answer that was packed by gzip. @param {Response} packed */
export function gunzipped({ body }) {
  const packed = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (body);
  return packed.pipeThrough(new DecompressionStream('gzip'));
}

/** SHA-256 in hexadecimal; there is none but in a secure context. @param {BufferSource} content */
export async function sha256(content) {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', content)));
}

/** @param {Uint8Array} bytes */
export function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
