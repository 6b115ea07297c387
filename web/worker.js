// The page's own Python with the engine's bridge, nothing else. The page posts {id, call}, both ways JSON text, and
// hears {id, reply}, before that {id, progress} of what takes a while; while starting {stage, loaded,
// total} and {attempt: {way, of, settle}}, then {stage: 'ready', way, refused}; {failure: {id, detail}}
// if there is no start, and {incomplete: {id, detail}} if only what the engine itself does not need is
// missing; {prepared} when the next start will be a quick one, or {unprepared: {id, detail}}. The
// worker's name tells what the page knows of the start (Known). No Python object leaves this worker.
// What goes wrong later ends it (worker.onerror). No code of anybody else ever runs in it: that is a
// guest's (guest.js).

// First of all, since it starts a worker that reads what is kept.
import './start/kept-snapshot.js';
import { Desk } from './start/desk.js';
import { StartFailure } from './start/site.js';
import { start } from './start/start.js';

const started = start(
  (progress) => self.postMessage(progress),
  (attempt) => self.postMessage({ attempt }),
  JSON.parse(self.name || '{}'),
);
started.then(
  ({ way, refused, complete, prepare }) => {
    self.postMessage({ stage: 'ready', loaded: 1, total: 1, way, refused });
    complete().catch((problem) => self.postMessage({ incomplete: StartFailure.told(problem) }));
    prepare().then(
      (prepared) => prepared && self.postMessage({ prepared }),
      (problem) => self.postMessage({ unprepared: StartFailure.told(problem) }),
    );
  },
  (problem) => self.postMessage({ failure: StartFailure.told(problem) }),
);
const desk = started.then((started) => new Desk(started.bridge, (message) => self.postMessage(message)));
desk.catch(() => {}); // Why there was no start has been told.

self.onmessage = async ({ data: { id, call } }) => (await desk.catch(() => null))?.answer(id, call);

// A promise that fails unheard would leave the page waiting: make it an error of the worker.
self.onunhandledrejection = (event) => {
  event.preventDefault();
  self.reportError(event.reason);
};
