// The bytes of added games' wheels, by package. The browser's storage for larger things keeps them; where
// it does not, they are here as long as the page is open.
import { Database } from './database.js';

const database = new Database('wheels');

/** @type {Map<string, Uint8Array>} */
const inMemory = new Map();

/** @param {string} name of the package @param {Uint8Array} content
 *  @returns {Promise<boolean>} whether it will be there after a reload */
export async function keepWheel(name, content) {
  inMemory.set(name, content);
  return (await database.act('readwrite', (store) => store.put(content, name))) === name;
}

/** @param {string} name @returns {Promise<Uint8Array | null>} null if it is gone */
export async function wheelOf(name) {
  const here = inMemory.get(name);
  if (here) return here;
  const kept = await database.act('readonly', (store) => store.get(name));
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
  await database.act('readwrite', (store) => store.delete(name));
}
