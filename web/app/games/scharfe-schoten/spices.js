// The four spices: their look, their names, and what is told of them.
import { facesOf } from '../faces.js';

/** @import { Card, Fact, View } from '../../types.js' */

/**
 * What the rules at hand tell of the deal.
 * @typedef {object} Facts
 * @property {string[]} order colours, strongest first
 * @property {Card[]} trumps strongest first
 * @property {number} tricks_in_round
 */

export const { suit, face } = facesOf('scharfe-schoten');

/** @param {View} view @returns {Facts} */
export const facts = (view) => view.table;
/** @param {View} view @param {string} id @returns {Fact} what a note says; all of them are always there */
export const noteOf = ({ scene }, id) => /** @type {Fact} */ (scene.notes.find((note) => note.id === id));
