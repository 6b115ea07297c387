// Shows the home screen to a first visitor at once, as the build has drawn it: it can be read, and its
// links lead on, while the other scripts are still on their way (main.js puts the living one in its
// place). Whoever has something kept here would see it jump aside, and has the scripts already.
import { followAppearance } from './appearance.js';
import { language } from './settings.js';
import { keys } from './storage.js';

// Whatever is drawn first looks as it will stay.
followAppearance();
const isHome = ['', '#', '#/'].includes(location.hash);
if (isHome && !keys('').length) {
  const drawn = document.querySelector(`template.first-screen:lang(${language.value})`);
  const place = document.createElement('div');
  place.className = 'first-screen';
  place.append(/** @type {HTMLTemplateElement} */ (drawn).content.cloneNode(true));
  document.getElementById('app')?.prepend(place);
}
