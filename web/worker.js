// Python and the engine's bridge, nothing else. The page posts {id, call}, both ways JSON text, and
// hears {id, reply}; while starting {stage, loaded, total} and {attempt: {way, of, settle}}, then {stage:
// 'ready', way, refused}; {failure: {id, detail}} if there is no start, and {incomplete: {id,
// detail}} if only what the engine itself does not need is missing. The worker's name lists the ways
// not to go. No Python object leaves this worker. What goes wrong later ends it (worker.onerror).
import { StartFailure } from './start/failure.js';
import { start } from './start/start.js';

const started = start(
  (progress) => self.postMessage(progress),
  (attempt) => self.postMessage({ attempt }),
  JSON.parse(self.name || '[]'),
);
started.then(
  ({ way, refused, complete }) => {
    self.postMessage({ stage: 'ready', loaded: 1, total: 1, way, refused });
    complete().catch((problem) => self.postMessage({ incomplete: StartFailure.told(problem) }));
  },
  (problem) => self.postMessage({ failure: StartFailure.told(problem) }),
);

self.onmessage = ({ data: { id, call } }) => {
  started.then(
    (engine) => self.postMessage({ id, reply: engine.call(call) }),
    () => {}, // Why there was no start has been told.
  );
};

// A promise that fails unheard would leave the page waiting: make it an error of the worker.
self.onunhandledrejection = (event) => {
  event.preventDefault();
  self.reportError(event.reason);
};
