// Reads what is kept of the picture, in a worker of its own: posts its pages, or null.
import { recall } from './picture-store.js';

const pages = await recall();
if (pages) self.postMessage(pages, { transfer: [pages.buffer] });
else self.postMessage(null);
