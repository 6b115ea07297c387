// Reads what is kept of the snapshot, in a worker of its own: posts its pages, or null.
import { recall } from './snapshot-store.js';

const pages = await recall();
if (pages) self.postMessage(pages, { transfer: [pages.buffer] });
else self.postMessage(null);
