// A sheet of paper over the page: the browser's own dialog, so focus and Escape are right.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { html, Button } from './html.js';
import { t } from './i18n.js';
import { signal } from '@preact/signals';

/** @param {{ label: string, onClose: () => void, children?: any, class?: string }} props */
export function Dialog({ label, onClose, children, class: name = '' }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  // At once: an Escape may follow the tap before anything is painted.
  useLayoutEffect(() => {
    const before = document.activeElement;
    box.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  /** @param {MouseEvent} event */
  const tapped = (event) => {
    if (event.target === box.current) onClose();
  };
  return html`<dialog ref=${box} class=${`dialog ${name}`} aria-label=${label} onClose=${onClose} onClick=${tapped}>
    <div class="dialog__top">
      <h2>${label}</h2>
      <${Button} icon="i-x" class="btn--plain btn--icon" aria-label=${t('table-close')} onClick=${onClose} />
    </div>
    <div class="dialog__body">${children}</div>
  </dialog>`;
}

// What lies over the page, whichever screen is there: a dialog that was asked for, one at a time.

const laid = signal(/** @type {(() => any) | null} */ (null));

/** @param {() => any} draw a Dialog that closes by `putAway` */
export function lay(draw) {
  laid.value = draw;
}

export function putAway() {
  laid.value = null;
}

/** Stands once in the page. */
export const Laid = () => laid.value && html`<${laid.value} />`;

/** Asks a question with two answers over the page. @param {{ label: string, accept: string, cancel?: string,
 *  icon?: string, class?: string, onAccept: () => void }} question @param {any} words what else is to be known */
export function ask({ label, accept, cancel, icon, class: name, onAccept }, words) {
  const agree = () => {
    putAway();
    onAccept();
  };
  lay(
    () => html`<${Dialog} label=${label} class=${name} onClose=${putAway}>
    ${words}
    <div class="choice">
      <${Button} onClick=${putAway}>${cancel ?? t('common-cancel')}<//>
      <${Button} icon=${icon} class="btn--accent" onClick=${agree}>${accept}<//>
    </div>
  <//>`,
  );
}

/** The same before something is lost, in the sentences of this name. @param {string} id @param {() => void} onAccept @param {any} [words] */
export const askToLose = (id, onAccept, words = html`<p>${t(`${id}-help`)}</p>`) =>
  ask({ label: t(`${id}-title`), cancel: t('home-delete-keep'), accept: t(id), onAccept }, words);
