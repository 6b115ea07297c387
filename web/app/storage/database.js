// The browser's storage for larger things. What it refuses is not done: it may be blocked, full or not there at
// all, and some browsers never answer.
import { SITE } from '../site.js';

/** Whoever waits for longer is told there is nothing, in milliseconds. */
const PATIENCE = 4_000;

/** Things of one kind, by keys. */
export class Database {
  /** @param {string} store names the kind @param {string} [name] what tells this database from others of the page */
  constructor(store, name = '') {
    this.#store = store;
    this.#name = `trick-table ${SITE.pathname}${name}`;
  }

  #store;
  #name;
  /** @type {Promise<IDBDatabase> | null} */ #opened = null;

  /** One act on the things. It counts once it is on the disk, not only on the way there.
   *  @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest} act
   *  @returns {Promise<any>} what the browser answers; undefined if it refuses */
  async act(mode, act) {
    try {
      const database = await inTime((this.#opened ??= this.#open()));
      const transaction = database.transaction(this.#store, mode, { durability: 'strict' });
      const request = act(transaction.objectStore(this.#store));
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
      this.#opened = null;
      return undefined;
    }
  }

  /** @returns {Promise<IDBDatabase>} */
  #open() {
    return new Promise((resolve, reject) => {
      const request = globalThis.indexedDB.open(this.#name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(this.#store);
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        // Whoever wants it gone need not wait for this page.
        request.result.onversionchange = () => {
          request.result.close();
          this.#opened = null;
        };
        resolve(request.result);
      };
    });
  }
}

/** @template T @param {Promise<T>} work @returns {Promise<T>} */
function inTime(work) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
