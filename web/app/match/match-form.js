// What a match is made of, to be filled in: who sits at the table, the options, the word of the deal.
import { useEffect, useRef, useState } from 'preact/hooks';
import { html, Sprite, Avatar } from '../ui/html.js';
import { list, t, dayText } from '../ui/i18n.js';
import { crestOf, seated, wordOf, AVATARS, NAME_LENGTH, defaultName } from '../storage/page-part.js';
import { Field, Segments, Choice } from '../ui/fields.js';
import { infoOf } from '../engine/known-games.js';
import { dayOf } from '../shell/links.js';
import { readValue } from '../storage/local-storage.js';
import { faces } from '../shell/settings.js';

/**
 * The form as it stands, with a chair for every seat the game could have, so that going from
 * six seats to four and back loses nothing.
 * @typedef {{ seats: number, chairs: Chair[], options: Record<string, string>, seed: string }} Form
 */

/** The longest word the engine takes as a seed is far longer; this is what fits the field. */
const SEED_LENGTH = 40;

/** @param {GameInfo} info @returns {Form} */
export function remembered(info) {
  const most = Math.max(...info.seats);
  const level = info.levels[1] ?? info.levels[0];
  /** @type {Form} */
  const fresh = {
    seats: info.seats.includes(4) ? 4 : info.seats[0],
    chairs: Array.from({ length: most }, (_, seat) => ({ kind: seat ? 'computer' : 'human', name: '', level })),
    options: Object.fromEntries(info.options.map((option) => [option.id, option.default])),
    seed: '',
  };
  /** @param {any} chair */
  const isChair = (chair) =>
    ['human', 'computer'].includes(chair?.kind) && typeof chair.name === 'string' && info.levels.includes(chair.level);
  /** @param {any} form */
  const isValid = (form) =>
    info.seats.includes(form?.seats) &&
    Array.isArray(form.chairs) &&
    form.chairs.length === most &&
    form.chairs.every(isChair) &&
    info.options.every((option) => option.choices.includes(form.options?.[option.id]));
  return { ...readValue(`setup:${info.id}`, fresh, isValid), seed: '' };
}

/** @typedef {{ info: GameInfo, form: Form, change: (change: Partial<Form>) => void }} Filling */

/** @param {GameInfo} info @returns {Filling} */
export function useMatchForm(info) {
  const [form, setForm] = useState(() => remembered(info));
  return { info, form, change: (change) => setForm((before) => ({ ...before, ...change })) };
}

/** Who sits where and with which options, as a link says it. @param {Form} form */
export function wordsOf(form) {
  return { options: form.options, players: chairsOf(form).map(wordOf) };
}

/** Who sits down by it. @param {Form} form @returns {Player[]} */
export function playersOf(form) {
  return chairsOf(form).map((chair, seat) => seated(wordOf(chair), seat, chair.name));
}

/** All of it in one line: "4 seats · you and 3 computers (Casual)". @param {GameInfo} info @param {Form} form */
function chosenText(info, form) {
  const chairs = chairsOf(form);
  const people = chairs.filter(({ kind }) => kind === 'human').length;
  const levels = info.levels.map((id) => {
    const count = chairs.filter(({ kind, level }) => kind === 'computer' && level === id).length;
    return count && t('setup-chosen-level', { count, level: t(`level-${id}`) });
  });
  const special = info.options.filter(({ id, default: usual }) => form.options[id] !== usual);
  const seed = form.seed.trim();
  return [
    t('setup-chosen-seats', { count: form.seats }),
    list([people && t('setup-chosen-people', { count: people }), ...levels]),
    ...special.map(({ id }) => t(`option-${info.id}-${id}-${form.options[id]}`)),
    seed && dealName(seed),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Behind one line that says what is chosen. @param {Filling & { isOpen: boolean, turn: (isOpen: boolean) => void, children?: any }} props */
export function Change({ info, form, isOpen, turn, children }) {
  const box = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  useEffect(() => {
    if (isOpen) box.current?.scrollIntoView({ block: 'start' });
  }, [isOpen]);
  return html`<details class="change" ref=${box} open=${isOpen}
    onToggle=${(/** @type {Event & { currentTarget: HTMLDetailsElement }} */ { currentTarget }) => turn(currentTarget.open)}>
    <summary><${Sprite} id="i-person" /><span class="change__chosen">${chosenText(info, form)}</span>
      <span class="btn"><${Sprite} id="i-down" />${t('setup-change')}</span></summary>
    ${isOpen && children}
  </details>`;
}

/** The seats that there are. @param {Form} form */
const chairsOf = ({ chairs, seats }) => chairs.slice(0, seats);

/** @param {Filling & { nameless?: boolean }} props nameless: nobody is asked for a name */
export function WhoPanel({ info, form, change, nameless = false }) {
  /** @param {number} seat @param {Partial<Chair>} part */
  const reseat = (seat, part) =>
    change({ chairs: form.chairs.map((chair, at) => (at === seat ? { ...chair, ...part } : chair)) });
  const counts = html`<${Segments} name="seats" aria-label=${t('setup-seats')} choices=${info.seats} chosen=${form.seats}
    word=${String} choose=${(/** @type {number} */ seats) => change({ seats })} />`;
  return html`<section class="panel" aria-labelledby="who">
    <h2 id="who">${t('setup-who')}</h2>
    ${info.seats.length > 1 ? counts : html`<p class="muted">${t('setup-seats-only', { count: form.seats })}</p>`}
    <ol class="seats">
      ${chairsOf(form).map(
        (chair, seat) => html`<${SeatRow} key=${seat} seat=${seat} chair=${chair} info=${info} nameless=${nameless}
          onChange=${(/** @type {Partial<Chair>} */ part) => reseat(seat, part)} />`,
      )}
    </ol>
    <dl class="levels">
      ${info.levels.map((level) => html`<div key=${level}><dt>${t(`level-${level}`)}</dt><dd>${t(`level-${level}-blurb`)}</dd></div>`)}
    </dl>
  </section>`;
}

/** @param {Filling & { children?: any }} props */
export function WhatPanel({ info, form, change, children }) {
  const people = chairsOf(form).filter((chair) => chair.kind === 'human').length;
  return html`<section class="panel" aria-labelledby="what">
    <h2 id="what">${t('setup-match')}</h2>
    ${info.options
      .filter(({ choices }) => choices.length > 1)
      .map(({ id, choices }) => {
        const key = `option-${info.id}-${id}`;
        return html`<${Choice} key=${id} name=${key} label=${t(key)} choices=${choices} chosen=${form.options[id]}
          word=${(/** @type {string} */ choice) => t(`${key}-${choice}`)}
          choose=${(/** @type {string} */ choice) => change({ options: { ...form.options, [id]: choice } })} />`;
      })}
    ${children}
    <p class="facts" aria-live="polite">${t('setup-people', { people, computers: form.seats - people })}</p>
  </section>`;
}

/** The word that the cards are dealt from. @param {Filling & { children?: any }} props */
export function WordField({ form, change, children }) {
  return html`<div class="opt">
    <label for="seed"><b>${t('setup-seed')}</b></label>
    <p class="muted" id="seed-help">${t('setup-seed-help')}</p>
    <${Field} id="seed" value=${form.seed} maxlength=${SEED_LENGTH} placeholder=${t('setup-seed-empty')} aria-describedby="seed-help"
      autocapitalize="none" spellcheck=${false} onText=${(/** @type {string} */ seed) => change({ seed })} />
    ${children}
  </div>`;
}

/** The name is kept while a computer sits there. @typedef {{ kind: 'human' | 'computer', name: string, level: LevelId }} Chair */

/** @type {Chair['kind'][]} */
const KINDS = ['human', 'computer'];

/** @param {{ seat: Seat, chair: Chair, info: GameInfo, nameless: boolean, onChange: (part: Partial<Chair>) => void }} props */
function SeatRow({ seat, chair, info: { id, levels, tempered }, nameless, onChange }) {
  const isComputer = chair.kind === 'computer';
  // With a class everybody meets the same opponents, without tempers.
  const hasTemper = isComputer && !nameless && faces.value && tempered?.includes(chair.level);
  const temper = hasTemper && html`<small>${t(`temper-${AVATARS[seat]}`, { game: id })}</small>`;
  const number = seat + 1;
  const name = defaultName(seat, isComputer);
  const named = html`<label class="seatrow__who">
    <span class="sr">${t('setup-name-of', { number })}</span>
    <${Field} value=${chair.name} maxlength=${NAME_LENGTH} placeholder=${name} onText=${(/** @type {string} */ name) => onChange({ name })} />
  </label>`;
  const level = html`<${Segments} class="seg--levels" name=${`level-${seat}`} aria-label=${t('setup-level-of', { number })} choices=${levels}
    chosen=${chair.level} word=${(/** @type {LevelId} */ level) => t(`level-${level}`)} choose=${(/** @type {LevelId} */ level) => onChange({ level })} />`;
  return html`<li class="seatrow">
    <${Avatar} crest=${crestOf(seat, isComputer)} />
    ${isComputer || nameless ? html`<span class="seatrow__who"><b>${name}</b>${temper}</span>` : named}
    <${Segments} name=${`kind-${seat}`} aria-label=${t('setup-kind-of', { number })} choices=${KINDS} chosen=${chair.kind}
      word=${(/** @type {string} */ kind) => t(`setup-${kind}`)} choose=${(/** @type {Chair['kind']} */ kind) => onChange({ kind })} />
    ${isComputer && level}
  </li>`;
}

// What a link deals, in words: which deal it is, who plays, with which options.

/** Which deal it is. @param {string} seed */
export function dealName(seed) {
  const day = dayOf(seed);
  if (day) return t('deal-of-day', { day: dayText(day) });
  return seed ? t('deal-named', { seed }) : t('deal-fresh');
}

/** The options that are open to choice, "Hot" and the like. @param {string} game @param {Record<string, string>} options */
export function optionsText(game, options) {
  const info = infoOf(game);
  const chosen = info?.options.filter(({ choices }) => choices.length > 1) ?? [];
  return chosen
    .map(({ id }) =>
      t('deal-option', { name: t(`option-${game}-${id}`), choice: t(`option-${game}-${id}-${options[id]}`) }),
    )
    .join(' · ');
}

/** @param {string} player "person" or a level */
export const playerText = (player) => t(player === 'person' ? 'setup-human' : `level-${player}`);

/** @param {{ link: DealLink }} props */
export function DealFacts({ link: { game, players, options, seed } }) {
  const chosen = optionsText(game, options);
  return html`
    <p class="deal__name">${dealName(seed)}</p>
    ${chosen && html`<p>${chosen}</p>`}
    <ol class="deal__seats" aria-label=${t('setup-who')}>
      ${players.map(
        (player, seat) => html`<li key=${seat} class=${player === 'person' ? 'is-person' : ''}>
          <${Avatar} crest=${crestOf(seat, player !== 'person')} />
          <span>${player === 'person' ? t('setup-human') : defaultName(seat, true)}</span>
          ${player !== 'person' && html`<small>${playerText(player)}</small>`}
        </li>`,
      )}
    </ol>
  `;
}
