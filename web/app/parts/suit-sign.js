// A suit as its cards show it: by shape and letter, for neither colour nor shape alone tells it to everybody.
// Where there is no room beside the shape, a style lays the letter below it (.sign in cards.css).
import { html } from '../html.js';
import { Sprite } from './sprite.js';

/** @param {{ suit: { symbol: string, letter: string }, class?: string }} props */
export function SuitSign({ suit: { symbol, letter }, class: name = '' }) {
  return html`<span class=${`sign ${name}`}><${Sprite} id=${symbol} class="sym" />${letter && html`<i>${letter}</i>`}</span>`;
}
