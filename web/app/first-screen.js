// The first script, and no module, since it cannot wait for others. A first visitor sees the home screen
// at once, as the build has drawn it: it can be read, and its links lead on (main.js puts the living one
// in its place). The other scripts would hold it up, and are fetched when it is painted. Whoever has
// something kept here would see it jump aside, has the scripts already, and gets them without delay.
(() => {
  const isHome = ['', '#', '#/'].includes(location.hash);
  const isFirstVisit = isHome && !isAnythingKept();
  const { content } = /** @type {HTMLTemplateElement} */ (document.querySelector('template.scripts'));
  if (!isFirstVisit) document.head.append(...content.querySelectorAll('link'));
  document.addEventListener('DOMContentLoaded', () => {
    const fetchScripts = () => document.head.append(content);
    const drawn = inBestLanguage();
    document.documentElement.lang = drawn.lang;
    if (isFirstVisit) show(drawn);
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

  /** Whoever blocks storage comes for the first time each time. */
  function isAnythingKept() {
    try {
      // As storage.js names it.
      return Object.keys(localStorage).some((key) => key.startsWith('trick-table:'));
    } catch (problem) {
      if (!(problem instanceof DOMException || problem instanceof TypeError)) throw problem;
      return false;
    }
  }

  /** The drawing in the first language of the browser that the page speaks, or in the page's own.
   *  @returns {HTMLTemplateElement} */
  function inBestLanguage() {
    const screens = [
      .../** @type {NodeListOf<HTMLTemplateElement>} */ (document.querySelectorAll('template.first-screen')),
    ];
    const tags = [...(navigator.languages ?? []), document.documentElement.lang];
    const wished = tags.map((tag) => tag.toLowerCase().split('-')[0]);
    const found = wished.map((language) => screens.find(({ lang }) => lang === language));
    return /** @type {HTMLTemplateElement} */ (found.find(Boolean));
  }

  /** @param {HTMLTemplateElement} drawn */
  function show(drawn) {
    const place = document.createElement('div');
    place.className = 'first-screen';
    place.append(drawn.content.cloneNode(true));
    document.getElementById('app')?.prepend(place);
  }
})();
