// Firefox without a window, for those that drive it here.
import { pathToFileURL } from 'node:url';

/** @param {string} puppeteerFile the driver @param {string} executablePath the browser */
export async function firefox(puppeteerFile, executablePath) {
  const { default: puppeteer } = await import(pathToFileURL(puppeteerFile).href);
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // The machine may have a language of its own.
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB, en' },
  });
}
