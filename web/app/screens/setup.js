// Who sits at the table, and what is dealt. Names, kinds and levels are remembered for each game.
import { useEffect, useRef, useState } from 'preact/hooks';
import { EngineError } from '../engine.js';
import { html } from '../html.js';
import { infoOf } from '../known-games.js';
import { t } from '../i18n.js';
import { done, LESSONS } from '../lesson-shelf.js';
import { deal, engine, sitDown } from '../matches.js';
import { Sprite } from '../parts/sprite.js';
import { address } from '../route.js';
import { CRESTS, defaultName } from '../page-part.js';
import { readValue, write } from '../storage.js';
import { useArrival } from './arrival.js';
import { EngineBar } from './engine-bar.js';
import { Field } from './field.js';
import { SeatRow } from './seat-row.js';

/** @import { GameInfo, GameOption, Player } from '../types.js' */
/** @import { Chair } from './seat-row.js' */

/**
 * The form as it stands, with a chair for every seat the game could have, so that going from
 * six seats to four and back loses nothing.
 * @typedef {{ seats: number, chairs: Chair[], options: Record<string, string>, seed: string }} Form
 */

/** The longest word the engine takes as a seed is far longer; this is what fits the field. */
const SEED_LENGTH = 40;

/** @param {GameInfo} info @returns {Form} */
function remembered(info) {
  const most = Math.max(...info.seats);
  const level = info.levels[1] ?? info.levels[0];
  /** @type {Form} */
  const fresh = {
    seats: info.seats.includes(4) ? 4 : info.seats[0],
    chairs: Array.from({ length: most }, (_, seat) => ({
      kind: seat ? 'computer' : 'human',
      name: '',
      level,
    })),
    options: Object.fromEntries(info.options.map((option) => [option.id, option.default])),
    seed: '',
  };
  /** @param {any} chair */
  const isChair = (chair) =>
    ['human', 'computer'].includes(chair?.kind) &&
    typeof chair.name === 'string' &&
    info.levels.includes(chair.level);
  /** @param {any} form */
  const isSound = (form) =>
    info.seats.includes(form?.seats) &&
    Array.isArray(form.chairs) &&
    form.chairs.length === most &&
    form.chairs.every(isChair) &&
    info.options.every((option) => option.choices.includes(form.options?.[option.id]));
  return { ...readValue(`setup:${info.id}`, fresh, isSound), seed: '' };
}

/** @param {Form} form @returns {Player[]} */
function playersOf({ seats, chairs }) {
  return chairs.slice(0, seats).map(({ kind, name, level }, seat) => ({
    kind,
    name: (kind === 'human' && name.trim()) || defaultName(seat, kind === 'computer'),
    level: kind === 'computer' ? level : '',
    crest: CRESTS[seat],
  }));
}

/** @param {{ game: string, option: GameOption, value: string, onChoose: (value: string) => void }} props */
function OptionRow({ game, option, value, onChoose }) {
  const key = `option-${game}-${option.id}`;
  return html`<div class="opt">
    <b id=${key}>${t(key)}</b>
    <div class="seg" role="radiogroup" aria-labelledby=${key}>
      ${option.choices.map(
        (choice) => html`<label key=${choice}>
          <input type="radio" name=${key} checked=${choice === value} onChange=${() => onChoose(choice)} />
          ${t(`${key}-${choice}`)}
        </label>`,
      )}
    </div>
  </div>`;
}

/** @param {{ game: string }} props */
export function Setup({ game }) {
  const info = infoOf(game);
  return info ? html`<${SetupForm} info=${info} />` : html`<${NoSuchGame} />`;
}

function NoSuchGame() {
  const heading = useArrival();
  return html`<main class="wrap message">
    <h1 tabindex="-1" ref=${heading}>${t('setup-no-game')}</h1>
    <a class="btn btn--accent" href=${address({ screen: 'home' })}>${t('common-home')}</a>
  </main>`;
}

/** @param {{ info: GameInfo }} props */
function SetupForm({ info }) {
  const heading = useArrival();
  const [form, setForm] = useState(() => remembered(info));
  const [state, setState] = useState(/** @type {'' | 'dealing' | EngineError} */ (''));
  // A deal that was called off, or whose screen was left, must not open a table any more.
  const wanted = useRef(0);
  useEffect(() => () => void (wanted.current += 1), []);

  /** @param {Partial<Form>} change */
  const change = (change) => setForm((before) => ({ ...before, ...change }));
  /** @param {number} seat @param {Partial<Chair>} part */
  const reseat = (seat, part) =>
    setForm((before) => ({
      ...before,
      chairs: before.chairs.map((chair, at) => (at === seat ? { ...chair, ...part } : chair)),
    }));

  const callOff = () => {
    wanted.current += 1;
    setState('');
  };
  /** @param {Event} event */
  const start = async (event) => {
    event.preventDefault();
    if (state === 'dealing') return;
    write(`setup:${info.id}`, JSON.stringify(form));
    setState('dealing');
    const mine = (wanted.current += 1);
    try {
      const players = playersOf(form);
      const doc = await deal({ game: info.id, options: form.options, seed: form.seed.trim(), players });
      if (mine === wanted.current) sitDown(doc, { replace: true });
    } catch (problem) {
      if (!(problem instanceof EngineError)) throw problem;
      if (mine === wanted.current) setState(problem);
    }
  };

  const isWaiting = state === 'dealing' && !engine.ready.value;
  const chairs = form.chairs.slice(0, form.seats);
  const people = chairs.filter((chair) => chair.kind === 'human').length;
  return html`<div class="page">
    <form class="wrap" onSubmit=${start}>
      <header class="top">
        <a class="btn btn--icon" href=${address({ screen: 'home' })} aria-label=${t('setup-back')}>
          <${Sprite} id="i-back" class="ico" />
        </a>
        <h1 tabindex="-1" ref=${heading}>${t(`game-${info.id}`)}</h1>
        <${LessonLink} game=${info.id} />
      </header>
      <main class="cols">
        <section class="panel" aria-labelledby="who">
          <h2 id="who">${t('setup-who')}</h2>
          <div class="seg" role="radiogroup" aria-label=${t('setup-seats')}>
            ${info.seats.map(
              (count) => html`<label key=${count}>
                <input
                  type="radio"
                  name="seats"
                  checked=${count === form.seats}
                  onChange=${() => change({ seats: count })}
                />
                ${count}
              </label>`,
            )}
          </div>
          <ol class="seats">
            ${chairs.map(
              (chair, seat) => html`<${SeatRow}
                key=${seat}
                seat=${seat}
                chair=${chair}
                levels=${info.levels}
                onChange=${(/** @type {Partial<Chair>} */ part) => reseat(seat, part)}
              />`,
            )}
          </ol>
          <dl class="levels">
            ${info.levels.map(
              (level) => html`<div key=${level}>
                <dt>${t(`level-${level}`)}</dt>
                <dd>${t(`level-${level}-blurb`)}</dd>
              </div>`,
            )}
          </dl>
        </section>
        <section class="panel" aria-labelledby="what">
          <h2 id="what">${t('setup-match')}</h2>
          ${info.options.filter(({ choices }) => choices.length > 1).map(
            (option) => html`<${OptionRow}
              key=${option.id}
              game=${info.id}
              option=${option}
              value=${form.options[option.id]}
              onChoose=${(/** @type {string} */ choice) =>
                change({ options: { ...form.options, [option.id]: choice } })}
            />`,
          )}
          <div class="opt">
            <label for="seed"><b>${t('setup-seed')}</b></label>
            <p class="muted" id="seed-help">${t('setup-seed-help')}</p>
            <${Field}
              id="seed"
              value=${form.seed}
              maxlength=${SEED_LENGTH}
              placeholder=${t('setup-seed-empty')}
              aria-describedby="seed-help"
              autocapitalize="none"
              spellcheck=${false}
              onText=${(/** @type {string} */ seed) => change({ seed })}
            />
          </div>
          <p class="facts">${t(`game-${info.id}-facts`, { seats: form.seats })}</p>
          <p class="facts" aria-live="polite">
            ${t('setup-people', { people, computers: form.seats - people })}
          </p>
        </section>
      </main>
      <div class="go">
        <p role="status">${startNote(state, isWaiting)}</p>
        ${isWaiting && html`<button type="button" class="btn" onClick=${callOff}>${t('common-cancel')}</button>`}
        <button type="submit" class="btn btn--accent" aria-disabled=${state === 'dealing'}>
          ${t(state === 'dealing' ? 'setup-dealing' : 'setup-deal')}
        </button>
      </div>
    </form>
    <${EngineBar} engine=${engine} />
  </div>`;
}

/** @param {{ game: string }} props */
function LessonLink({ game }) {
  if (!LESSONS.includes(game)) return null;
  const isDone = done.value.includes(game);
  return html`<span class="grow"></span>
    <a class="btn" href=${address({ screen: 'lesson', id: game })}>
      <${Sprite} id=${isDone ? 'i-check' : 'i-book'} class="ico" />${t('lesson-first')}
      ${isDone && html`<span class="sr">${t('lesson-done')}</span>`}
    </a>`;
}

/** What the start button will do, or what it is doing. @param {'' | 'dealing' | EngineError} state
 *  @param {boolean} isWaiting */
function startNote(state, isWaiting) {
  if (state instanceof EngineError) return t('setup-refused');
  if (isWaiting) return t('setup-waiting');
  return engine.ready.value ? '' : t('setup-not-ready');
}
