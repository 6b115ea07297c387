// Firefox on a page that nobody serves: opens it, runs the first script in it, opens it again and runs the next; prints
// what each returns, as JSON.
//   node firefox_file.mjs PUPPETEER FIREFOX ADDRESS SCRIPT …
import { firefox } from './firefox_browser.mjs';

const [puppeteerFile, executablePath, address, ...scripts] = process.argv.slice(2);
const browser = await firefox(puppeteerFile, executablePath);
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
