// Rules at hand: the game's sheet over the table, opened at the section that matters now.
import { useEffect, useRef } from 'preact/hooks';
import { html } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { taught, LessonLink } from '../lessons/lesson-shelf.js';
import { Dialog } from '../ui/dialog.js';
import { RulesText } from '../table/rules-text.js';

/** @import { Game, Scene } from '../games/index.js' */

/** @param {{ scene: Scene, game: Game, onClose: () => void }} props */
export function RulesSheet({ scene, game, onClose }) {
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  const contents = useRef(/** @type {HTMLElement | null} */ (null));
  const sections = game.rules(scene.view, game);
  const now = sections.find((section) => section.now)?.id ?? '';
  /** @param {string} id */
  const turnTo = (id) => {
    const section = /** @type {HTMLElement | null} */ (sheet.current?.querySelector(`[data-section="${id}"]`));
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  };
  // The dialog has opened in its own effect, which comes before this one.
  useEffect(() => {
    turnTo(now);
    // Where the contents are one row, the section that matters now may lie beyond its edge.
    const row = /** @type {HTMLElement} */ (contents.current);
    const chip = /** @type {HTMLElement | null} */ (row.querySelector('.is-now'));
    if (chip) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
  }, []);
  return html`<${Dialog} label=${t('table-rules-of', { game: t(`game-${scene.view.game}`) })} onClose=${onClose} class="dialog--rules">
    <nav class="rules__contents" ref=${contents} aria-label=${t('table-contents')}>
      ${sections.map(
        ({ id, title, now: isNow }) =>
          html`<button key=${id} type="button" class=${isNow ? 'is-now' : ''} onClick=${() => turnTo(id)}>${title}</button>`,
      )}
    </nav>
    <div class="rules" ref=${sheet}>
      ${sections.map(
        ({ id, title, text, picture, now: isNow }) => html`<section key=${id} class=${isNow ? 'is-now' : ''}
          data-section=${id} tabindex="-1" aria-labelledby=${`rules-${id}`}>
          <h3 id=${`rules-${id}`}>${title}${isNow && html` <span class="chip">${t('table-now')}</span>`}</h3>
          <${RulesText} text=${text} game=${game} />
          ${picture}
        </section>`,
      )}
      ${!taught.value && html`<p class="rules__lesson"><${LessonLink} game=${scene.view.game} /></p>`}
    </div>
  <//>`;
}
