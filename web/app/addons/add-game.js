// A game in a wheel of its own comes to this device, is there whenever somebody asks for it, and goes again. What it
// says of itself is read before anything in it runs; one that is unsound is set aside and disturbs
// nobody.
import { addonOf, addonWith, followAddons, forget, knownGames, note } from '../engine/known-games.js';
import { EngineError } from '../engine/engine.js';
import { base64 } from '../offline/one-file.js';
import { fetched } from '../site.js';
import { bytesOf } from '../storage/files.js';
import { say } from '../ui/notices.js';
import { readAgain } from '../storage/saves.js';
import { Database } from '../storage/database.js';

/** No wheel of a game is larger; the engine says the same. */
const LARGEST = 3_000_000;

/** @param {Asked} engine @param {File} file
 *  @returns {Promise<Candidate>} rejects with an EngineError of kind "addon" */
export async function lookAtFile(engine, file) {
  hold(file.size);
  return lookAt(engine, { file: file.name, content: await bytesOf(file, 'addon') });
}

/** @param {Asked} engine @param {string} address on this very site, relative to the page
 *  @returns {Promise<Candidate>} rejects with an EngineError of kind "addon" */
export async function lookAtAddress(engine, address) {
  const { url, file } = resolved(address);
  if (url.origin !== location.origin) throw refusal('other-site');
  const content = await fetched(url);
  if (!content) throw refusal('not-there');
  hold(content.length);
  return lookAt(engine, { file, content });
}

/** Where that is, and how the file there is called. @param {string} address */
function resolved(address) {
  try {
    const url = new URL(address, document.baseURI);
    return { url, file: decodeURIComponent(url.pathname.split('/').at(-1) ?? '') };
  } catch (problem) {
    if (!(problem instanceof TypeError || problem instanceof URIError)) throw problem;
    throw refusal('not-there');
  }
}

/** @param {Asked} engine @param {Wheel} wheel @returns {Promise<Candidate>} */
async function lookAt(engine, wheel) {
  const content = base64(wheel.content);
  return { wheel, about: await engine.call('inspect', { file: wheel.file, content }) };
}

/** @param {number} size */
function hold(size) {
  const [thousands, most] = [Math.ceil(size / 1000), LARGEST / 1000];
  if (size > LARGEST) throw refusal('too-large', { part: 'wheel', size: thousands, most });
}

/** @param {string} id @param {Record<string, any>} [params] */
function refusal(id, params = {}) {
  return new EngineError('addon', id, params);
}

/**
 * Starts it, and keeps it for whenever it is asked for. Nothing is kept of one that is unsound, nor is anything taken away.
 * @param {Engine} engine @param {Candidate} candidate
 * @returns {Promise<boolean>} whether the browser keeps it; rejects with an EngineError
 */
export async function add(engine, { wheel, about }) {
  const games = await hosted(engine, about.package, Promise.resolve(wheel));
  const isKept = await keepWheel(about.package, wheel.content);
  const isNoted = note({ file: wheel.file, about, games, fault: null, tries: 0 });
  readAgain();
  return isKept && isNoted;
}

/** Forgets it, and nothing stays of it. Its matches do. @param {Engine} engine @param {string} name of the package */
export async function removeGame(engine, name) {
  engine.dismiss(name);
  forget(name);
  inMemory.delete(name);
  await database.act('readwrite', (store) => store.delete(name));
  readAgain();
}

/** One that was set aside gets another chance. @param {Addon} addon */
export function tryAgain(addon) {
  note({ ...addon, fault: null, tries: 0 });
  readAgain();
}

/** What another tab adds or removes comes and goes here, too. @param {Engine} engine */
export function followOtherTabs(engine) {
  followAddons((name) => {
    engine.dismiss(name);
    inMemory.delete(name);
    readAgain();
  });
}

/** Starts one that is in use, since somebody asks for it; whoever asks hears what goes wrong, too.
 *  @param {Engine} engine @param {Addon} addon */
export async function invite(engine, addon) {
  const name = addon.about.package;
  // If the page does not live to see the end, the next start knows; somebody who leaves is no fault.
  note({ ...addon, tries: addon.tries + 1 });
  const leave = () => note(addon);
  addEventListener('pagehide', leave);
  try {
    const kept = wheelOf(name).then((content) => content && { file: addon.file, content });
    const games = await hosted(engine, name, kept);
    if (addonOf(name)) note({ ...addon, games, tries: 0 });
  } catch (problem) {
    const { kind, id, params } = EngineError.of(problem);
    if (!addonOf(name)) return;
    if (kind === 'stopped' || id === 'not-started') leave();
    else quarantine(addon, kind === 'addon' ? { id, params } : { id: 'hangs', params: {} });
  } finally {
    removeEventListener('pagehide', leave);
  }
}

/** @param {Engine} engine @param {string} name of the package @param {Promise<Wheel | null>} wheel
 *  @returns {Promise<AddedGame[]>} rejects with an EngineError */
async function hosted(engine, name, wheel) {
  const games = await engine.host(name, wheel);
  // It says so itself: no game takes the place of another one.
  const others = knownGames().filter(({ id }) => addonWith(id)?.about.package !== name);
  const taken = games.find(({ id }) => others.some((other) => other.id === id));
  if (!taken) return games;
  engine.dismiss(name);
  throw refusal('clash', { game: taken.id });
}

/** @param {Addon} addon @param {Message} fault */
function quarantine(addon, fault) {
  note({ ...addon, fault, tries: 0 });
  readAgain();
  say('addon-set-aside', { package: addon.about.package });
}

// The bytes of added games' wheels, by package. The browser's storage for larger things keeps them; where
// it does not, they are here as long as the page is open.

const database = new Database('wheels');

/** @type {Map<string, Uint8Array>} */
const inMemory = new Map();

/** @param {string} name of the package @param {Uint8Array} content
 *  @returns {Promise<boolean>} whether it will be there after a reload */
async function keepWheel(name, content) {
  inMemory.set(name, content);
  return (await database.act('readwrite', (store) => store.put(content, name))) === name;
}

/** @param {string} name @returns {Promise<Uint8Array | null>} null if it is gone */
async function wheelOf(name) {
  const here = inMemory.get(name);
  if (here) return here;
  const kept = await database.act('readonly', (store) => store.get(name));
  if (!(kept instanceof Uint8Array)) return null;
  inMemory.set(name, kept);
  return kept;
}
