// Firefox on the page, as a person would use it; driven by test_firefox.py, which says "the server is
// away" over standard input when this asks for it.
//   node firefox.mjs PUPPETEER FIREFOX ADDRESS
import { once } from 'node:events';
import { firefox } from './firefox_browser.mjs';

const [puppeteerFile, executablePath, address] = process.argv.slice(2);
const PATIENCE = 120_000;
/** What the browser says of files that a dead server does not give. */
const EXPECTED = /build\.json|sw\.js|NetworkError|Service Worker/;

const browser = await firefox(puppeteerFile, executablePath);
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.setViewport({ width: 1080, height: 810 });
  /** @type {string[]} */ const problems = [];
  page.on('pageerror', (problem) => problems.push(String(problem)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });

  // Before the page is there: one that is left while it loads tells of the requests that this cut off.
  await page.evaluateOnNewDocument(() => {
    if (origin === 'null') return;
    localStorage.setItem('trick-table:setting:language', '"en"');
    localStorage.setItem('trick-table:setting:speed', '"instant"');
    localStorage.setItem('trick-table:setting:explains', 'false');
  });
  await page.goto(address);
  await page.waitForSelector('.engine--ready');
  tell('first', await wayTaken());

  await page.goto(`${address}#/setup/red-dragon`);
  await (await page.waitForSelector('.go .btn--accent:not([disabled])')).click();
  await lay();
  tell('play', (await hand()).length);
  // Of each match up to three states are kept.
  tell(
    'save',
    await page.evaluate(
      () =>
        new Set(
          Object.keys(localStorage)
            .filter((key) => key.includes(':match:'))
            .map((key) => key.split(':')[2]),
        ).size,
    ),
  );

  const before = await hand();
  await page.waitForFunction(() => localStorage.getItem('trick-table:start:prepared'));
  await page.reload();
  await page.waitForSelector('.hand .is-legal');
  tell('resume', String(await hand()) === String(before));
  tell('later', await wayTaken());

  await page.goto(`${address}#/about`);
  await page.waitForFunction(() => document.querySelector('.trust__offline')?.textContent?.startsWith('Ready offline'));
  tell('kept', true);
  await once(process.stdin, 'data');
  await page.goto(`${address}#/`);
  // A page that is left while it fetches something tells of what this cut off.
  await page.waitForSelector('.saved a');
  await page.reload();
  await (await page.waitForSelector('.saved a')).click();
  await lay();
  tell('offline', (await hand()).length);
  tell(
    'problems',
    problems.filter((problem) => !EXPECTED.test(problem)),
  );

  function wayTaken() {
    return page.evaluate(() => import('./app/inside.js').then((it) => it.startTaken.value.way));
  }

  async function hand() {
    await page.waitForSelector('.hand .is-legal');
    return page.$$eval('.hand [data-card]', (cards) => cards.map((card) => card.getAttribute('data-card')));
  }

  async function lay() {
    const count = (await hand()).length;
    const card = await page.waitForSelector('.hand .is-legal');
    await card.click({ offset: { x: 14, y: 24 } });
    await page.waitForFunction(
      (count) => document.querySelectorAll('.hand [data-card]').length === count - 1,
      {},
      count,
    );
  }
} catch (problem) {
  // What never came is told by what came instead.
  const [page] = (await browser.pages()).slice(-1);
  const shown = page?.evaluate(() => `${location.href}\n${document.body.innerText}`);
  console.error(await shown?.catch(String));
  throw problem;
} finally {
  await browser.close();
}
process.exit(0);

/** @param {string} step @param {unknown} found */
function tell(step, found) {
  console.log(JSON.stringify({ step, found }));
}
