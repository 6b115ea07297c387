// A browser as far as the page's modules ask for one without drawing anything. Each tab has modules of its own;
// tabs that share a storage hear of one another.
import { readFile } from 'node:fs/promises';

/** @import { Modules } from './modules.js' */

const WEB = new URL('../../web/', import.meta.url);
const ADDRESS = 'http://localhost:8000/page/';

/** What a browser keeps of a site. */
export class Shelf {
  /** @type {Set<Tab>} */ #tabs = new Set();
  /** Letters that it has room for. */
  #room = Infinity;

  /** @param {Record<string, string>} [kept] by key */
  constructor(kept = {}) {
    for (const [key, text] of Object.entries(kept)) this.setItem(key, text);
  }

  /** From now on there is so much more room. @param {number} letters */
  limit(letters) {
    this.#room = letters;
  }

  /** @param {Tab} tab looks at it, too */
  share(tab) {
    this.#tabs.add(tab);
  }

  get length() {
    return Object.keys(this).length;
  }

  /** @param {number} at */
  key(at) {
    return Object.keys(this)[at] ?? null;
  }

  /** @param {string} key @returns {string | null} */
  getItem(key) {
    return Object.getOwnPropertyDescriptor(this, key)?.value ?? null;
  }

  /** @param {string} key @param {string} text */
  setItem(key, text) {
    const more = String(text).length - (this.getItem(key)?.length ?? -key.length);
    if (more > this.#room) throw new DOMException('no room', 'QuotaExceededError');
    this.#room -= more;
    // Not by an assignment: a key may be called __proto__.
    Object.defineProperty(this, key, { value: String(text), enumerable: true, configurable: true });
    this.#tell(key, String(text));
  }

  /** @param {string} key */
  removeItem(key) {
    const text = this.getItem(key);
    if (text === null) return;
    this.#room += key.length + text.length;
    delete (/** @type {any} */ (this)[key]);
    this.#tell(key, null);
  }

  clear() {
    for (const key of Object.keys(this)) delete (/** @type {any} */ (this)[key]);
    this.#tell(null, null);
  }

  /** @param {string | null} key @param {string | null} newValue */
  #tell(key, newValue) {
    const writer = now;
    for (const tab of this.#tabs) if (tab !== writer) tab.fire('storage', { key, newValue });
  }
}

/** The tab whose scripts run. @type {Tab} */
let now;
let count = 0;

/** An entry of the history. @typedef {{ href: string, state: unknown }} Entry */

export class Tab {
  /** @type {EventTarget} */ #events = new EventTarget();
  /** @type {Entry[]} */ #entries;
  #at = 0;
  #name = `?tab=${(count += 1)}`;

  /** @param {{ shelf?: Shelf, hash?: string, lang?: string, isBlocked?: boolean, languages?: string[] }} [how]
   *    isBlocked: storage is forbidden; lang: as the first script has chosen it */
  constructor({ shelf = new Shelf(), hash = '', lang = 'en', isBlocked = false } = {}) {
    this.shelf = shelf;
    this.isBlocked = isBlocked;
    this.#entries = [{ href: ADDRESS + hash, state: null }];
    const events = this.#events;
    this.document = {
      documentElement: { lang },
      baseURI: ADDRESS,
      visibilityState: 'visible',
      addEventListener: events.addEventListener.bind(events),
      querySelector: () => null,
    };
    shelf.share(this);
  }

  /** Its scripts run from now on. */
  enter() {
    now = this;
    return this;
  }

  /** One of the page's modules, of this tab alone. @template {keyof Modules} Name @param {Name} name
   *  @returns {Promise<Modules[Name]>} */
  async import(name) {
    this.enter();
    return import(new URL(`app/${name}.js${this.#name}`, WEB).href);
  }

  /** @param {string} type @param {Record<string, unknown>} [fields] of the event */
  fire(type, fields = {}) {
    const before = now;
    now = this;
    this.#events.dispatchEvent(Object.assign(new Event(type), fields));
    now = before;
  }

  get entry() {
    return this.#entries[this.#at];
  }

  /** How many places Back leads through. */
  get past() {
    return this.#at;
  }

  /** @param {'push' | 'replace'} how @param {string} href @param {unknown} state */
  turn(how, href, state) {
    if (how === 'push') this.#at += 1;
    this.#entries.splice(this.#at, how === 'push' ? Infinity : 1, {
      href: new URL(href, this.entry?.href ?? ADDRESS).href,
      state,
    });
  }

  /** @param {number} steps */
  walk(steps) {
    const { href } = this.entry;
    this.#at += steps;
    this.fire('popstate', { state: this.entry.state });
    if (this.entry.href !== href) this.fire('hashchange');
  }

  get events() {
    return this.#events;
  }
}

const location = {
  get href() {
    return now.entry.href;
  },
  get hostname() {
    return new URL(now.entry.href).hostname;
  },
  get hash() {
    return new URL(now.entry.href).hash;
  },
  /** @param {string} to */
  set hash(to) {
    const { href } = Object.assign(new URL(now.entry.href), { hash: to });
    if (href === now.entry.href) return;
    now.turn('push', href, null);
    now.fire('popstate', { state: null });
    now.fire('hashchange');
  },
};

const history = {
  get state() {
    return structuredClone(now.entry.state);
  },
  /** @param {unknown} state @param {string} _title @param {string} [href] */
  replaceState: (state, _title, href = now.entry.href) => now.turn('replace', href, state),
  /** @param {unknown} state @param {string} _title @param {string} [href] */
  pushState: (state, _title, href = now.entry.href) => now.turn('push', href, state),
  back: () => now.walk(-1),
};

const world = {
  window: { get: () => globalThis },
  localStorage: {
    get() {
      if (now.isBlocked) throw new DOMException('forbidden', 'SecurityError');
      return now.shelf;
    },
  },
  document: { get: () => now.document },
  location: { value: location },
  history: { value: history },
  navigator: { value: { languages: [] } },
  addEventListener: {
    value: (/** @type {Parameters<EventTarget['addEventListener']>} */ ...how) => now.events.addEventListener(...how),
  },
  removeEventListener: {
    value: (/** @type {Parameters<EventTarget['removeEventListener']>} */ ...how) =>
      now.events.removeEventListener(...how),
  },
  matchMedia: { value: () => ({ matches: false, addEventListener() {} }) },
  fetch: { value: async (/** @type {string} */ path) => new Response(await readFile(new URL(path, WEB))) },
};
for (const [name, how] of Object.entries(world))
  Object.defineProperty(globalThis, name, { ...how, configurable: true });
