// Which room of the page may import from which, and that no imports go in a circle.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';

const APP = new URL('../../web/app/', import.meta.url);

/** From the ground up: a room may import from those before it in this list, and those in one line know nothing of each
 *  other. A module that is named here is a room of its own. */
const FLOORS = [
  ['site', 'outdated', 'first-screen', 'catalogue', 'frame', 'version', 'storage/shape'],
  ['storage/local-storage'],
  ['shell/settings'],
  ['ui'],
  ['engine', 'offline'],
  ['storage'],
  ['shell'],
  ['table'],
  ['games'],
  ['hints', 'lessons/lesson-shelf'],
  ['match'],
  ['home'],
  ['review', 'lessons', 'classroom', 'addons', 'about'],
  ['main', 'inside'],
];
const FLOOR_OF = new Map(FLOORS.flatMap((rooms, floor) => rooms.map((room) => [room, floor])));

/** What a module imports as soon as it runs; late screens come by a call. */
const IMPORT = /^(?:import|export)\b[^;'()]*?'(\.[^']+)';/gm;

/** @param {string} module "table/hand" @param {string} text @returns {string[]} the modules that it imports */
function importedBy(module, text) {
  return [...text.matchAll(IMPORT)].map(([, specifier]) =>
    new URL(specifier, new URL(module, APP)).href.slice(APP.href.length, -'.js'.length),
  );
}

/** @type {Map<string, string[]>} */
const imports = new Map();
for (const file of (await readdir(APP, { recursive: true })).sort()) {
  if (!file.endsWith('.js')) continue;
  const module = file.slice(0, -'.js'.length).replaceAll('\\', '/');
  imports.set(module, importedBy(module, await readFile(new URL(file, APP), 'utf8')));
}

/** @param {string} module */
const roomOf = (module) => (FLOOR_OF.has(module) ? module : module.split('/')[0]);

/** The game that a module belongs to, "" for what all games share: each has a folder. @param {string} module */
function gameOf(module) {
  const [room, name] = module.split('/');
  return room === 'games' && [...imports.keys()].some((other) => other.startsWith(`games/${name}/`)) ? name : '';
}

/** The first circle that there is, each module importing the next. @param {Map<string, string[]>} graph */
function circleIn(graph) {
  /** @type {Set<string>} */ const clear = new Set();
  /** @type {string[]} */ const way = [];
  /** @param {string} module @returns {string[]} */
  const follow = (module) => {
    if (way.includes(module)) return [...way.slice(way.indexOf(module)), module];
    if (clear.has(module)) return [];
    way.push(module);
    for (const other of graph.get(module) ?? []) {
      const circle = follow(other);
      if (circle.length) return circle;
    }
    way.pop();
    clear.add(module);
    return [];
  };
  for (const module of graph.keys()) {
    const circle = follow(module);
    if (circle.length) return circle;
  }
  return [];
}

test('the imports of all modules are found', () => {
  assert.ok(imports.size > 90);
  assert.ok(imports.get('match/session')?.includes('match/showing'));
  assert.ok(imports.get('inside')?.includes('storage/saves'));
});

test('each room imports only from those below it', () => {
  const wrong = [...imports].flatMap(([module, others]) =>
    others
      .filter((other) => roomOf(other) !== roomOf(module))
      .filter((other) => !((FLOOR_OF.get(roomOf(other)) ?? Infinity) < (FLOOR_OF.get(roomOf(module)) ?? -1)))
      .map((other) => `${module} imports ${other}`),
  );
  assert.deepEqual(wrong, []);
});

test('no game imports from another', () => {
  assert.ok(new Set([...imports.keys()].map(gameOf)).has('sauscharf'));
  const wrong = [...imports].flatMap(([module, others]) =>
    others
      .filter((other) => gameOf(module) && gameOf(other) && gameOf(other) !== gameOf(module))
      .map((other) => `${module} imports ${other}`),
  );
  assert.deepEqual(wrong, []);
});

test('no imports go in a circle', () => {
  assert.deepEqual(circleIn(imports), []);
  const round = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]); // prettier-ignore
  assert.deepEqual(circleIn(round), ['b', 'c', 'b']);
});
