// What a Sauscharf view says in `table`.

/** @import { Card, Seat, View } from '../../types.js' */

/** The wild card. */
export const WILD = 'X';

/**
 * The facts as pygame_core/games/sauscharf/position.py documents them.
 * @typedef {object} SauscharfTable
 * @property {'gather' | 'cook'} part
 * @property {Seat} spoon
 * @property {number} target
 * @property {number} pile
 * @property {Card[]} discard
 * @property {Card[][]} sets
 * @property {Seat[]} order
 * @property {Seat[]} waiting
 * @property {Card[]} ingredients
 * @property {number[]} ingredient_counts
 * @property {Seat[]} out
 * @property {{ heat: number }[]} display
 * @property {number} supply
 * @property {[number, number][]} unseen_sauces
 * @property {number[][]} sauces
 * @property {number[]} standing
 * @property {{ laps: number, cooked: boolean, limit: number, left: number, warn: boolean }} stall
 */

/** @param {View} view @returns {SauscharfTable} */
export const facts = (view) => view.table;

/** Sets are laid now, or else seats act in the order of their sets. @param {View} view */
export const isLaying = (view) => view.phase.endsWith('-set');
