// An added game that means harm, or is hopeless: what the page makes of all that it may say.
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { Tab } from './browser.js';

/** @typedef {{ id: number, call: string }} Asked */

const ABOUT = { package: 'kites', version: '1', summary: '', author: '', licence: '', games: ['kites'], bytes: 1 };
const KITES = { id: 'kites', seats: [2], options: [], rules_version: 1, levels: ['casual'], texts: {} };
const WHEEL = { file: 'kites.whl', content: new Uint8Array() };

beforeEach(() => void mock.method(globalThis, 'fetch', async () => new Response('export default glue;')));

/** A frame whose worker is played by a test. */
class Stranger {
  sandbox = new Set();
  /** @type {Asked[]} */ asked = [];
  isGone = false;
  onload = () => {};
  contentWindow = {
    /** @param {object} _start @param {string} _target @param {[MessagePort]} ports */
    postMessage: (_start, _target, [port]) => {
      this.port = port;
      port.onmessage = ({ data }) => this.asked.push(data);
    },
  };

  remove() {
    this.isGone = true;
    this.port?.close();
  }

  /** @param {object} message */
  say(message) {
    this.port?.postMessage(message);
  }

  /** @param {unknown} result of the latest question */
  answer(result) {
    this.say({ id: this.asked.at(-1)?.id, reply: JSON.stringify({ result }) });
  }
}

/** Waits for something to come about: what is posted comes by itself, and soon. @param {() => unknown} isSo */
async function until(isSo) {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

/** @param {Promise<unknown>} coming @returns {Promise<string[]>} */
const refusal = (coming) =>
  coming.then(
    () => assert.fail('nothing was refused'),
    ({ kind, id }) => [kind, id],
  );

/** A page without a Python of its own, and the strangers it lets in; in the end they go.
 *  @param {import('node:test').TestContext} context */
async function page(context) {
  const tab = new Tab();
  /** @type {Stranger[]} */ const strangers = [];
  Object.assign(tab.document, {
    createElement: () => new Stranger(),
    body: {
      /** @param {Stranger} frame */
      append: (frame) => {
        strangers.push(frame);
        frame.onload();
      },
    },
  });
  const { Engine } = await tab.import('engine/engine');
  const games = await tab.import('addons/add-game');
  const engine = new Engine(new URL('http://localhost:8000/page/worker.js'));
  engine.invite = (addon) => games.invite(engine, addon);
  // The page's patience with it would keep the tests from ending.
  context.after(() => engine.dismiss(ABOUT.package));
  return { engine, strangers, games };
}

/** The next stranger that comes. @param {Stranger[]} strangers @param {number} at */
async function arrival(strangers, at) {
  await until(() => strangers[at]?.port);
  return strangers[at];
}

/** A stranger whose Python is there and who says what its games are. @param {Stranger} stranger @param {object[]} games */
async function tell(stranger, games) {
  stranger.say({ stage: 'ready' });
  await until(() => stranger.asked.length);
  stranger.answer(games);
}

/** Kites is among the games. @param {import('node:test').TestContext} context */
async function withKites(context) {
  const { engine, strangers, games } = await page(context);
  const added = games.add(engine, { wheel: WHEEL, about: ABOUT });
  await tell(await arrival(strangers, 0), [KITES]);
  await added;
  return { engine, strangers, games };
}

test('one whose installing never ends is given up, however much it has to say', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const { engine, strangers } = await page(context);
  const ended = refusal(engine.host('kites', Promise.resolve(WHEEL)));
  const stranger = await arrival(strangers, 0);
  let isOver = false;
  void ended.then(() => (isOver = true));
  for (let second = 0; !isOver; second += 1) {
    stranger.say({ stage: 'installing' });
    stranger.say({ id: 1, progress: 0.5 });
    stranger.say({ id: 999, reply: '{"result": null}' });
    await new Promise((resolve) => setImmediate(resolve));
    context.mock.timers.tick(1000);
    assert.ok(second < 1000);
  }
  assert.deepEqual(await ended, ['engine', 'engine-lost']);
  assert.ok(stranger.isGone);
  assert.deepEqual([strangers.length, engine.restarts.value], [1, 0]);
});

test('one that floods the page with words is sent away, and so is one whose words are none', async (context) => {
  context.mock.method(performance, 'now', () => 0);
  for (const words of [Array(2_000).fill({ id: 7 }), [{ error: 'lost' }], [null, { id: 1, reply: '{' }]]) {
    const { engine, strangers } = await page(context);
    const ended = refusal(engine.host('kites', Promise.resolve(WHEEL)));
    const stranger = await arrival(strangers, 0);
    stranger.say({ stage: 'ready' });
    await until(() => stranger.asked.length);
    for (const word of words) stranger.say(word);
    assert.deepEqual(await ended, ['engine', 'engine-lost']);
    assert.ok(stranger.isGone);
  }
});

test('it answers for no other game, and nobody asks it about one', async (context) => {
  const { engine, strangers } = await withKites(context);
  const [{ asked }] = strangers;
  for (const method of ['new', 'check']) {
    const count = asked.length;
    const answered = refusal(engine.call(method, { game: 'kites' }));
    await until(() => asked.length > count);
    strangers[0].answer({ save: { game: 'red-dragon' } });
    assert.deepEqual(await answered, ['addon', 'broken']);
  }
  const before = asked.length;
  void engine.call('new', { game: 'red-dragon' });
  void engine.call('apply', { action: 'play R1' });
  const last = refusal(engine.call('check', { game: 'kites' }));
  await until(() => asked.length >= before + 2);
  engine.dismiss(ABOUT.package);
  assert.deepEqual(await last, ['stopped', 'stopped']);
  assert.deepEqual(
    asked.slice(before).map(({ call }) => JSON.parse(call).method),
    ['stop', 'check'],
  );
});

test('no game takes the place of another one', async (context) => {
  const { engine, strangers, games } = await withKites(context);
  for (const [at, id] of ['red-dragon', 'kites'].entries()) {
    const added = refusal(games.add(engine, { wheel: WHEEL, about: { ...ABOUT, package: 'other' } }));
    const stranger = await arrival(strangers, at + 1);
    await tell(stranger, [{ ...KITES, id }]);
    assert.deepEqual(await added, ['addon', 'clash']);
    assert.ok(stranger.isGone);
  }
});

test('a game that is lost comes back with its match, but not for ever', async (context) => {
  const { engine, strangers } = await withKites(context);
  const save = { game: 'kites', log: [] };
  const isAsked = (/** @type {number} */ at, /** @type {string} */ method) => () =>
    JSON.parse(strangers[at].asked.at(-1)?.call ?? '{}').method === method;
  const loaded = engine.call('load', { save, seat: 0 });
  await until(isAsked(0, 'load'));
  strangers[0].answer({ save });
  await loaded;
  let waiting = engine.call('apply', { action: 'a' });
  await until(isAsked(0, 'apply'));
  for (const at of [1, 2]) {
    strangers[at - 1].say({ error: 'out of memory' });
    await tell(await arrival(strangers, at), [KITES]);
    assert.equal(engine.restarts.value, at);
    await until(isAsked(at, 'load'));
    strangers[at].answer({ save });
    await until(isAsked(at, 'apply'));
    if (at === 2) break;
    strangers[at].answer({ save });
    await waiting;
    waiting = engine.call('apply', { action: 'b' });
    await until(isAsked(at, 'apply'));
  }
  const ended = refusal(waiting);
  strangers[2].say({ error: 'out of memory' });
  assert.deepEqual(await ended, ['engine', 'engine-lost']);
  // Whoever asks again, gets a new one.
  void engine.call('load', { save, seat: 0 }).catch(() => {});
  await arrival(strangers, 3);
});
