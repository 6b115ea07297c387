// What a Python is started from where nothing can be fetched: the files that come through a port. It posts
// {need: {path, integrity}} and hears {path, content}, null if there is none.
import { loadPyodide } from 'pyodide';
import { withGlue } from './runtime.js';
import { files, SITE } from './site.js';

/** All of them stand here, or in front. @type {Scripts} */
export async function scriptsHere(progress) {
  progress.complete(files.runtime[0].path);
  return withGlue(loadPyodide, progress);
}

/**
 * Has all that is fetched here come through the port. No fence, only a supply: whatever else could be fetched, the
 * policy refuses.
 * @param {MessagePort} port @param {(data: any) => void} hear what comes that is no file
 */
export function supplied(port, hear) {
  /** By path. @type {Map<string, (content: Uint8Array<ArrayBuffer> | null) => void>} */
  const awaited = new Map();
  self.fetch = async (input, { integrity } = {}) => {
    const path = new URL(input instanceof Request ? input.url : input, SITE).href.slice(SITE.href.length);
    const content = await new Promise((resolve) => {
      awaited.set(path, resolve);
      port.postMessage({ need: { path, integrity } });
    });
    return new Response(content, { status: content ? 200 : 404 });
  };
  port.onmessage = ({ data }) => {
    if (data.path === undefined) hear(data);
    else awaited.get(data.path)?.(data.content);
  };
}
