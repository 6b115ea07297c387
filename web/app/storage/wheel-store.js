// The bytes of added games' wheels, by package. The browser's storage for larger things keeps them; where
// it does not, they are here as long as the page is open.
import { SITE } from '../site.js';

const NAME = `trick-table ${SITE.pathname}`;
const STORE = 'wheels';
/** Some browsers never answer; whoever waits is told there is nothing, in milliseconds. */
const PATIENCE = 4_000;

/** @type {Map<string, Uint8Array>} */
const inMemory = new Map();

/** @param {string} name of the package @param {Uint8Array} content
 *  @returns {Promise<boolean>} whether it will be there after a reload */
export async function keepWheel(name, content) {
  inMemory.set(name, content);
  return (await attempt('readwrite', (store) => store.put(content, name))) === name;
}

/** @param {string} name @returns {Promise<Uint8Array | null>} null if it is gone */
export async function wheelOf(name) {
  const here = inMemory.get(name);
  if (here) return here;
  const kept = await attempt('readonly', (store) => store.get(name));
  if (!(kept instanceof Uint8Array)) return null;
  inMemory.set(name, kept);
  return kept;
}

/** Another tab has added, replaced or removed it. @param {string} name */
export function readWheelAgain(name) {
  inMemory.delete(name);
}

/** @param {string} name */
export async function forgetWheel(name) {
  inMemory.delete(name);
  await attempt('readwrite', (store) => store.delete(name));
}

/** One act on the store. What the browser refuses is not done.
 *  @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest} act @returns {Promise<any>} */
async function attempt(mode, act) {
  /** @type {IDBDatabase | null} */ let database = null;
  try {
    database = await inTime(open());
    const transaction = database.transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    await inTime(
      new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      }),
    );
    return request.result;
  } catch (problem) {
    // Blocked or full storage, and browsers without any, come as these.
    if (!(problem instanceof DOMException || problem instanceof TypeError)) throw problem;
    return undefined;
  } finally {
    database?.close();
  }
}

/** @returns {Promise<IDBDatabase>} */
function open() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** @template T @param {Promise<T>} work @returns {Promise<T>} */
function inTime(work) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
