// The live log: a sentence for every event that only Sauscharf has.
import { list, t } from '../../i18n.js';
import { lapOf } from './facts.js';
import { named } from './words.js';

/** @import { GameEvent, Seat, View } from '../../types.js' */

/** @param {GameEvent} event @param {(seat: Seat) => string} name @param {View} view @returns {string} "" for the others */
export function tell({ id, params }, name, view) {
  const who = params.seat === undefined ? '' : name(params.seat);
  switch (id) {
    case 'round.started':
      return t('sa-event-started', { name: name(params.first) });
    case 'slots.filled':
      if (!params.turned.length) return '';
      return t(params.shuffled_after === null ? 'sa-event-filled' : 'sa-event-shuffled', {
        cards: named(params.turned),
      });
    case 'hand.dealt':
      return params.cards ? t('sa-event-dealt', { name: who, cards: named(params.cards) }) : '';
    case 'lap.started':
      return t(`sa-event-lap-${params.part}`, {
        lap: lapOf(view, params.lap, params.part),
        name: name(params.order[0] ?? params.spoon),
      });
    case 'set.played':
      return t('sa-event-set', { name: who, cards: named(params.cards) });
    case 'order.decided':
      return t('sa-event-order', { names: list(params.order.map(name)), name: name(params.spoon) });
    case 'chili.taken': {
      const taken = params.cards.length ? named(params.cards) : '';
      const verb = `${taken ? 'takes' : 'none'}-${params.kept ? 'keeps' : 'sheds'}`;
      return t(`sa-event-${verb}`, { name: who, cards: taken, set: named(params.set) });
    }
    case 'ingredients.taken':
      return t(`sa-event-ingredients-${params.cause}`, { name: who, count: params.count });
    case 'display.filled':
      return t('sa-event-display', { heats: list(params.drawn.map(String)) });
    case 'sauce.made':
      return t('sa-event-sauce', { name: who, heat: params.heat, points: params.points, set: named(params.set) });
    case 'round.scored':
      return t('sa-event-scored');
    default:
      return '';
  }
}
