// A game in a wheel that never comes to its end, whatever its worker says meanwhile.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Tab } from './browser.js';

/** @typedef {{ id: number, wheel?: object }} Asked */

class Forger {
  /** @type {Forger[]} */ static all = [];
  /** @type {Asked[]} */ asked = [];
  onmessage = (/** @type {{ data: object }} */ _message) => {};

  /** @param {URL} _script @param {WorkerOptions} options */
  constructor(_script, options) {
    assert.equal(options.type, 'module');
    Forger.all.push(this);
  }

  /** @param {Asked} message */
  postMessage(message) {
    this.asked.push(message);
  }

  terminate() {}

  /** @param {object} data */
  say(data) {
    this.onmessage({ data });
  }
}

test('a wheel whose start never ends is given up, however much its worker has to say', async (context) => {
  Object.defineProperty(globalThis, 'Worker', { value: Forger, configurable: true });
  const { Engine } = await new Tab().import('engine/engine');
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const engine = new Engine(new URL('http://localhost:8000/page/worker.js'));
  engine.start();
  const [worker] = Forger.all;
  worker.say({ stage: 'ready', loaded: 1, total: 1, way: 'compiled', refused: [] });
  const ended = engine.install({ file: 'kites.whl', content: new Uint8Array() }, 'adopt', {}).then(
    () => assert.fail('it came to its end'),
    (problem) => problem,
  );
  const id = worker.asked.find(({ wheel }) => wheel)?.id;
  for (let second = 0; second < 40; second += 1) {
    worker.say({ id, progress: 0.5 });
    worker.say({ id: 999, reply: '{"result": null}' });
    context.mock.timers.tick(1000);
  }
  const { kind, id: why } = await ended;
  assert.deepEqual([kind, why], ['engine', 'engine-lost']);
  assert.equal(Forger.all.length, 2);
  assert.equal(engine.restarts.value, 1);
});
