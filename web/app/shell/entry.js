// What an entry of the browser's history keeps beside its address: where a review stands, how far a lesson has
// come, that all hands lie open. So a reload and Back come back to it, and whoever goes there anew begins anew.
// An older build may have written it: whoever reads it, reads it with distrust.

/** Safari refuses more than a hundred changes in half a minute: so many are made at once, and each so many
 *  milliseconds there may be one more. */
const SPARE = 20;
const PAUSE = 400;

/** What is still to be written. @type {Record<string, unknown>} */
let waiting = {};
let spare = SPARE;
/** @type {ReturnType<typeof setInterval> | undefined} */
let refilling;

/** Another entry has none of it. */
function forget() {
  waiting = {};
}
addEventListener('popstate', forget);
addEventListener('hashchange', forget);

/** What this entry keeps under a name. @param {string} name @returns {any} undefined: nothing */
export function recall(name) {
  return kept()[name];
}

/** @param {string} name @param {unknown} value */
export function remember(name, value) {
  waiting[name] = value;
  if (spare > 0) write();
}

/** A new entry of the same address: Back leads to where one was. @param {string} name @param {unknown} value */
export function enter(name, value) {
  write();
  history.pushState({ [name]: value }, '');
}

function write() {
  if (!Object.keys(waiting).length) return;
  history.replaceState({ ...kept(), ...waiting }, '');
  waiting = {};
  spare -= 1;
  refilling ??= setInterval(refill, PAUSE);
}

function refill() {
  spare += 1;
  write();
  if (spare < SPARE) return;
  clearInterval(refilling);
  refilling = undefined;
}

/** @returns {Record<string, unknown>} */
function kept() {
  const { state } = history;
  return typeof state === 'object' && state !== null ? state : {};
}
