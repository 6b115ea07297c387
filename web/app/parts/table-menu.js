// What can be done besides playing: settings, a copy of the match, what happened, leaving.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { isLocked, route } from '../route.js';
import { find } from '../saves.js';
import { openMove } from '../screens/move.js';
import { openSettings } from '../screens/settings.js';
import { openShareOf } from '../screens/share.js';
import { Dialog } from './dialog.js';
import { LogList } from './live-log.js';
import { roundsOf } from './round-table.js';
import { Sprite } from './sprite.js';

/** @import { MatchDoc } from '../types.js' */
/** @import { Session } from '../session.js' */
/** @import { Scene } from '../games/index.js' */

/** @param {{ session: Session, scene: Scene, onRules: () => void, onScores: () => void, onOdds: () => void, onClose: () => void }} props */
export function TableMenu({ session, scene, onRules, onScores, onOdds, onClose }) {
  /** @param {() => void} then */
  const leaveFor = (then) => () => {
    onClose();
    then();
  };
  /** @param {(doc: MatchDoc) => void} then */
  const withDoc = (then) => () => {
    const doc = find(session.id)?.doc;
    if (doc) then(doc);
  };
  return html`<${Dialog} label=${t('table-menu')} onClose=${onClose}>
    <div class="menu">
      <button type="button" class="btn" onClick=${leaveFor(openSettings)}><${Sprite} id="i-gear" />${t('table-settings')}</button>
      <button type="button" class="btn" onClick=${leaveFor(onRules)}><${Sprite} id="i-book" />${t('table-rules')}</button>
      ${
        roundsOf(scene.view).length > 0 &&
        html`<button type="button" class="btn" onClick=${leaveFor(onScores)}><${Sprite} id="i-score" />${t('score-sheet')}</button>`
      }
      ${
        !isLocked(route.value) &&
        html`<button type="button" class="btn" onClick=${leaveFor(onOdds)}><${Sprite} id="i-eye" />${t('odds-open')}</button>
        <button type="button" class="btn" onClick=${() => session.exportFile()}><${Sprite} id="i-export" />${t('table-export')}</button>
        <button type="button" class="btn" onClick=${leaveFor(withDoc(openMove))}><${Sprite} id="i-qr" />${t('move-title')}</button>
        <button type="button" class="btn" onClick=${leaveFor(withDoc(openShareOf))}><${Sprite} id="i-share" />${t('share-title')}</button>`
      }
      <button type="button" class="btn" onClick=${() => session.leave()}><${Sprite} id="i-back" />${t('table-leave')}</button>
    </div>
    <section>
      <h3>${t('table-log')}</h3>
      <${LogList} scene=${scene} actions=${session.record.doc.log}
        why=${(/** @type {string} */ action, /** @type {number} */ index) => leaveFor(() => session.advisor.why(scene.view, action, index))()} />
    </section>
  <//>`;
}
