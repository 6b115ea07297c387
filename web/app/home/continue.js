// The match that was touched last, as one slim card: how it stands, and the way back to it.
import { html, Button } from '../ui/html.js';
import { list, t, roundOf } from '../ui/i18n.js';
import { Avatar } from '../ui/avatar.js';
import { address } from '../shell/route.js';

/** @param {{ doc: MatchDoc }} props */
export function Continue({ doc }) {
  const { players } = doc.page;
  return html`<section class="saved saved--last" data-game=${doc.game} aria-labelledby="last-title">
    <${Crests} players=${players} />
    <div class="saved__text">
      <h2 id="last-title">${t(`game-${doc.game}`)}${doc.page.fork && html` <span class="chip">${t('fork-mark')}</span>`}</h2>
      <p>${situation(doc) || list(players.map(({ name }) => name))}</p>
    </div>
    <${OpenLink} doc=${doc} />
  </section>`;
}

/** @param {{ players: Player[] }} props */
export function Crests({ players }) {
  return html`<span class="saved__avatars" aria-hidden="true">
    ${players.map(({ crest }) => html`<${Avatar} key=${crest} crest=${crest} />`)}
  </span>`;
}

/** Plays on; what is over is looked at again. @param {{ doc: MatchDoc, more?: boolean }} props more: its result, too */
export function OpenLink({ doc: { page }, more = false }) {
  const href = address({ screen: 'match', id: page.id });
  if (page.glance.is_over) {
    return html`<${Button} icon="i-eye" href=${address({ screen: 'review', id: page.id })}>${t('review-ask')}<//>
      ${more && html`<${Button} href=${href}>${t('home-look')}<//>`}`;
  }
  return html`<${Button} icon="i-play" class="btn--accent" href=${href}>${t('home-continue')}<//>`;
}

/** How a match stands, in a line. @param {MatchDoc} doc */
export function situation({ page: { players, glance } }) {
  if (glance.is_over) {
    return t('home-won', { names: list(glance.winners.map((seat) => players[seat]?.name ?? '?')) });
  }
  const where = roundOf(glance);
  const next = glance.to_act === null ? null : players[glance.to_act];
  const turn = next?.kind === 'human' ? t('home-turn', { name: next.name }) : '';
  return [where, turn].filter(Boolean).join(' · ');
}
