// The sheet of rules, with this round's own trumps and colours in the pictures.
import { t } from '../../ui/i18n.js';
import { html } from '../../ui/html.js';
import { CardsPicture, FiguresPicture } from '../../table/rules-picture.js';
import { SuitSign } from '../../ui/sprite.js';
import { Backs } from './spice-card.js';
import { facts, suit } from './spices.js';

/** @import { Card, View } from '../../types.js' */
/** @import { Game, RulesSection } from '../index.js' */

/** Cards of each colour in a hand that is dealt. */
const EXAMPLE = [4, 3, 0, 3];

/** @param {View} view @param {Game} game @returns {RulesSection[]} */
export function rules(view, game) {
  const { trumps, order, tricks_in_round } = facts(view);
  const deal = { seats: view.seats, hand: tricks_in_round };
  const [strongest, , , weakest] = order;
  const held = Object.fromEntries(order.map((colour, at) => [colour, EXAMPLE[at]]));
  const led = plain(weakest, trumps, 12);
  const beats = plain(strongest, trumps, 1);
  const best = plain(strongest, trumps, 12);
  /** @type {[string, string, Record<string, any>, any][]} id, phase, parameters, picture */
  const sections = [
    ['aim', '', {}, html`<${Tiles} colours=${order} />`],
    [
      'deal',
      '',
      deal,
      html`<figure class="rules__picture"><${Backs} counts=${held} /><figcaption>${t('ss-rule-deal-caption')}</figcaption></figure>`,
    ],
    [
      'trumps',
      '',
      {},
      html`<${CardsPicture} game=${game} view=${view} caption=${t('ss-rule-trumps-caption')}
      cards=${trumps.map((card) => ({ card, below: suit(card[0]).name }))} />`,
    ],
    ['predict', 'predict', {}, null],
    [
      'play',
      'play',
      {},
      [
        html`<${CardsPicture} game=${game} view=${view} caption=${t('ss-rule-play-caption', { strong: suit(strongest).name, weak: suit(weakest).word })}
        cards=${[
          { card: led, lead: t('table-led') },
          { card: plain(weakest, trumps, 2), below: t('ss-rule-follows') },
          { card: beats, win: t('table-takes'), below: t('ss-rule-void') },
        ]} />`,
        html`<${CardsPicture} game=${game} view=${view} caption=${t('ss-rule-trump-caption')}
        cards=${[{ card: best, lead: t('table-led') }, { card: trumps[3], win: t('table-takes') }]} />`,
      ],
    ],
    ['rack', 'rack', deal, null],
    ['score', 'over', {}, html`<${Example} />`],
    ['end', '', { seats: view.seats }, null],
  ];
  return sections.map(([id, phase, params, picture]) => ({
    id,
    title: t(`ss-rule-${id}`),
    text: t(`ss-rule-${id}-text`, params),
    picture,
    now: phase === view.phase,
  }));
}

/** A card of the colour that is no trump, near this number. @param {string} colour @param {Card[]} trumps @param {number} near */
function plain(colour, trumps, near) {
  const card = `${colour}${near}`;
  return trumps.includes(card) ? `${colour}${near > 6 ? near - 1 : near + 1}` : card;
}

/** Both sides of a tile. @param {{ colours: string[] }} props */
function Tiles({ colours }) {
  const sides = /** @type {const} */ ([
    ['most', colours[0]],
    ['least', colours[3]],
  ]);
  return html`<figure class="rules__picture"><div class="rules__tiles">
    ${sides.map(
      ([side, colour]) => html`<div key=${side} class=${`tiles--${side}`}>
      <span class=${`tile-spice ${suit(colour).tone}`}><span class="tile-spice__face"><em>${t(`scharfe-schoten-sign-${side}`)}</em><${SuitSign} suit=${suit(colour)} /></span></span>
      <small>${t(`ss-tile-${side}`, { colour: suit(colour).word })}</small>
    </div>`,
    )}
  </div></figure>`;
}

/** A round as it is written down. */
function Example() {
  /** @param {string} sign @param {string} colour @param {number} count */
  const pile = (sign, colour, count) =>
    html`<span class=${`sheet-spice ${suit(colour).tone}`}>${sign}<${SuitSign} suit=${suit(colour)} />${count}</span>`;
  return html`<${FiguresPicture} head=${[t('ss-rule-score-who'), t('scharfe-schoten-line-most'), t('scharfe-schoten-line-least'), t('scharfe-schoten-line-difference'), t('score-total')]}
    caption=${t('ss-rule-score-caption')}
    rows=${[
      [
        html`<span class="rules__pile">${pile('', 'R', 6)}${pile('', 'B', 0)}${pile('', 'Y', 0)}${pile('', 'G', 3)}</span>`,
        html`${pile(t('scharfe-schoten-sign-most'), 'R', 6)} 5`,
        html`${pile(t('scharfe-schoten-sign-least'), 'Y', 0)} 3`,
        '6 − 0',
        '14',
      ],
      [
        html`<span class="rules__pile">${pile('', 'R', 2)}${pile('', 'B', 5)}${pile('', 'Y', 1)}${pile('', 'G', 3)}</span>`,
        html`${pile(t('scharfe-schoten-sign-most'), 'B', 5)} 5`,
        html`${pile(t('scharfe-schoten-sign-least'), 'G', 3)} 0`,
        '–',
        '5',
      ],
    ]} />`;
}
