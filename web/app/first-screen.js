// The first script, and no module, since it cannot wait for others. A first visitor sees the home screen
// at once, as the build has drawn it: it can be read, and its links lead on (main.js puts the living one
// in its place). The other scripts would hold it up, and are fetched when it is painted. Whoever has
// something kept here would see it jump aside, has the scripts already, and gets them without delay.
(() => {
  const page = document.documentElement;
  const own = page.lang;
  page.lang = bestLanguage();
  const isHome = ['', '#', '#/'].includes(location.hash);
  const isFirstVisit = isHome && !isAnythingKept();
  const { content } = /** @type {HTMLTemplateElement} */ (document.querySelector('template.scripts'));
  for (const words of content.querySelectorAll(`[data-words]:not([data-words~="${page.lang}"])`)) words.remove();
  if (!isFirstVisit) document.head.append(...content.querySelectorAll('link'));
  document.addEventListener('DOMContentLoaded', () => {
    const fetchScripts = () => document.head.append(content);
    for (const help of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.stuck p')))
      help.hidden = ![page.lang, own].includes(help.lang);
    if (isFirstVisit) show();
    // What is not on the screen is never painted.
    if (isFirstVisit && !document.hidden) requestAnimationFrame(() => setTimeout(fetchScripts));
    else fetchScripts();
  });

  addEventListener('error', mend, true);

  /** What does not start may be files of two builds. */
  async function mend() {
    if (!document.querySelector('.stuck')) return;
    const { replaceOutdated } = await import('./outdated.js');
    await replaceOutdated();
  }

  function isAnythingKept() {
    // As storage.js names it.
    return kept((storage) => Object.keys(storage).some((key) => key.startsWith('trick-table:')));
  }

  /** Whoever blocks storage comes for the first time each time. @template T @param {(storage: Storage) => T} read */
  function kept(read) {
    try {
      return read(localStorage);
    } catch (problem) {
      if (!(problem instanceof DOMException || problem instanceof TypeError)) throw problem;
      return null;
    }
  }

  /** The one that was chosen here, the first of the browser's that the page speaks, or the page's own. */
  function bestLanguage() {
    const chosen = kept((storage) => storage.getItem('trick-table:setting:language')) ?? '';
    const tags = [chosen.replaceAll('"', ''), ...(navigator.languages ?? [])];
    const wished = tags.map((tag) => tag.toLowerCase().split('-')[0]);
    const spoken = page.dataset.languages?.split(' ') ?? [];
    return wished.find((language) => spoken.includes(language)) ?? own;
  }

  function show() {
    const drawn = /** @type {HTMLTemplateElement} */ (
      document.querySelector(`template.first-screen[lang="${page.lang}"]`)
    );
    const place = document.createElement('div');
    place.className = 'first-screen';
    place.append(drawn.content.cloneNode(true));
    document.getElementById('app')?.prepend(place);
  }
})();
