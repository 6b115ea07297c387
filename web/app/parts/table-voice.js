// Answers to single letters, read aloud by a screen reader: for those who do not see the table.
import { useEffect, useRef, useState } from 'preact/hooks';
import { html } from '../html.js';
import { speakingKeys } from '../settings.js';
import { spoken } from '../spoken.js';

/** @import { Game, Scene } from '../games/index.js' */

/** @param {{ scene: Scene, game: Game }} props */
export function TableVoice({ scene, game }) {
  const [answer, setAnswer] = useState({ text: '', count: 0 });
  const latest = useRef({ scene, game });
  latest.current = { scene, game };
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const listen = (event) => {
      if (!isQuestion(event)) return;
      const asked = document.querySelector('.prompt__text')?.textContent ?? '';
      const text = spoken(event.key.toLowerCase(), latest.current.scene, latest.current.game, asked);
      if (text) setAnswer(({ count }) => ({ text, count: count + 1 }));
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  // A new element each time: the same answer is read out again.
  return html`<div class="sr" role="status" data-voice=${answer.count}>${answer.text && html`<p key=${answer.count}>${answer.text}</p>`}</div>`;
}

/** A single letter that is meant for the table; a dialog that was just closed may still have the focus.
 *  @param {KeyboardEvent} event */
function isQuestion({ key, ctrlKey, altKey, metaKey, target }) {
  if (!speakingKeys.value || key.length !== 1 || ctrlKey || altKey || metaKey) return false;
  return target instanceof Element && !target.closest('input, textarea, select, dialog[open]');
}
