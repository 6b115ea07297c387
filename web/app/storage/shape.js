// What comes from storage, from a file or with an added game, held to its shape before it is believed. A shape is a
// question about a value, and shapes are put together of others.

/** @typedef {(value: any) => boolean} Shape */

/** What is written there as JSON; undefined if that is none. @param {string} text @returns {any} */
export function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (problem) {
    if (!(problem instanceof SyntaxError)) throw problem;
    return undefined;
  }
}

/** @type {Shape} */
export const isText = (value) => typeof value === 'string';

/** @type {Shape} */
export const isFlag = (value) => typeof value === 'boolean';

/** @type {Shape} */
export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {any} value @param {number} [most] */
export const isCount = (value, most = Infinity) => Number.isSafeInteger(value) && value >= 0 && value <= most;

/** A text of this form: patterns alone take undefined for a word. @param {RegExp} form @returns {Shape} */
export const word = (form) => (value) => isText(value) && form.test(value);

/** @param {Shape} shape @returns {Shape} */
export const orNull = (shape) => (value) => value === null || shape(value);

/** @param {Shape} shape @returns {Shape} */
export const optional = (shape) => (value) => value === undefined || shape(value);

/** @param {Shape} shape of each item @returns {Shape} */
export const listOf = (shape) => (value) => Array.isArray(value) && value.every((item) => shape(item));

/** At least these fields, each of its own shape. @param {Record<string, Shape>} fields @returns {Shape} */
export const record = (fields) => (value) =>
  isObject(value) && Object.entries(fields).every(([name, shape]) => shape(value[name]));

/** Any names of this form, and what they stand for. @param {Shape} name @param {Shape} shape @returns {Shape} */
export const dictionary = (name, shape) => (value) =>
  isObject(value) && Object.entries(value).every(([key, item]) => name(key) && shape(item));
