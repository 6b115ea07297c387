// The files of the one file, which the page fetches as it would from a server: each is the text of a script that is
// not run, in base64, since any other encoding may be changed on its way.
import { SITE } from '../app/site.js';

/** @type {Map<string, HTMLScriptElement>} */
const files = new Map(
  Array.from(document.querySelectorAll('script'), (element) => [element.dataset.path ?? '', element]),
);

globalThis.fetch = async (input) => {
  const path = new URL(input instanceof Request ? input.url : input, SITE).href.slice(SITE.href.length);
  const element = files.get(path);
  if (!element) return new Response(null, { status: 404 });
  const content = new Response(bytesOf(element.text));
  if (element.dataset.packed === undefined) return content;
  const packed = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (content.body);
  return new Response(packed.pipeThrough(new DecompressionStream('gzip')));
};

/** @param {string} base64 */
function bytesOf(base64) {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
