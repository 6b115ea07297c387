// A piece of a table, as large as it will be: so that sizes and sides are chosen by looking.
import { CARD_SCALE } from '../appearance.js';
import { gameFace } from '../games/index.js';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { Card } from '../parts/card.js';
import { Crest } from '../parts/crest.js';
import { usualWidth } from '../parts/hand-layout.js';
import { useTall } from '../parts/measured.js';
import { Sprite } from '../parts/sprite.js';
import { cardSize } from '../settings.js';

const GAME = 'red-dragon';
const CARDS = ['R7', 'U12', 'G3', 'Y10'];

/** Only to be looked at: what it shows is said by the settings themselves. */
export function TablePreview() {
  const tall = useTall();
  const width = usualWidth(innerWidth, tall) * CARD_SCALE[cardSize.value];
  const { face } = gameFace(GAME);
  return html`<div class="preview" data-game=${GAME} aria-hidden="true">
    <div class="prompt">
      <div class="own"><${Crest} crest="plum" /></div>
      <p class="prompt__text">${t('settings-preview')}</p>
      <div class="acts"><span class="btn btn--felt btn--icon"><${Sprite} id="i-undo" /></span></div>
    </div>
    <div class="preview__hand" style=${{ '--cw': `${width}px` }}>
      ${CARDS.map((card) => html`<${Card} key=${card} card=${card} face=${face(card)} />`)}
    </div>
  </div>`;
}
