// A game in a wheel of its own comes to this device, is there at every start, and goes again. What it
// says of itself is read before anything in it runs; one that is unsound is set aside and disturbs
// nobody.
import { addonOf, addons, followAddons, forget, isGame, note } from '../engine/known-games.js';
import { EngineError } from '../engine/engine.js';
import { bytesOf, fetched } from '../storage/files.js';
import { say } from '../ui/notices.js';
import { listOf } from '../storage/shape.js';
import { readAgain } from '../storage/saves.js';
import { forgetWheel, keepWheel, readWheelAgain, wheelOf } from '../storage/wheel-store.js';

/** @import { AddedGame, Addon, Message, Wheel, WheelAbout } from '../types.js' */
/** @import { Engine } from '../engine/engine.js' */

/** No wheel of a game is larger; the engine says the same. */
const LARGEST = 3_000_000;

/** A wheel that somebody thinks of adding. @typedef {{ wheel: Wheel, about: WheelAbout }} Candidate */

/** @param {Pick<Engine, 'call'>} engine @param {File} file
 *  @returns {Promise<Candidate>} rejects with an EngineError of kind "addon" */
export async function lookAtFile(engine, file) {
  hold(file.size);
  return lookAt(engine, { file: file.name, content: await bytesOf(file, 'addon') });
}

/** @param {Pick<Engine, 'call'>} engine @param {string} address on this very site, relative to the page
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

/** @param {Pick<Engine, 'call'>} engine @param {Wheel} wheel @returns {Promise<Candidate>} */
async function lookAt(engine, wheel) {
  const content = inBase64(wheel.content);
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

/** @param {Uint8Array} content */
function inBase64(content) {
  let text = '';
  for (const byte of content) text += String.fromCharCode(byte);
  return btoa(text);
}

/**
 * Installs it and keeps it for every later start. Nothing is kept of one that is unsound.
 * @param {Engine} engine @param {Candidate} candidate
 * @returns {Promise<boolean>} whether the browser keeps it; rejects with an EngineError
 */
export async function add(engine, { wheel, about }) {
  const before = addonOf(about.package);
  const content = before && (await wheelOf(about.package));
  // A package that was imported once stays what it was: another edition of it needs a new worker.
  if (before) await removeGame(engine, about.package);
  const games = await installed(engine, wheel, about.package).catch(async (problem) => {
    if (before && content) {
      await keepWheel(about.package, content);
      note(before);
      readAgain();
    }
    engine.start();
    throw problem;
  });
  const isKept = await keepWheel(about.package, wheel.content);
  const isNoted = note({ file: wheel.file, about, games, fault: null, tries: 0 });
  readAgain();
  return isKept && isNoted;
}

/** Forgets it; a new worker starts without it. Its matches stay. @param {Engine} engine @param {string} name of the package */
export async function removeGame(engine, name) {
  forget(name);
  await forgetWheel(name);
  readAgain();
  engine.start();
}

/** One that was set aside gets another chance. @param {Engine} engine @param {Addon} addon */
export async function tryAgain(engine, addon) {
  note({ ...addon, fault: null, tries: 0 });
  readAgain();
  engine.start();
}

/** What another tab adds or removes comes and goes here, too. @param {Engine} engine */
export function followOtherTabs(engine) {
  followAddons((name, before) => {
    readWheelAgain(name);
    readAgain();
    // What the worker has imported goes with it only.
    if (before && !before.fault) engine.start();
    else engine.equipAgain();
  });
}

/** The packages that the present worker has. @type {Set<string>} */
const here = new Set();

/** Installs all that are in use and not there yet; what an engine does when it has started.
 *  @param {Engine} engine @param {boolean} isNew its worker has nothing yet */
export async function equip(engine, isNew) {
  if (isNew) here.clear();
  for (const addon of addons.value) {
    const name = addon.about.package;
    if (addon.fault || here.has(name)) continue;
    const content = await wheelOf(name);
    if (!addonOf(name)) continue;
    if (!content) {
      quarantine(addon, { id: 'gone', params: {} });
      continue;
    }
    // If the page does not live to see the end, the next start knows; somebody who leaves is no fault.
    note({ ...addon, tries: addon.tries + 1 });
    const leave = () => note(addon);
    addEventListener('pagehide', leave);
    try {
      const games = await installed(engine, { file: addon.file, content }, name);
      if (addonOf(name)) note({ ...addon, games, tries: 0 });
    } catch (problem) {
      if (!(problem instanceof EngineError)) throw problem;
      if (problem.kind === 'stopped') return;
      if (!addonOf(name)) continue;
      const fault = problem.kind === 'addon' ? { id: problem.id, params: problem.params } : { id: 'hangs', params: {} };
      quarantine(addon, fault);
    } finally {
      removeEventListener('pagehide', leave);
    }
  }
}

/** @param {Engine} engine @param {Wheel} wheel @param {string} name of the package
 *  @returns {Promise<AddedGame[]>} rejects with an EngineError */
async function installed(engine, wheel, name) {
  const games = await engine.install(wheel, 'adopt', { package: name });
  if (!listOf(isGame)(games)) throw refusal('info', { field: 'info' });
  here.add(name);
  return games;
}

/** @param {Addon} addon @param {Message} fault */
function quarantine(addon, fault) {
  note({ ...addon, fault, tries: 0 });
  readAgain();
  say('addon-set-aside', { package: addon.about.package });
}
