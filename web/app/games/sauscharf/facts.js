// What a Sauscharf view says in `table`, and how its actions are written.

/** @import { Action, Card, Seat, View } from '../../types.js' */

/** The wild card. */
export const WILD = 'X';

/**
 * @typedef {{ heat: number, points: number, missing_hand: number | null, missing_all: number | null,
 *   missing_set: number | null }} Sauce
 */

/**
 * The facts as pygame_core/games/sauscharf/position.py documents them.
 * @typedef {object} SauscharfTable
 * @property {string} heat
 * @property {'gather' | 'cook'} part
 * @property {number} lap
 * @property {number} gathering_laps
 * @property {Seat} spoon
 * @property {number} target
 * @property {Card[][]} slots
 * @property {number} pile
 * @property {Card[]} discard
 * @property {Card[][]} sets
 * @property {Seat[]} order
 * @property {Seat[]} waiting
 * @property {Record<Action, number>} places
 * @property {Record<Action, number>} reach
 * @property {Card[]} ingredients
 * @property {number[]} ingredient_counts
 * @property {Seat[]} out
 * @property {Seat | null} alone
 * @property {Sauce[]} display
 * @property {number} supply
 * @property {[number, number][]} unseen_sauces
 * @property {number[][]} sauces
 * @property {number[]} points
 * @property {number[]} standing
 * @property {{ laps: number, cooked: boolean, limit: number, left: number, warn: boolean }} stall
 * @property {Action[]} last_cards
 */

/** @param {View} view @returns {SauscharfTable} */
export const facts = (view) => view.table;

/** Sets are laid now, or else seats act in the order of their sets. @param {View} view */
export const isLaying = (view) => view.phase.endsWith('-set');

/** Numbers first, then X. @param {Card[]} cards */
export function bySet(cards) {
  return [...cards.filter((card) => card !== WILD), ...cards.filter((card) => card === WILD)];
}

/** The one way the engine writes a set. @param {Card[]} cards @returns {Action} */
export function setAction(cards) {
  return ['set', ...bySet(cards)].join(' ');
}
