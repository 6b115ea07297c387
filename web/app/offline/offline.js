// Keeps a copy of the page that works without a server, and brings it up to date: a newer build is
// kept beside the old one, offered between rounds, and replaces it once it has started.
import { effect, signal } from '@preact/signals';
import { say } from '../ui/notices.js';
import { CopyFault, OfflineStore } from './offline-store.js';
import { isOneFile, SITE } from '../site.js';
import version from '../version.js';

/** @import { FaultId } from './offline-store.js' */

/**
 * `insecure`: plain http from another device has no service workers; `unavailable`: nor has this
 * browser, or it forbids them; `no-room`: it would not take so much; `one-file`: all of it is here anyway.
 * `share`: of what is being fetched, how much is here. `file`: what is wrong with the copy.
 * @typedef {{ id: 'waiting' | 'ready' | 'insecure' | 'unavailable' | 'no-room' | 'one-file' | 'fetching' | FaultId,
 *   share?: number, file?: string }} OfflineState
 */

/** Whether the page works without its server. @type {Signal<OfflineState>} */
export const offline = signal({ id: 'waiting' });
/** A newer build that is complete and waits for a good moment. @type {Signal<string | null>} */
export const update = signal(null);
/** The latest build that did not start here. @type {Signal<string | null>} */
export const refused = signal(null);

/** The server is asked for something newer so often while the page stays open, in milliseconds. */
const ASK_AGAIN = 60 * 60_000;
/** Of one worker to another: so long it may take, and once more when it has been asked for, in milliseconds. */
const HANDOVER = 2_000;
const REMEMBERED = 3_000;

/** Begins in the calm after the start; what goes wrong is told by the signals. @param {Engine} engine */
export function keepOffline(engine) {
  if (isOneFile) {
    offline.value = { id: 'one-file' };
    return;
  }
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) {
    offline.value = { id: globalThis.isSecureContext ? 'unavailable' : 'insecure' };
    return;
  }
  effect(() => {
    const failure = engine.failure.value;
    if (failure && failure.id !== 'too-slow') void guarded(goBack);
  });
  effect(() => {
    if (engine.isCalm.value) void guarded(begin);
  });
}

/** Puts the newer build on trial: it is served from the next visit on, which is now. */
export async function acceptUpdate() {
  const build = update.value;
  if (!build) return;
  const store = await OfflineStore.open();
  await store.change({ trial: { build, tried: false } });
  await reload();
}

/** Not while one worker makes way for another: Chromium never answers a visit that comes just then. */
async function reload() {
  const registration = await navigator.serviceWorker.getRegistration(SITE);
  if (registration) await handOver(registration);
  location.reload();
}

/** Until no worker waits for another, which takes no longer than this unless the first one is at work. Now and then Chromium
 *  forgets that one waits, until it is asked again. @param {ServiceWorkerRegistration} registration */
async function handOver({ installing, waiting, active }) {
  const worker = installing ?? waiting ?? active;
  if (!worker || (await hasCome(worker, HANDOVER))) return;
  worker.postMessage('take over');
  await hasCome(worker, REMEMBERED);
}

/** Whether the worker is at work, or given up, within so many milliseconds.
 *  @param {ServiceWorker} worker @param {number} time @returns {Promise<boolean>} */
function hasCome(worker, time) {
  const end = AbortSignal.timeout(time);
  return new Promise((resolve) => {
    const look = () => ['activated', 'redundant'].includes(worker.state) && resolve(true);
    worker.addEventListener('statechange', look, { signal: end });
    end.addEventListener('abort', () => resolve(false));
    look();
  });
}

/** Builds that did not start here may be offered again. */
export function forgiveFailures() {
  return guarded(async (store) => {
    await store.change({ failed: [] });
    refused.value = null;
    await bringUpToDate(store);
  });
}

/** @param {(store: OfflineStore) => Promise<void>} work */
async function guarded(work) {
  try {
    await work(await OfflineStore.open());
  } catch (problem) {
    if (problem instanceof CopyFault) offline.value = { id: problem.id, file: problem.file };
    // Storage that is blocked, and workers that a browser's setting forbids, come as this.
    else if (problem instanceof DOMException) {
      offline.value = { id: problem.name === 'QuotaExceededError' ? 'no-room' : 'unavailable' };
    } else throw problem;
  }
}

/** @param {OfflineStore} store */
async function begin(store) {
  await confirm(store);
  const script = new URL('sw.js', SITE);
  await navigator.serviceWorker.register(script, { updateViaCache: 'none' }).catch((problem) => {
    throw problem instanceof TypeError ? new CopyFault('file-missing', 'sw.js') : problem;
  });
  const registration = await navigator.serviceWorker.ready;
  registration.addEventListener('updatefound', () => void handOver(registration));
  void handOver(registration);
  await bringUpToDate(store);
  if (await store.wasHealed()) say('offline-healed');
  setInterval(() => void guarded(bringUpToDate), ASK_AGAIN);
}

/** This build has started, so it need not be on trial any more. @param {OfflineStore} store */
async function confirm(store) {
  const { trial, failed, wentBack } = await store.state();
  refused.value = failed.at(-1) ?? null;
  if (trial?.build === version.build) {
    await store.change({ current: version.build, trial: null });
    await store.keepOnly([version.build]);
    say('offline-updated');
  } else if (wentBack) {
    await store.change({ wentBack: null });
    say('offline-went-back');
  }
}

/** A build on trial whose engine does not start makes way by itself. @param {OfflineStore} store */
async function goBack(store) {
  const { trial, failed } = await store.state();
  const { build } = version;
  if (trial?.build !== build) return;
  await store.change({ trial: null, failed: [...failed, build], wentBack: build });
  await reload();
}

/** @param {OfflineStore} store */
async function bringUpToDate(store) {
  const { current, failed } = await store.state();
  const kept = current && (await store.list(current));
  if (kept && (await store.isComplete(kept))) offline.value = { id: 'ready' };
  const isReady = offline.value.id === 'ready';
  try {
    const served = await OfflineStore.served();
    if (failed.includes(served.build) || (isReady && served.build === current)) return;
    await store.keep(served, (share) => {
      if (!isReady) offline.value = { id: 'fetching', share };
    });
    if (current && served.build !== current) update.value = served.build;
    else {
      await store.change({ current: served.build });
      offline.value = { id: 'ready' };
    }
  } catch (problem) {
    // Half a newer build, or a server that is away, is no reason to doubt a copy that is whole.
    if (!isReady || !(problem instanceof CopyFault)) throw problem;
  }
}
