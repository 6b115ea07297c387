// The page's own Python with the engine's bridge, nothing else. The page posts {id, call}, both ways JSON text, and
// hears {id, reply}, before that {id, progress} of what takes a while; while starting {stage, loaded,
// total} and {attempt: {way, of, settle}}, then {stage: 'ready', way, refused}; {failure: {id, detail}}
// if there is no start, and {incomplete: {id, detail}} if only what the engine itself does not need is
// missing; to {prepare: true} {prepared}, when the next start will be a quick one, or {unprepared: {id, detail}}. The
// worker's name tells what the page knows of the start (Known). No Python object leaves this worker.
// What goes wrong later ends it (worker.onerror). No code of anybody else ever runs in it: that is a
// guest's (guest.js).

// First of all, since it starts a worker that reads what is kept.
import './start/kept-snapshot.js';
import { serve } from './start/desk.js';
import { start } from './start/start.js';

const post = (/** @type {object} */ message) => self.postMessage(message);
const attempting = (/** @type {object} */ attempt) => post({ attempt });
const started = start(post, attempting, JSON.parse(self.name || '{}'));
const hear = serve(started, post);

self.onmessage = ({ data }) => hear(data);
