// The first script, and no module, since it cannot wait for others. A first visitor sees the home screen
// at once, as the build has drawn it: it can be read, and its links lead on (main.js puts the living one
// in its place). The other scripts would hold it up, and are fetched when it is painted. Whoever has
// something kept here would see it jump aside, has the scripts already, and gets them without delay.
(() => {
  const page = document.documentElement;
  const spoken = (document.currentScript?.dataset.languages ?? '').split(' ');
  // The first language of the browser that the page speaks.
  const wished = (navigator.languages ?? []).map((tag) => tag.toLowerCase().split('-')[0]);
  page.lang = wished.find((language) => spoken.includes(language)) ?? page.lang;

  const isHome = ['', '#', '#/'].includes(location.hash);
  const isFirstVisit = isHome && !isAnythingKept();
  const { content } = /** @type {HTMLTemplateElement} */ (document.querySelector('template.scripts'));
  if (!isFirstVisit) document.head.append(...content.querySelectorAll('link'));
  document.addEventListener('DOMContentLoaded', () => {
    const fetchScripts = () => document.head.append(content);
    if (isFirstVisit) show();
    // What is not on the screen is never painted.
    if (isFirstVisit && !document.hidden) requestAnimationFrame(() => setTimeout(fetchScripts));
    else fetchScripts();
  });

  /** Whoever blocks storage comes for the first time each time. */
  function isAnythingKept() {
    try {
      return localStorage.length > 0;
    } catch (problem) {
      if (!(problem instanceof DOMException || problem instanceof TypeError)) throw problem;
      return false;
    }
  }

  function show() {
    const drawn = /** @type {HTMLTemplateElement} */ (
      document.querySelector(`template.first-screen:lang(${page.lang})`)
    );
    const place = document.createElement('div');
    place.className = 'first-screen';
    place.append(drawn.content.cloneNode(true));
    document.getElementById('app')?.prepend(place);
  }
})();
