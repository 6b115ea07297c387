// The rules of X-Missions at hand, section by section, with the missions as a list of cards.
import { html } from '../../ui/html.js';
import { t } from '../../ui/i18n.js';
import { CardsPicture } from '../../table/rules-picture.js';
import { SuitSign } from '../../ui/sprite.js';
import { MissionNumber, MissionPicture, missionTitle, priceText } from './mission-card.js';
import { facts, indicator, suit, suitOf } from './suits.js';

/** @import { View } from '../../types.js' */
/** @import { Game, RulesSection } from '../index.js' */

/** A trick in which a small trump beats the colour led. */
const TRICK = ['U4', 'U9', 'R2', 'G9'];

/** @param {View} view @param {Game} game @returns {RulesSection[]} */
export function rules(view, game) {
  const { target, tricks_in_round } = facts(view);
  /** @type {[string, string, any][]} id, the phase it matters in, picture */
  const sections = [
    ['round', '', null],
    ['trump', '', html`<${TrumpPicture} view=${view} />`],
    ['choose', 'mission', null],
    ['missions', '', html`<${MissionsPicture} view=${view} />`],
    ['play', 'play', html`<${TrickPicture} game=${game} />`],
    ['secret', '', null],
    ['score', '', null],
    ['end', 'over', null],
  ];
  return sections.map(([id, phase, picture]) => ({
    id,
    title: t(`xm-rule-${id}`),
    text: t(`xm-rule-${id}-text`, { target, tricks: tricks_in_round }),
    picture,
    now: phase === view.phase,
  }));
}

/** @param {{ game: Game }} props */
function TrickPicture({ game }) {
  const cards = TRICK.map((card, at) => ({
    card,
    lead: at === 0 ? t('table-led') : '',
    win: suitOf(card) === 'R' ? t('xm-trump') : '',
    off: at === 3,
    below: t(`xm-rule-play-card-${at + 1}`),
  }));
  return html`<${CardsPicture} game=${game} cards=${cards} caption=${t('xm-rule-play-caption', { trump: suit('R').word })} />`;
}

/** The pile of trump cards: shown ones covered, the one in force marked. @param {{ view: View }} props */
function TrumpPicture({ view }) {
  const { trump, trumps_shown, trumps_left } = facts(view);
  const before = trumps_shown.slice(0, -1);
  const left = Object.entries(trumps_left).flatMap(([id, count]) => Array.from({ length: count }, () => id));
  /** @type {[string, string][]} */
  const cards = [
    ...before.map((id) => /** @type {[string, string]} */ ([id, 'is-off'])),
    [trump, 'is-now'],
    ...left.map((id) => /** @type {[string, string]} */ ([id, ''])),
  ];
  return html`<figure class="rules__picture">
    <ol class="trump-pile">
      ${cards.map(([id, state], at) => {
        const sign = indicator(id);
        return html`<li key=${at}>
          <span class=${`trump-card ${sign.tone} ${state}`} role="img" aria-label=${t(`xm-pile-${state || 'left'}`, { trump: sign.name })}><${SuitSign} suit=${sign} /></span>
        </li>`;
      })}
    </ol>
    <figcaption>${t('xm-rule-trump-caption')}</figcaption>
  </figure>`;
}

/** All ten missions with what they pay in this round. @param {{ view: View }} props */
function MissionsPicture({ view }) {
  const { prices, my_mission } = facts(view);
  return html`<ul class="mission-list">
    ${prices.map(
      (price, mission) => html`<li key=${mission} class=${mission === my_mission ? 'is-mine' : ''}>
        <${MissionNumber} mission=${mission} />
        <div><b>${missionTitle(mission)}</b> <${MissionPicture} mission=${mission} /><p>${t(`x-missions-item-mission-${mission}-text`)}</p></div>
        <span class="num">${priceText(price)}</span>
      </li>`,
    )}
    <li class=${my_mission === 'none' ? 'is-mine' : ''}>
      <${MissionNumber} mission="none" />
      <div><b>${missionTitle('none')}</b><p>${t('x-missions-item-mission-none-text')}</p></div>
      <span class="num">${t('xm-rule-none-pays')}</span>
    </li>
  </ul>`;
}
