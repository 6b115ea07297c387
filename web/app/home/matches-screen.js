// All matches of this device, and what can be done with each; none is lost by one wrong tap.
import { backups, FINISHED, matches, quarantined, discard, discardQuarantined } from '../storage/saves.js';
import { exportMatch } from '../storage/exchange.js';
import { html, Button, Sprite } from '../ui/html.js';
import { format, list, t } from '../ui/i18n.js';
import { say } from '../ui/notices.js';
import { ask } from '../ui/dialog.js';
import { persistence } from '../storage/persistence.js';
import { Page } from '../shell/page.js';
import { openMove } from '../match/share.js';
import { Crests, OpenLink, situation } from './home.js';

/** Between two facts; a line may end with it, but not begin. */
const DOT = '\u00a0· ';

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
  ask(
    { label: t('home-delete-title'), cancel: t('home-delete-keep'), accept: t('home-delete'), onAccept },
    html`<div><b>${title}</b><p>${text}</p></div>`,
  );
}

/** @param {{ saved: Saved }} props */
function SavedMatch({ saved }) {
  const { id, doc, game } = saved;
  const title = t(doc ? `game-${doc.game}` : game === null ? 'home-newer' : 'home-no-game');
  const text = doc ? situation(doc) : game === null ? t('save-error-newer-format') : t('home-no-game-text', { game });
  return html`<li class="saved" data-game=${doc?.game}>
    ${doc ? html`<${Crests} players=${doc.page.players} />` : html`<span class="saved__avatars" aria-hidden="true"><${Sprite} id="i-warn" /></span>`}
    <div class="saved__text">
      <h2>${title}${doc?.page.fork && html` <span class="chip">${t('fork-mark')}</span>`}</h2>
      <p>${text}</p>
      ${
        doc &&
        html`<p class="muted">
        ${[list(doc.page.players.map((player) => player.name)), when(doc.page.updated), backupAge(id)].join(DOT)}
      </p>`
      }
    </div>
    <div class="saved__acts">
      <span>
        <${Acts} title=${title} onDelete=${() => deleted(title, text, () => discard(id))} onExport=${() => exportMatch(saved)} />
        ${
          doc &&
          html`<${Button} icon="i-qr" class="btn--plain btn--icon" aria-label=${t('move-title-named', { title })} title=${t('move-title')} onClick=${() => openMove(doc)} />`
        }
      </span>
      ${doc && html`<span class="saved__open"><${OpenLink} doc=${doc} more /></span>`}
    </div>
  </li>`;
}

/** @param {{ aside: Broken }} props */
function Quarantined({ aside }) {
  const title = t('home-damaged');
  const text = t('home-damaged-text');
  return html`<li class="saved">
    <span class="saved__avatars" aria-hidden="true"><${Sprite} id="i-warn" /></span>
    <div class="saved__text">
      <h2>${title}</h2>
      <p>${text}</p>
    </div>
    <div class="saved__acts">
      <${Acts} title=${title} onDelete=${() => deleted(title, text, () => discardQuarantined(aside.key))} onExport=${() => exportMatch(aside)} />
    </div>
  </li>`;
}

/** @param {{ title: string, onDelete: () => void, onExport: () => void }} props */
function Acts({ title, onDelete, onExport }) {
  return html`
    <${Button} icon="i-trash" class="btn--plain btn--icon" aria-label=${t('home-delete-named', { title })} title=${t('home-delete')} onClick=${onDelete} />
    <${Button} icon="i-export" class="btn--plain btn--icon" aria-label=${t('home-export-named', { title })} title=${t('home-export')} onClick=${onExport} />
  `;
}

export function Matches() {
  const { value: all } = matches;
  const finished = all.filter(({ doc }) => doc?.page.glance.is_over).length;
  return html`<${Page} title=${t('home-all')}>
    ${!all.length && !quarantined.value.length && html`<p class="muted">${t('home-none')}</p>`}
    <ul class="saves">
      ${all.map((saved) => html`<${SavedMatch} key=${saved.id} saved=${saved} />`)}
      ${quarantined.value.map((aside) => html`<${Quarantined} key=${aside.key} aside=${aside} />`)}
    </ul>
    <p class="muted kept">
      ${persistence.value !== 'unknown' && t(`home-persistence-${persistence.value}`)}
      ${finished >= FINISHED && ` ${t('home-finished', { count: FINISHED })}`}
    </p>
  <//>`;
}
