// How far counts have come towards what they are to be, a row each.
import { html, Sprite, SuitSign, memo } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { say } from '../ui/words.js';

/** @param {{ meters: Fact[], speaker: Speaker }} props */
function Bars({ meters, speaker }) {
  return html`<ul class="meters">
    ${meters.map(({ id, of = '', have = 0, goal = null, room, reached }) => {
      const name = say('fact', { id, params: { suit_name: of } }, speaker);
      const sign = say('sign', { id, params: {} }, speaker);
      // Of a suit unless the game has a sign for what is counted.
      const suit = sign ? null : speaker.face.suit(of);
      return html`<li key=${of} class=${`meter meter--${reached} ${suit?.tone ?? ''}`} aria-label=${t(`meter-${reached}`, { name, have })}>
        <span class="meter__of" aria-hidden="true">${suit ? html`<${SuitSign} suit=${suit} />` : sign.startsWith('i-') ? html`<${Sprite} id=${sign} />` : html`<b>${sign}</b>`}</span>
        <span class="pips" aria-hidden="true">
          ${Array.from({ length: room ?? 0 }, (_, at) => html`<i key=${at} class=${`${at < have ? 'is-on' : ''}${at + 1 === goal ? ' is-goal' : ''}`}></i>`)}
        </span>
        <b class="num" aria-hidden="true">${have}</b>
        <span class="meter__mark" aria-hidden="true">${reached !== 'open' && html`<${Sprite} id=${reached === 'hit' ? 'i-check' : 'i-x'} />`}</span>
      </li>`;
    })}
  </ul>`;
}
export const Meters = memo(Bars);
