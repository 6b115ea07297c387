// The game's own facts beside the felt: those of `view.table` for which it has a sentence.
import { html } from '../../html.js';

/** @import { Scene } from '../index.js' */
/** @import { PlainWords } from './words.js' */

/** @param {{ scene: Scene, words: PlainWords }} props */
export function Facts({ scene: { view, players }, words }) {
  const facts = Object.entries(view.table).flatMap(([key, value]) => {
    const title = words.own(`table-${key}`);
    return title ? [{ key, title, value }] : [];
  });
  if (!facts.length) return null;
  /** @param {string} key @param {any} value */
  const told = (key, value) => words.own(`table-${key}-${value}`) || words.value(value);
  return html`<section class="note facts-note">
    ${facts.map(
      ({ key, title, value }) => html`<div key=${key} class="facts-note__one">
        <h2>${title}</h2>
        ${Array.isArray(value) && value.length === players.length
          ? html`<dl>${players.map(({ name }, seat) => html`<div key=${seat}><dt>${name}</dt><dd>${told(key, value[seat])}</dd></div>`)}</dl>`
          : html`<p>${told(key, value)}</p>`}
      </div>`,
    )}
  </section>`;
}
