// All matches of this device, and what can be done with each; none is lost by one wrong tap.
import { backups, FINISHED, matches, quarantined, discard, discardQuarantined } from '../storage/saves.js';
import { exportMatch } from '../storage/exchange.js';
import { html, Button, Sprite } from '../ui/html.js';
import { format, list, t } from '../ui/i18n.js';
import { say } from '../ui/notices.js';
import { askToLose } from '../ui/dialog.js';
import { persistence } from '../storage/persistence.js';
import { Page } from '../shell/page.js';
import { openMove } from '../match/share.js';
import { Crests, OpenLink, situation } from './home.js';

/** @param {number} moment */
function when(moment) {
  return format(Intl.DateTimeFormat, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}

const DAY = 86_400_000;

/** How old the last copy of a match outside this browser is. @param {string} id */
function backupAge(id) {
  const moment = backups.value.get(id);
  if (moment === undefined) return t('home-backup-none');
  const days = Math.round((new Date(moment).setHours(12) - new Date().setHours(12)) / DAY);
  const age = format(Intl.RelativeTimeFormat, { numeric: 'auto' }).format(days, 'day');
  return t('home-backup', { age });
}

/** Asks before something is deleted, and lets it be taken back. @param {string} title @param {string} text
 *  @param {() => () => void} run */
function deleted(title, text, run) {
  const onAccept = () => say('home-deleted', {}, { id: 'common-undo', run: run() });
  askToLose('home-delete', onAccept, html`<div><b>${title}</b><p>${text}</p></div>`);
}

/** What is said of a match. @param {Saved} saved */
function told({ doc, game }) {
  if (doc) return { title: t(`game-${doc.game}`), text: situation(doc) };
  if (game === null) return { title: t('home-newer'), text: t('save-error-newer-format') };
  return { title: t('home-no-game'), text: t('home-no-game-text', { game }) };
}

/** @param {{ id: string, doc?: MatchDoc | null, title: string, text: string, run: () => () => void, onExport: () => void }} props
 *  doc: null if it cannot be played on here; run: deletes it */
function Row({ id, doc = null, title, text, run, onExport }) {
  const facts = doc && [list(doc.page.players.map(({ name }) => name)), when(doc.page.updated), backupAge(id)];
  return html`<li class="saved" data-game=${doc?.game}>
    ${doc ? html`<${Crests} players=${doc.page.players} />` : html`<span class="saved__avatars" aria-hidden="true"><${Sprite} id="i-warn" /></span>`}
    <div class="saved__text">
      <h2>${title}${doc?.page.fork && html` <span class="chip">${t('fork-mark')}</span>`}</h2>
      <p>${text}</p>
      ${facts && html`<p class="muted">${facts.join(' · ')}</p>`}
    </div>
    <div class="saved__acts">
      <span>
        <${Act} icon="i-trash" does="home-delete" title=${title} onClick=${() => deleted(title, text, run)} />
        <${Act} icon="i-export" does="home-export" title=${title} onClick=${onExport} />
        ${doc && html`<${Act} icon="i-qr" does="move-title" title=${title} onClick=${() => openMove(doc)} />`}
      </span>
      ${doc && html`<span class="saved__open"><${OpenLink} doc=${doc} more /></span>`}
    </div>
  </li>`;
}

/** @param {{ icon: string, does: string, title: string, onClick: () => void }} props does: its sentence; title: of the match */
function Act({ icon, does, title, onClick }) {
  return html`<${Button} icon=${icon} class="btn--plain btn--icon" aria-label=${t(`${does}-named`, { title })} title=${t(does)} onClick=${onClick} />`;
}

export function Matches() {
  const { value: all } = matches;
  const finished = all.filter(({ doc }) => doc?.page.glance.is_over).length;
  return html`<${Page} title=${t('home-all')}>
    ${!all.length && !quarantined.value.length && html`<p class="muted">${t('home-none')}</p>`}
    <ul class="saves">
      ${all.map((saved) => html`<${Row} key=${saved.id} id=${saved.id} doc=${saved.doc} ...${told(saved)} run=${() => discard(saved.id)} onExport=${() => exportMatch(saved)} />`)}
      ${quarantined.value.map((aside) => html`<${Row} key=${aside.key} id=${aside.id} title=${t('home-damaged')} text=${t('home-damaged-text')} run=${() => discardQuarantined(aside.key)} onExport=${() => exportMatch(aside)} />`)}
    </ul>
    <p class="muted kept">
      ${persistence.value !== 'unknown' && t(`home-persistence-${persistence.value}`)}
      ${finished >= FINISHED && ` ${t('home-finished', { count: FINISHED })}`}
    </p>
  <//>`;
}
