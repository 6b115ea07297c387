// What is filled in and chosen: a line of text, on or off, one of a few.
import { html, Sprite } from './html.js';
import { unjoined } from './line-breaks.js';

/** Enter says "done" with the field; it must not deal the cards. @param {KeyboardEvent} event */
function finish(event) {
  if (event.key !== 'Enter' || event.isComposing) return;
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.blur();
}

/** Whatever else it gets goes to the input. @param {{ onText: (text: string) => void, [name: string]: any }} props */
export function Field({ onText, ...rest }) {
  /** @param {Event & { currentTarget: HTMLInputElement }} event */
  const hear = ({ currentTarget }) => onText(unjoined(currentTarget.value));
  return html`<input class="field" autocomplete="off" enterkeyhint="done" onKeyDown=${finish} onInput=${hear} ...${rest} />`;
}

/** Several lines of codes. @param {{ id: string, label: string, help: string, rows: number, value: string,
 *   onText: (text: string) => void }} props */
export function CodeField({ id, label, help, rows, value, onText }) {
  return html`<label for=${id}><b>${label}</b></label>
    <p class="muted" id=${`${id}-help`}>${help}</p>
    <textarea id=${id} class="field" rows=${rows} value=${value} aria-describedby=${`${id}-help`}
      autocapitalize="characters" autocomplete="off" spellcheck=${false}
      onInput=${(/** @type {Event & { currentTarget: HTMLTextAreaElement }} */ event) => onText(event.currentTarget.value)}></textarea>`;
}

/** @param {{ label: string, help?: string, on: boolean, turn: (on: boolean) => void }} props */
export function Switch({ label, help, on, turn }) {
  return html`<label class="switch">
    <input type="checkbox" role="switch" checked=${on} onChange=${() => turn(!on)} />
    <span><b>${label}</b>${help && html`<small>${help}</small>`}</span>
  </label>`;
}

/**
 * @template {string} T
 * @param {{ name: string, label: string, help?: string, choices: readonly T[], chosen: T,
 *   word: (choice: T) => string, choose: (choice: T) => void }} props
 *   name: of the group, once on the page; the others as below
 */
export function Choice({ name, label, help, ...rest }) {
  return html`<div class="opt">
    <b id=${`${name}-name`}>${label}</b>
    <${Segments} name=${name} ...${rest} aria-labelledby=${`${name}-name`} aria-describedby=${help ? `${name}-help` : undefined} />
    ${help && html`<p class="muted" id=${`${name}-help`}>${help}</p>`}
  </div>`;
}

/**
 * The same without a name above it.
 * @template {string | number} T
 * @param {{ name: string, choices: readonly T[], chosen: T, word: (choice: T) => any, choose: (choice: T) => void,
 *   class?: string, [attribute: string]: any }} props whatever else it gets goes to the group
 */
export function Segments({ name, choices, chosen, word, choose, class: look = '', ...rest }) {
  return html`<div class=${look ? `seg ${look}` : 'seg'} role="radiogroup" ...${rest}>
    ${choices.map(
      (choice) => html`<label key=${choice}>
        <input type="radio" name=${name} value=${choice} checked=${choice === chosen} onChange=${() => choose(choice)} />
        ${word(choice)}
      </label>`,
    )}
  </div>`;
}

/**
 * The same in a list that opens: for more than stand beside one another.
 * @template {string} T
 * @param {{ choices: readonly T[], chosen: T, word: (choice: T) => string, choose: (choice: T) => void,
 *   lang?: (choice: T) => string | undefined, [attribute: string]: any }} props lang: that of a word; whatever else it
 *   gets goes to the list
 */
export function Picker({ choices, chosen, word, choose, lang = () => undefined, ...rest }) {
  return html`<select class="field picker" value=${chosen} ...${rest}
    onChange=${(/** @type {Event & { currentTarget: HTMLSelectElement }} */ { currentTarget }) => choose(/** @type {T} */ (currentTarget.value))}>
    ${choices.map((choice) => html`<option key=${choice} value=${choice} lang=${lang(choice)}>${word(choice)}</option>`)}
  </select>`;
}

/** Asks for a file. @param {{ accept: string, class?: string, disabled?: boolean, onFile: (file: File) => void, children?: any }} props */
export function FileButton({ accept, class: look = '', disabled = false, onFile, children }) {
  /** @param {Event & { currentTarget: HTMLInputElement }} event */
  const take = ({ currentTarget: input }) => {
    const file = input.files?.[0];
    // The same one may be chosen once more.
    input.value = '';
    if (file) onFile(file);
  };
  return html`<label class=${look ? `btn ${look}` : 'btn'}>
    <${Sprite} id="i-import" />${children}
    <input class="sr" type="file" accept=${accept} disabled=${disabled} onChange=${take} />
  </label>`;
}
