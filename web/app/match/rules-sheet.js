// Rules at hand: the game's sheet over the table, opened at the section that matters now.
import { engineProblem, useAnswer } from '../engine/problem-text.js';
import { say as tell } from '../ui/notices.js';
import { say } from '../ui/words.js';
import { useEffect, useRef } from 'preact/hooks';
import { html } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { taught, LessonLink } from '../lessons/lesson-shelf.js';
import { Dialog } from '../ui/dialog.js';
import { RulesText, RulesPicture } from '../table/rules.js';

/** As soon as the engine has told it, and anew when something else matters on the table.
 *  @param {{ session: Session, scene: Scene, onClose: () => void }} props */
export function RulesSheet({ session, scene, onClose }) {
  const { answer, problem } = useAnswer(() => session.rules(), [scene.view]);
  useEffect(() => {
    if (!problem) return;
    tell(engineProblem(problem));
    onClose();
  }, [problem]);
  return answer && html`<${Sheet} scene=${scene} told=${answer} onClose=${onClose} />`;
}

/** @param {{ scene: Scene, told: RulesSection[], onClose: () => void }} props */
function Sheet({ scene, told, onClose }) {
  const { view, speaker } = scene;
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  const contents = useRef(/** @type {HTMLElement | null} */ (null));
  /** @param {RulesSection} section @param {'title' | 'text'} what */
  const said = ({ id, params }, what) => say('rules', { id: `${id}-${what}`, params }, speaker);
  const sections = told.filter((section) => said(section, 'title'));
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
  return html`<${Dialog} label=${t('table-rules-of', { game: t(`game-${view.game}`) })} onClose=${onClose} class="dialog--rules">
    <nav class="rules__contents" ref=${contents} aria-label=${t('table-contents')}>
      ${sections.map(
        (section) =>
          html`<button key=${section.id} type="button" class=${section.now ? 'is-now' : ''} onClick=${() => turnTo(section.id)}>${said(section, 'title')}</button>`,
      )}
    </nav>
    <div class="rules" ref=${sheet}>
      ${sections.map(
        (section) => html`<section key=${section.id} class=${section.now ? 'is-now' : ''}
          data-section=${section.id} tabindex="-1" aria-labelledby=${`rules-${section.id}`}>
          <h3 id=${`rules-${section.id}`}>${said(section, 'title')}${section.now && html` <span class="chip">${t('table-now')}</span>`}</h3>
          <${RulesText} text=${said(section, 'text')} game=${speaker.face} />
          ${section.pictures.map((picture, at) => html`<${RulesPicture} key=${at} picture=${picture} speaker=${speaker} view=${view} />`)}
        </section>`,
      )}
      ${!sections.length && html`<p>${t('table-no-rules')}</p>`}
      ${!taught.value && html`<p class="rules__lesson"><${LessonLink} game=${view.game} /></p>`}
    </div>
  <//>`;
}
