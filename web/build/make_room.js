// In place of sw.js in what web/build --watch serves: where an earlier site at this address has left a
// service worker, this is its next version, which takes away all that is kept, itself, and what is shown.

const successor = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

successor.addEventListener('install', (event) => event.waitUntil(successor.skipWaiting()));
successor.addEventListener('activate', (event) => event.waitUntil(makeRoom()));

async function makeRoom() {
  await successor.clients.claim();
  const pages = await successor.clients.matchAll({ type: 'window' });
  await successor.registration.unregister();
  for (const page of pages) await /** @type {WindowClient} */ (page).navigate(page.url);
  // Last: a page of the earlier site that is still there would keep something again.
  for (const name of await caches.keys()) await caches.delete(name);
}
