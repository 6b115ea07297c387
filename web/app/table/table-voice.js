// Answers to single letters, read aloud by a screen reader: for those who do not see the table.
import { useState } from 'preact/hooks';
import { html } from '../ui/html.js';
import { speakingKeys } from '../shell/settings.js';
import { list, sentences, t, points } from '../ui/i18n.js';
import { useListener } from '../ui/resize.js';
import { say, sayAll, sayEach } from '../ui/words.js';
import { toldOfLast } from './trick.js';

/** How a view names a card of a trick that lies face down: nobody but its owner knows it. */
const FACE_DOWN = '?';

/** @param {{ scene: Scene }} props */
export function TableVoice({ scene }) {
  const [answer, setAnswer] = useState({ text: '', count: 0 });
  useListener('keydown', (event) => {
    if (!isQuestion(event)) return;
    const asked = document.querySelector('.prompt__text')?.textContent ?? '';
    const text = ANSWERS[event.key.toLowerCase()]?.(scene, asked);
    if (text) setAnswer(({ count }) => ({ text, count: count + 1 }));
  });
  // A new element each time: the same answer is read out again.
  return html`<div class="sr" role="status" data-voice=${answer.count}>${answer.text && html`<p key=${answer.count}>${answer.text}</p>`}</div>`;
}

/** A single letter that is meant for the table; a dialog that was just closed may still have the focus.
 *  @param {KeyboardEvent} event */
function isQuestion({ key, ctrlKey, altKey, metaKey, target }) {
  if (!speakingKeys.value || key.length !== 1 || ctrlKey || altKey || metaKey) return false;
  return target instanceof Element && !target.closest('input, textarea, select, dialog[open]');
}

// How the table stands, in sentences: for whoever asks by a key instead of looking.

/** @typedef {(scene: Scene, asked: string) => string} Answer asked: the prompt as it stands */

/** What each key tells, in the order in which they are listed. @type {Record<string, Answer>} */
const ANSWERS = {
  t: trick,
  h: hand,
  r: ({ view, speaker }) => sayAll('counts', view.scene.counts, speaker),
  s: ({ view, name }) =>
    t('spoken-scores', { scores: list(view.scores.map((score, seat) => `${name(seat)} ${points(score)}`)) }),
  w: (_scene, asked) => asked || t('spoken-nobody'),
  l: lately,
  // What others have done since I did something.
  z: ({ view, speaker }) => sayAll('event', eventsSinceMine(view), speaker) || t('spoken-nothing-since'),
};

const SPOKEN_KEYS = Object.keys(ANSWERS);

/** @param {Scene} scene */
function trick({ view, name, speaker }) {
  const lying = sayAll('felt', view.scene.felt?.said ?? [], speaker);
  if (lying) return lying;
  if (!view.trick.length) return t('spoken-no-trick', { progress: say('progress', view.scene.progress, speaker) });
  const plays = view.trick.map((play) => said(play, view, speaker));
  const ahead = view.ahead === null ? '' : t('spoken-ahead', { name: name(view.ahead) });
  return sentences([
    t('spoken-trick', { plays: list(plays) }),
    ahead,
    t('spoken-left', { count: view.seats - view.trick.length }),
  ]);
}

/** @param {Play} play @param {View} view @param {Speaker} speaker */
function said([seat, card], view, speaker) {
  const name = speaker.name(seat);
  return card === FACE_DOWN
    ? t('table-face-down', { name })
    : t('spoken-play', { name, card: speaker.face.face(card, view).name });
}

/** @param {Scene} scene */
function hand({ view, speaker: { face } }) {
  const cards = view.scene.hand.map(({ card }) => card);
  if (!cards.length) return t('spoken-no-hand');
  return t('spoken-hand', { count: cards.length, cards: list(cards.map((card) => face.face(card, view).short)) });
}

/** @param {Scene} scene */
function lately(scene) {
  const { view, speaker } = scene;
  const last = view.last_trick;
  if (!last) return sayEach('event', view.history, speaker).at(-1) ?? t('spoken-nothing');
  const plays = last.plays.map((play) => said(play, view, speaker));
  return sentences([t('spoken-last', { plays: list(plays) }), toldOfLast(scene)]);
}

/** @param {Scene['view']} view @returns {Line[]} */
function eventsSinceMine({ history, seat: me, scene: { trick } }) {
  const lying = trick.findIndex(({ seat }) => seat === me);
  // A full trick that is still looked at is not in the history yet.
  if (lying >= 0) {
    return trick.slice(lying + 1).map(({ seat, card }) => ({
      id: 'card.played',
      params: { seat, card, known: card === null ? 'no' : 'yes' },
    }));
  }
  return history.slice(history.findLastIndex(({ actor }) => me !== null && actor === me) + 1);
}

// The keys of the table and what they do.

/** Keys that move and act, with what is printed on them. */
const KEYS = [
  ['tab', 'Tab'],
  ['arrows', '← → ↑ ↓'],
  ['enter', 'Enter'],
  ['escape', 'Esc'],
];

export function KeyList() {
  const keys = [...KEYS, ...(speakingKeys.value ? SPOKEN_KEYS.map((key) => [key, key.toUpperCase()]) : [])];
  return html`<dl class="keys" aria-label=${t('keys-title')}>
    ${keys.map(([id, label]) => html`<div key=${id}><dt><kbd>${label}</kbd></dt><dd>${t(`keys-${id}`)}</dd></div>`)}
  </dl>`;
}
