// The files of the one file, which the page fetches as it would from a server: each is a comment in a template, in
// base64, since any other encoding may be changed on its way.
import { gunzipped, SITE } from '../app/site.js';

/** @type {NodeListOf<HTMLTemplateElement>} */
const places = document.querySelectorAll('template[data-path]');
const files = new Map(Array.from(places, (place) => [place.dataset.path, place]));

globalThis.fetch = async (input) => {
  const path = new URL(input instanceof Request ? input.url : input, SITE).href.slice(SITE.href.length);
  const place = files.get(path);
  if (!place) return new Response(null, { status: 404 });
  const { data } = /** @type {Comment} */ (place.content.firstChild);
  const content = new Response(bytesOf(data));
  if (place.dataset.packed === undefined) return content;
  return new Response(gunzipped(content));
};

/** @param {string} base64 */
function bytesOf(base64) {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
