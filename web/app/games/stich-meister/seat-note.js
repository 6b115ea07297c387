// What lies before a seat: its rule card while all choose, a card laid aside for the last trick.
import { html } from '../../html.js';
import { t } from '../../i18n.js';
import { Mini } from '../../parts/card.js';
import { Sprite } from '../../parts/sprite.js';
import { exposedOf, face, facts } from './cards.js';

/** @import { Scene } from '../index.js' */

/** @param {{ scene: Scene, seat: number }} props */
export function SeatNote({ scene: { view, me }, seat }) {
  const { choosers, chosen, dealer, reserved, my_reserved } = facts(view);
  const own = seat === me;
  const open = own ? exposedOf(view, seat) : [];
  return html`<div class="sm-note">
    ${seat === dealer && html`<span class="sm-tag">${t('sm-dealer')}</span>`}
    ${
      view.phase === 'choose' &&
      (choosers.includes(seat)
        ? html`<span class=${`sm-tag sm-tag--card${chosen[seat] ? ' is-down' : ''}`}>
          ${chosen[seat] && html`<${Sprite} id="i-check" />`}${t(chosen[seat] ? 'sm-has-chosen' : 'sm-is-choosing')}
        </span>`
        : html`<span class="sm-tag">${t('sm-not-choosing')}</span>`)
    }
    ${
      reserved[seat] &&
      !(own && my_reserved && view.hand.includes(my_reserved)) &&
      (own && my_reserved
        ? html`<span class="sm-tag sm-tag--own">${t('sm-for-last')} <${Mini} face=${face(my_reserved)} /></span>`
        : html`<span class="sm-tag sm-tag--back"><i aria-hidden="true"></i>${t('sm-for-last')}</span>`)
    }
    ${
      open.length > 0 &&
      html`<span class="sm-tag sm-tag--own">${t('stich-meister-tag-open')} ${open.map((card) => html`<${Mini} key=${card} face=${face(card, view)} />`)}</span>`
    }
  </div>`;
}
