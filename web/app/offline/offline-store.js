// The browser's own copy of the page, shared with sw.js, which serves it: a state, for each kept
// build the list of its files, and the files by path and hash, so that builds share what is alike.
import { COPY, gunzipped, HEALED, SITE, sha256 } from '../site.js';

/** `packed`: the type of a file that is there packed, too, as its path with .bin.
 *  @typedef {{ path: string, bytes: number, sha256: string, packed?: string }} SiteFile */
/** @typedef {{ build: string, files: SiteFile[] }} Build */
/**
 * @typedef {object} State
 * @property {string | null} current the build that is served
 * @property {{ build: string, tried: boolean } | null} trial a newer one, to be served once: either
 *   it says then that it has started, and becomes the current one, or it has failed
 * @property {string[]} failed builds that did not start in this browser
 * @property {string | null} wentBack the one that failed just now, until the page has said so
 */
/** @typedef {'file-missing' | 'file-damaged'} FaultId */

const SCOPE = SITE.href;
/** Past the copy to the server, which says whether what the browser keeps anyway is still right.
 *  @type {RequestInit} */
const PAST = { cache: 'no-cache', headers: { 'X-Past-The-Copy': '1' } };
/** @type {State} */
const EMPTY = { current: null, trial: null, failed: [], wentBack: null };

/** What keeps a build from being kept: a file, and what is wrong with it. */
export class CopyFault extends Error {
  /** @param {FaultId} id @param {string} file */
  constructor(id, file) {
    super(`${id} ${file}`);
    this.id = id;
    this.file = file;
  }
}

export class OfflineStore {
  /** @type {Cache} */ #cache;

  /** @param {Cache} cache */
  constructor(cache) {
    this.#cache = cache;
  }

  static async open() {
    return new OfflineStore(await caches.open(COPY));
  }

  /** @returns {Promise<State>} */
  async state() {
    const kept = await this.#cache.match(`${SCOPE}?state`);
    return kept ? kept.json() : EMPTY;
  }

  /** @param {Partial<State>} change */
  async change(change) {
    const state = { ...(await this.state()), ...change };
    await this.#cache.put(`${SCOPE}?state`, new Response(JSON.stringify(state)));
  }

  /** What is on the server now. @returns {Promise<Build>} rejects with a CopyFault if it is away */
  static async served() {
    const response = await get('build.json', 'build.json');
    return response.json();
  }

  /** The list of a kept build. @param {string} build @returns {Promise<Build | null>} */
  async list(build) {
    const kept = await this.#cache.match(`${SCOPE}?build=${build}`);
    return kept ? kept.json() : null;
  }

  /**
   * Fetches what is not here yet, and holds every file of the build to its hash, those too that
   * were here. The list comes last: with it, the build is complete.
   * @param {Build} build @param {(share: number) => void} tell hears how much is done, 0 to 1
   * @returns {Promise<void>} rejects with a CopyFault
   */
  async keep(build, tell) {
    const total = build.files.reduce((sum, { bytes }) => sum + bytes, 0);
    let done = 0;
    for (const file of build.files) {
      if (!(await this.#isValid(file))) await this.#fetch(file);
      done += file.bytes;
      tell(done / total);
    }
    await this.#cache.put(`${SCOPE}?build=${build.build}`, new Response(JSON.stringify(build)));
  }

  /** Whether every file of the build is here as it was built. @param {Build} build */
  async isComplete(build) {
    for (const file of build.files) if (!(await this.#isValid(file))) return false;
    return true;
  }

  /** Removes whatever belongs to none of these builds. @param {string[]} builds */
  async keepOnly(builds) {
    const wanted = new Set([`${SCOPE}?state`]);
    for (const build of builds) {
      wanted.add(`${SCOPE}?build=${build}`);
      for (const file of (await this.list(build))?.files ?? []) wanted.add(key(file));
    }
    for (const { url } of await this.#cache.keys()) {
      if (!wanted.has(url)) await this.#cache.delete(url);
    }
  }

  /** Whether something was otherwise than it was built. It is told once. */
  wasHealed() {
    return this.#cache.delete(HEALED);
  }

  /** @param {SiteFile} file */
  async #isValid(file) {
    const kept = await this.#cache.match(key(file));
    if (!kept || (await hash(kept)) === file.sha256) return !!kept;
    await this.#cache.put(HEALED, new Response());
    return false;
  }

  /** @param {SiteFile} file */
  async #fetch(file) {
    const response = await (file.packed ? unpacked(file) : get(addressOf(file), file.path));
    const [copied, found] = await Promise.allSettled([this.#cache.put(key(file), response.clone()), hash(response)]);
    // A line that breaks in the middle: of the copy, each browser says something else then.
    if (found.status === 'rejected') throw new CopyFault('file-missing', file.path);
    if (copied.status === 'rejected') throw copied.reason;
    if (found.value === file.sha256) return;
    await this.#cache.delete(key(file));
    throw new CopyFault('file-damaged', file.path);
  }
}

/** What throws it. @param {FaultId} id @param {string} file @returns {() => never} */
const fault = (id, file) => () => {
  throw new CopyFault(id, file);
};

/** @param {string} address within the site @param {string} file what it is called in a fault */
async function get(address, file) {
  const response = await fetch(`${SCOPE}${address}`, PAST).catch(fault('file-missing', file));
  return response.ok ? response : fault('file-missing', file)();
}

/** As it was before it was packed: so browsers may keep it compiled. @param {SiteFile} file */
async function unpacked({ path, packed = '' }) {
  const response = await get(`${path}.bin`, path);
  const small = new Response(await response.blob().catch(fault('file-missing', path)));
  const content = await new Response(gunzipped(small)).arrayBuffer().catch(fault('file-damaged', path));
  return new Response(content, { headers: { 'Content-Type': packed } });
}

/** Within the site. Some hosts redirect index.html to its folder, and a redirected answer opens no page.
 *  @param {SiteFile} file */
export function addressOf({ path }) {
  return path === 'index.html' ? '' : path;
}

/** @param {SiteFile} file */
function key({ path, sha256 }) {
  return `${SCOPE}${path}?${sha256}`;
}

/** @param {Response} response */
async function hash(response) {
  return sha256(await response.arrayBuffer());
}
