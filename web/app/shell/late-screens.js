// Screens, and parts of them, that are fetched when they are first shown, or in the calm after the start: so the first
// one is there at once, and the others are when the server is gone.
import { effect, signal } from '@preact/signals';
import { html, Button } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { replaceOutdated } from '../outdated.js';
import { MessagePage } from './page.js';
import { address } from './route.js';

/** @type {(() => Promise<void>)[]} */
const fetchers = [];

/**
 * @template Props
 * @param {() => Promise<(props: Props) => any>} fetchScreen
 * @returns {(props: Props) => any} the screen, and until it is here a place for it
 */
export function late(fetchScreen) {
  const screen = signal(/** @type {((props: Props) => any) | null} */ (null));
  /** @type {Promise<void> | null} */
  let underWay = null;
  const fetchOnce = () =>
    (underWay ??= fetchScreen().then(
      (found) => {
        screen.value = found;
      },
      (problem) => {
        underWay = null;
        screen.value = Missing;
        void replaceOutdated();
        throw problem;
      },
    ));

  fetchers.push(fetchOnce);
  return function Late(props) {
    if (screen.value) return html`<${screen.value} ...${props} />`;
    void fetchOnce();
    return html`<div class="page" aria-busy="true"></div>`;
  };
}

/** All of them, once nobody waits for the first deal any more; not for somebody who saves data. @param {Engine} engine */
export function fetchLateScreens(engine) {
  if (/** @type {any} */ (navigator).connection?.saveData) return;
  const stop = effect(() => {
    if (!engine.isCalm.value && !engine.failure.value) return;
    for (const fetchOnce of fetchers) void fetchOnce();
    queueMicrotask(() => stop());
  });
}

function Missing() {
  return html`<${MessagePage} isAlert title=${t('late-missing')} more=${t('late-missing-help')}>
    <${Button} class="btn--accent" onClick=${() => location.reload()}>${t('late-reload')}<//>
    <${Button} href=${address({ screen: 'home' })}>${t('common-home')}<//>
  <//>`;
}
