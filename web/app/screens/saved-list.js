// The matches to go on with. The latest is the big one; none is lost by one wrong tap.
import { useState } from 'preact/hooks';
import { exportMatch } from '../exchange.js';
import { html } from '../html.js';
import { list, t } from '../i18n.js';
import { say } from '../notices.js';
import { Crest } from '../parts/crest.js';
import { Dialog } from '../parts/dialog.js';
import { roundOf } from '../parts/figures.js';
import { Sprite } from '../parts/sprite.js';
import { address } from '../route.js';
import { discard, restore } from '../saves.js';
import { language } from '../settings.js';

/** @import { MatchDoc } from '../types.js' */
/** @import { Saved } from '../saves.js' */

/** @param {MatchDoc} doc */
function situation({ page: { players, glance } }) {
  if (glance.is_over) {
    return t('home-won', { names: list(glance.winners.map((seat) => players[seat]?.name ?? '?')) });
  }
  const where = roundOf(glance);
  const next = glance.to_act === null ? null : players[glance.to_act];
  const turn = next?.kind === 'human' ? t('home-turn', { name: next.name }) : '';
  return [where, turn].filter(Boolean).join(' · ');
}

/** @param {number} moment */
function when(moment) {
  const style = /** @type {const} */ ({ dateStyle: 'medium', timeStyle: 'short' });
  return new Intl.DateTimeFormat(language.value, style).format(moment);
}

/** @param {{ doc: MatchDoc }} props */
function OpenLink({ doc: { page } }) {
  const href = address({ screen: 'match', id: page.id });
  if (page.glance.is_over) return html`<a class="btn" href=${href}>${t('home-look')}</a>`;
  return html`<a class="btn btn--accent" href=${href}>
    <${Sprite} id="i-play" class="ico" />${t('home-continue')}
  </a>`;
}

/** @param {{ saved: Saved, onDelete: () => void }} props */
function SavedMatch({ saved, onDelete }) {
  const { doc } = saved;
  const title = doc ? t(`game-${doc.game}`) : t('home-damaged');
  return html`<li class="saved" data-game=${doc?.game}>
    <span class="saved__crests" aria-hidden="true">
      ${doc
        ? doc.page.players.map(({ crest }) => html`<${Crest} key=${crest} crest=${crest} />`)
        : html`<${Sprite} id="i-warn" class="ico" />`}
    </span>
    <div class="saved__text">
      <h3>${title}</h3>
      <p>${doc ? situation(doc) : t('home-damaged-text')}</p>
      ${doc &&
      html`<p class="muted">
        ${list(doc.page.players.map((player) => player.name))} · ${when(doc.page.updated)}
      </p>`}
    </div>
    <div class="saved__acts">
      <button
        type="button"
        class="btn btn--plain btn--icon"
        aria-label=${t('home-delete-named', { title })}
        title=${t('home-delete')}
        onClick=${onDelete}
      >
        <${Sprite} id="i-trash" class="ico" />
      </button>
      <button
        type="button"
        class="btn btn--plain btn--icon"
        aria-label=${t('home-export-named', { title })}
        title=${t('home-export')}
        onClick=${() => exportMatch(saved)}
      >
        <${Sprite} id="i-export" class="ico" />
      </button>
      ${doc && html`<${OpenLink} doc=${doc} />`}
    </div>
  </li>`;
}

/** @param {{ saved: Saved, onClose: () => void }} props */
function DeleteDialog({ saved, onClose }) {
  const remove = () => {
    onClose();
    discard(saved.id);
    say('home-deleted', {}, { id: 'common-undo', run: () => restore(saved) });
  };
  return html`<${Dialog} label=${t('home-delete-title')} onClose=${onClose}>
    <p>${saved.doc ? situation(saved.doc) : t('home-damaged-text')}</p>
    <div class="choice">
      <button type="button" class="btn" onClick=${onClose}>${t('home-delete-keep')}</button>
      <button type="button" class="btn btn--accent" onClick=${remove}>${t('home-delete')}</button>
    </div>
  <//>`;
}

/** How many are shown before somebody asks for all. */
const FEW = 2;

/** @param {{ matches: Saved[] }} props */
export function SavedList({ matches }) {
  const [doomed, setDoomed] = useState(/** @type {Saved | null} */ (null));
  const [all, setAll] = useState(false);
  if (!matches.length) return null;
  const shown = all ? matches : matches.slice(0, FEW);
  return html`<section aria-labelledby="saved-title">
    <h2 class="sr" id="saved-title">${t('home-saved')}</h2>
    <ul class="saves">
      ${shown.map(
        (saved) => html`<${SavedMatch}
          key=${saved.id}
          saved=${saved}
          onDelete=${() => setDoomed(saved)}
        />`,
      )}
    </ul>
    ${shown.length < matches.length &&
    html`<button type="button" class="btn btn--plain" onClick=${() => setAll(true)}>
      ${t('home-all', { count: matches.length })}
    </button>`}
    ${doomed && html`<${DeleteDialog} saved=${doomed} onClose=${() => setDoomed(null)} />`}
  </section>`;
}
