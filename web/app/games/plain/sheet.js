// The score sheet of any game: a row for every kind of line that a round's detail has.

/** @import { RoundScored } from '../../types.js' */
/** @import { SheetRow } from '../index.js' */
/** @import { PlainCards } from './cards.js' */
/** @import { PlainWords } from './words.js' */

/** @param {RoundScored} scored @param {PlainWords} words @param {PlainCards} cards @returns {SheetRow[]} */
export function sheet({ detail }, words, cards) {
  const columns = /** @type {Record<string, any>[][]} */ (detail);
  const ids = [...new Set(columns.flat().map(({ id }) => String(id)))];
  return ids.map((id) => ({
    label: words.own(`line-${id}`) || id,
    cells: columns.map((lines) => {
      const line = lines.find((one) => one.id === id);
      if (!line) return { points: null, how: '', cards: [] };
      const named = Array.isArray(line.cards) ? line.cards.filter((card) => cards.isCard(card)) : [];
      return { points: line.points, how: words.own(`line-${id}-how`, words.params(line, String)), cards: named };
    }),
  }));
}
