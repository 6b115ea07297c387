// The first of the scripts. It keeps the page's language told, and shows the home screen to a first
// visitor at once, as the build has drawn it: it can be read, and its links lead on, while the other
// scripts are still on their way (main.js puts the living one in its place). Whoever has something
// kept here would see it jump aside, and has the scripts already.
import { effect } from '@preact/signals';
import { language } from './settings.js';
import { keys } from './storage.js';

effect(() => {
  document.documentElement.lang = language.value;
});

const isHome = ['', '#', '#/'].includes(location.hash);
if (isHome && !keys('').length) {
  const drawn = document.querySelector(`template.early:lang(${language.value})`);
  const place = document.createElement('div');
  place.className = 'early';
  place.append(/** @type {HTMLTemplateElement} */ (drawn).content.cloneNode(true));
  document.getElementById('app')?.prepend(place);
}
