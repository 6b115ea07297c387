// Puts the page together as one file, by itself or for whoever builds it (web/build/one_file.mjs): what the build has
// written of it (web/build/one_file.py), filled with files that the site has anyway.

export const SKELETON = 'one-file/page.html';
export const NAME = 'trick-table.html';

/** Where a file belongs, and what it is held to. (A script within a page had better not begin a comment.) */
const PLACE = /<template data-path="([^"]+)"( data-packed)? data-integrity="([^"]+)"><!-{2}/g;
/** Where the one file learns its public address. */
const ADDRESS = '<meta name="public-address" content="';
/** Bytes that are encoded at a time: a number of whole groups of three. */
const AT_A_TIME = 3 * 8_192;

/**
 * @param {string} skeleton @param {(path: string, integrity: string) => Promise<Uint8Array<ArrayBuffer> | null>} read
 * @param {string} address where others find the page, "" if nowhere @param {(share: number) => void} tell hears how
 *   much is done, 0 to 1
 * @returns {Promise<string[] | null>} its text, in parts; null if a file is missing
 */
export async function filled(skeleton, read, address, tell) {
  const places = [...skeleton.matchAll(PLACE)];
  const parts = [];
  let at = 0;
  for (const [done, place] of places.entries()) {
    const [tag, path, packed, integrity] = place;
    const content = await read(path, integrity);
    if (!content) return null;
    const end = place.index + tag.length;
    parts.push(skeleton.slice(at, end), base64(packed ? await gzipped(content) : content));
    at = end;
    tell((done + 1) / places.length);
  }
  parts.push(skeleton.slice(at));
  parts[0] = parts[0].replace(ADDRESS, () => ADDRESS + (address && new URL(address).href));
  return parts;
}

/** @param {Uint8Array<ArrayBuffer>} content */
async function gzipped(content) {
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** @param {Uint8Array} content */
export function base64(content) {
  let text = '';
  for (let at = 0; at < content.length; at += AT_A_TIME) {
    text += btoa(String.fromCharCode(...content.subarray(at, at + AT_A_TIME)));
  }
  return text;
}
