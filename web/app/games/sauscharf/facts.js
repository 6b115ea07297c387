// What a Sauscharf view says in `table`.

/** @import { Card, Seat, View } from '../../types.js' */

/** The wild card. */
export const WILD = 'X';

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
 * @property {Card[]} ingredients
 * @property {number[]} ingredient_counts
 * @property {Seat[]} out
 * @property {Seat | null} alone
 * @property {{ heat: number }[]} display
 * @property {number} supply
 * @property {[number, number][]} unseen_sauces
 * @property {number[][]} sauces
 * @property {number[]} points
 * @property {number[]} standing
 * @property {{ laps: number, cooked: boolean, limit: number, left: number, warn: boolean }} stall
 */

/** @param {View} view @returns {SauscharfTable} */
export const facts = (view) => view.table;

/** Sets are laid now, or else seats act in the order of their sets. @param {View} view */
export const isLaying = (view) => view.phase.endsWith('-set');
