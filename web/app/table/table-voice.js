// Answers to single letters, read aloud by a screen reader: for those who do not see the table.
import { useState } from 'preact/hooks';
import { html } from '../ui/html.js';
import { speakingKeys } from '../shell/settings.js';
import { list, sentences, t, points } from '../ui/i18n.js';
import { useListener } from '../ui/resize.js';
import { say, sayAll } from '../ui/words.js';

/** How a view names a card of a trick that lies face down: nobody but its owner knows it. */
const FACE_DOWN = '?';

/** @param {{ scene: Scene, game: Game }} props */
export function TableVoice({ scene, game }) {
  const [answer, setAnswer] = useState({ text: '', count: 0 });
  useListener('keydown', (event) => {
    if (!isQuestion(event)) return;
    const asked = document.querySelector('.prompt__text')?.textContent ?? '';
    const text = spoken(event.key.toLowerCase(), scene, game, asked);
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

/** @typedef {(scene: Scene, game: Game, asked: string) => string} Answer asked: the prompt as it stands */

/** What each key tells, in the order in which they are listed. @type {Record<string, Answer>} */
const ANSWERS = {
  t: (scene, game) => trick(scene, game),
  h: (scene, game) => hand(scene, game),
  r: ({ view, speaker }) => sayAll('counts', view.scene.counts, speaker),
  s: ({ view, name }) =>
    t('spoken-scores', { scores: list(view.scores.map((score, seat) => `${name(seat)} ${points(score)}`)) }),
  w: (_scene, _game, asked) => asked || t('spoken-nobody'),
  l: (scene, game) => lately(scene, game),
  z: (scene) => sinceMine(scene),
};

const SPOKEN_KEYS = Object.keys(ANSWERS);

/** The answer to a key, "" if it asks for none. @param {string} key @param {Scene} scene
 *  @param {Game} game @param {string} asked @returns {string} */
export function spoken(key, scene, game, asked) {
  return ANSWERS[key]?.(scene, game, asked) ?? '';
}

/** @param {Scene} scene @param {Game} game */
function trick({ view, name, speaker }, game) {
  const lying = sayAll('felt', view.scene.felt?.said ?? [], speaker);
  if (lying) return lying;
  if (!view.trick.length) return t('spoken-no-trick', { progress: say('progress', view.scene.progress, speaker) });
  const plays = view.trick.map(([seat, card]) => said(name(seat), card, game, view));
  const ahead = view.ahead === null ? '' : t('spoken-ahead', { name: name(view.ahead) });
  return sentences([
    t('spoken-trick', { plays: list(plays) }),
    ahead,
    t('spoken-left', { count: view.seats - view.trick.length }),
  ]);
}

/** @param {string} name @param {string} card @param {Game} game @param {Scene['view']} view */
function said(name, card, game, view) {
  return card === FACE_DOWN
    ? t('table-face-down', { name })
    : t('spoken-play', { name, card: game.face(card, view).name });
}

/** @param {Scene} scene @param {Game} game */
function hand({ view }, game) {
  const cards = view.scene.hand.map(({ card }) => card);
  if (!cards.length) return t('spoken-no-hand');
  return t('spoken-hand', { count: cards.length, cards: list(cards.map((card) => game.face(card, view).short)) });
}

/** @param {Scene} scene @param {Game} game */
function lately({ view, name, speaker }, game) {
  const last = view.last_trick;
  if (!last) {
    const lines = view.history.map((event) => say('event', event, speaker)).filter(Boolean);
    return lines.at(-1) ?? t('spoken-nothing');
  }
  const plays = last.plays.map(([seat, card]) => said(name(seat), card, game, view));
  return sentences([
    t('spoken-last', { plays: list(plays) }),
    t('table-last-taken', { name: name(last.winner), number: last.number }),
  ]);
}

/** What others have done since I did something. @param {Scene} scene */
function sinceMine({ view, speaker }) {
  return sayAll('event', eventsSinceMine(view), speaker) || t('spoken-nothing-since');
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
