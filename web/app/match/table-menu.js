// What can be done besides playing: settings, a copy of the match, what happened, leaving.
import { html, Button, Sprite } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { isLocked, route } from '../shell/route.js';
import { openMove, openShareOf } from './share.js';
import { openSettings } from '../shell/settings-sheet.js';
import { Dialog } from '../ui/dialog.js';
import { roundsOf } from './score-sheet.js';
import { say } from '../ui/words.js';

/** @param {{ session: Session, scene: Scene, onRules: () => void, onScores: () => void, onOdds: () => void, onClose: () => void }} props */
export function TableMenu({ session, scene, onRules, onScores, onOdds, onClose }) {
  /** @param {() => void} then */
  const leaveFor = (then) => () => {
    onClose();
    then();
  };
  const open = html`<${Button} icon="i-eye" onClick=${leaveFor(onOdds)}>${t('odds-open')}<//>
    <${Button} icon="i-export" onClick=${() => session.exportFile()}>${t('table-export')}<//>
    <${Button} icon="i-qr" onClick=${leaveFor(() => openMove(session.record.doc))}>${t('move-title')}<//>
    <${Button} icon="i-share" onClick=${leaveFor(() => openShareOf(session.record.doc))}>${t('share-title')}<//>`;
  return html`<${Dialog} label=${t('table-menu')} onClose=${onClose}>
    <div class="menu">
      <${Button} icon="i-gear" onClick=${leaveFor(openSettings)}>${t('table-settings')}<//>
      <${Button} icon="i-book" onClick=${leaveFor(onRules)}>${t('table-rules')}<//>
      ${roundsOf(scene.view).length > 0 && html`<${Button} icon="i-score" onClick=${leaveFor(onScores)}>${t('score-sheet')}<//>`}
      ${!isLocked(route.value) && open}
      <${Button} icon="i-back" onClick=${() => session.leave()}>${t('table-leave')}<//>
    </div>
    <section>
      <h3>${t('table-log')}</h3>
      <${LogList} scene=${scene} why=${(/** @type {GameEvent} */ event) => leaveFor(() => session.advisor.why(scene.view, event.action, event.index ?? -1))()} />
    </section>
  <//>`;
}

// What happened, line by line: read aloud as it comes, and kept for reading in the menu.

/** The last lines, for a screen reader. @param {{ scene: Scene }} props */
export function LiveLog({ scene: { view, speaker } }) {
  const first = Math.max(0, view.history.length - 8);
  return html`<div class="sr" role="log" aria-live="polite" aria-label=${t('table-log')}>
    ${view.history.slice(first).map((event, at) => html`<p key=${first + at}>${say('event', event, speaker)}</p>`)}
  </div>`;
}

/** The whole round so far, newest first; a tap on what a computer player did asks why.
 *  @param {{ scene: Scene, why: (event: GameEvent) => void }} props */
function LogList({ scene: { view, players, speaker }, why }) {
  const { history } = view;
  const start = history.findLastIndex((event) => event.id === 'round.started');
  const lines = history.map((event, at) => {
    const text = at < start ? '' : say('event', event, speaker);
    if (!text) return null;
    const isAsked = event.action && event.actor !== null && players[event.actor].kind === 'computer';
    const asked = html`<button type="button" title=${t('why-title')} onClick=${() => why(event)}>${text}<${Sprite} id="i-ask" /></button>`;
    return html`<li key=${at}>${isAsked ? asked : text}</li>`;
  });
  return html`<ol class="log-list">${lines.reverse()}</ol>`;
}
