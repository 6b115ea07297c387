// Runs the tests in these files, all in one process: to start one for each would take most of the time.
//   node run.js FOLDER FILE …     FOLDER: what the build writes among the page's modules
import { register } from 'node:module';
import { basename } from 'node:path';
import { after, afterEach, describe, mock } from 'node:test';
import { pathToFileURL } from 'node:url';

const [folder, ...files] = process.argv.slice(2);
register('./hooks.js', import.meta.url, { data: `${pathToFileURL(folder)}/` });
const { Tab } = await import('./browser.js');
new Tab().enter();
const { stopEngine } = await import('./engine.js');

// What the page says there is a fault of its own.
console.error = (...words) => {
  throw new Error(words.join(' '));
};

for (const file of files) {
  // One file is done before the next begins: they share the engine, and the browser.
  await new Promise((done) => {
    // A test that never ends fails, and the others go on.
    describe(basename(file, '.test.js'), { timeout: 120_000 }, async () => {
      // That of the modules which a test imports by itself.
      new Tab().enter();
      afterEach(() => {
        mock.timers.reset();
        mock.restoreAll();
      });
      after(done);
      await import(pathToFileURL(file).href);
    });
  });
}
after(stopEngine);
