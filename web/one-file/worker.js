// The page's own Python as it starts in one file: as worker.js, but in a classic worker, since Chromium starts no other
// one from a file, and with all that it needs through the port of its first message (start/supply.js), by which it is
// asked, too. That message is what the page knows of the start (Known).
import { serve } from '../start/desk.js';
import { start } from '../start/start.js';
import { scriptsHere, supplied } from '../start/supply.js';

self.onmessage = ({ data: known, ports: [port] }) => {
  const post = (/** @type {object} */ message) => port.postMessage(message);
  const attempting = (/** @type {object} */ attempt) => post({ attempt });
  supplied(port, (message) => hear(message));
  const hear = serve(start(post, attempting, known, scriptsHere), post);
};
