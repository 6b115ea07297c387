// A piece of a table, as large as it will be: so that sizes and sides are chosen by looking.
import { CARD_SCALE, cardSize } from '../shell/settings.js';
import { html, Sprite, Avatar } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { Card } from '../ui/card.js';
import { usualWidth } from './hand-layout.js';
import { useSize } from '../ui/resize.js';

/** Cards of one game, drawn here: the settings are there before any game is. */
const CARDS = [
  { tone: 'red', symbol: 'flame', rank: '7' },
  { tone: 'blue', symbol: 'drop', rank: '12' },
  { tone: 'green', symbol: 'leaf', rank: '3' },
  { tone: 'yellow', symbol: 'sun', rank: '10' },
];

/** Only to be looked at: what it shows is said by the settings themselves. */
export function TablePreview() {
  const [box, { tall }] = useSize();
  const width = usualWidth(innerWidth, tall) * CARD_SCALE[cardSize.value];
  return html`<div class="preview" ref=${box} data-game="red-dragon" aria-hidden="true">
    <div class="prompt">
      <div class="own"><${Avatar} crest="plum" /></div>
      <p class="prompt__text">${t('settings-preview')}</p>
      <div class="acts"><span class="btn btn--felt btn--icon"><${Sprite} id="i-undo" /></span></div>
    </div>
    <div class="preview__hand" style=${{ '--cw': `${width}px` }}>
      ${CARDS.map((card) => html`<${Card} key=${card.tone} card=${card.tone} face=${faceOf(card)} />`)}
    </div>
  </div>`;
}

/** @param {(typeof CARDS)[number]} card @returns {Face} */
function faceOf({ tone, symbol, rank }) {
  return { tone, symbol, rank, letter: t(`suit-letter-${tone}`), tag: '', high: false, name: rank, short: rank };
}
