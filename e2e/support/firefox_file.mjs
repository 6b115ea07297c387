// Firefox on a page that nobody serves: opens it, runs the first script in it, opens it again and runs the next; prints
// what each returns, as JSON.
//   node firefox_file.mjs PUPPETEER FIREFOX ADDRESS SCRIPT …
import { pathToFileURL } from 'node:url';

const [puppeteerFile, executablePath, address, ...scripts] = process.argv.slice(2);
const { default: puppeteer } = await import(pathToFileURL(puppeteerFile).href);
const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath,
  headless: true,
  // The machine may have a language of its own.
  extraPrefsFirefox: { 'intl.accept_languages': 'en-GB, en' },
});
try {
  const page = await browser.newPage();
  for (const script of scripts) {
    await page.goto('about:blank');
    await page.goto(address);
    console.log(JSON.stringify(await page.evaluate(`(${script})()`)));
  }
} finally {
  await browser.close();
}
process.exit(0);
