// What a link brings: a deal, or a whole match. It is shown first; nothing begins and nothing is kept
// before somebody wants it. Where the link is locked, this is the one page besides the table.
import { useEffect, useState } from 'preact/hooks';
import { engine } from '../engine/engine.js';
import { adopted } from '../storage/exchange.js';
import { html, Button, Sprite } from '../ui/html.js';
import { list, sentences, t } from '../ui/i18n.js';
import { knownGames } from '../engine/known-games.js';
import { peek, readLink } from '../shell/links.js';
import { deal, sitDown } from '../match/matches.js';
import { DealFacts } from '../match/match-form.js';
import { askToLose } from '../ui/dialog.js';
import { situation, Crests } from '../home/home.js';
import { NAME_LENGTH, defaultName, seated } from '../storage/page-part.js';
import { shareProblem, Trouble, useAnswer, useWork } from '../engine/problem-text.js';
import { discard, matches } from '../storage/saves.js';
import { language } from '../shell/settings.js';
import { Heading, HomeOrUnlock, EngineBar, TileArt } from '../shell/page.js';
import { Field } from '../ui/fields.js';
import { FirstTop } from '../shell/settings-sheet.js';

/** A link, and the match in it as one of this device's own.
 *  @typedef {{ link: Link, doc: MatchDoc | null }} Found */

/** The link whose language the page has taken over: once, so that another choice stays. */
let spoken = '';

/** @param {string} text @returns {Promise<Found>} */
async function read(text) {
  const link = await readLink(text, engine);
  if (!link.match) return { link, doc: null };
  const doc = await adopted(link.match, engine);
  // Where it is locked the match has to find its way back here; elsewhere it stays one of its own deal.
  return { link, doc: link.locked ? { ...doc, page: { ...doc.page, link: link.text } } : doc };
}

/** @param {{ text: string }} props */
export function LinkScreen({ text }) {
  const { game, language: wished, locked } = peek(text);
  // Another tab may add the game, or remove it.
  const games = knownGames()
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (wished && spoken !== text) language.value = wished;
    spoken = text;
  }, [games]);
  const { answer: found, problem } = useAnswer(() => read(text), [games]);
  const shown = found?.doc?.game ?? game;
  return html`<div class="page">
    <main class="wrap link" data-game=${shown || undefined}>
      <${FirstTop}><p class="top__name">${t('app-name')}</p><//>
      <div class=${`panel offer-card${shown && !problem ? '' : ' is-bare'}`}>
        ${shown && !problem && html`<${TileArt} game=${shown} />`}
        <div class="offer-card__text">
          <${Heading}>${problem ? t('link-refused') : shown ? t(`game-${shown}`) : t('link-title')}<//>
          ${!found && !problem && html`<p role="status">${t('link-reading')}</p>`}
          ${problem && html`<${Trouble} role="alert">${shareProblem(problem)}<//>`}
          ${found && html`<p class="offer-card__blurb">${t(`game-${shown}-blurb`)}</p><${Offer} ...${found} />`}
          ${locked && html`<p class="lock-note"><${Sprite} id="i-lock" />${t('lock-note')}</p>`}
          <div class="choice"><${HomeOrUnlock} /></div>
        </div>
      </div>
    </main>
    <${EngineBar} />
  </div>`;
}

/** @param {Found} props */
function Offer({ link, doc }) {
  const [isFresh, setFresh] = useState(false);
  const begun = matches.value.find(
    (saved) => saved.doc?.page.link === link.text && !saved.doc.page.glance.is_over,
  )?.doc;
  const waits = begun && !isFresh;
  return html`<section class="offer">
    ${!link.match && html`<${DealFacts} link=${link} />`}
    ${doc && html`<${MatchFacts} doc=${doc} />`}
    ${waits && html`<${Begun} doc=${begun} locked=${link.locked} onFresh=${() => setFresh(true)} />`}
    ${!waits && doc && html`<${PlayButton} onPlay=${() => sitDown(doc, { replace: !link.locked, locked: link.locked })} />`}
    ${!waits && !link.match && html`<${Seats} link=${link} />`}
  </section>`;
}

/** @param {{ doc: MatchDoc }} props */
function MatchFacts({ doc }) {
  const { players } = doc.page;
  return html`
    <${Crests} players=${players} />
    <p class="deal__name">${situation(doc)}</p>
    <p class="muted">${list(players.map(({ name }) => name))}</p>
  `;
}

/** A match of this link is under way. Where the link is locked, starting again ends it: the next
 *  pupil is not to find it. @param {{ doc: MatchDoc, locked: boolean, onFresh: () => void }} props */
function Begun({ doc, locked, onFresh }) {
  const { players } = doc.page;
  const people = players.filter(({ kind }) => kind === 'human').map(({ name }) => name);
  const reset = () => askToLose('link-reset', () => void discard(doc.page.id));
  return html`
    <p>${sentences([t('link-begun', { names: list(people) }), situation(doc)])}</p>
    <div class="choice">
      <${Button} icon="i-undo" onClick=${locked ? reset : onFresh}>${t('link-reset')}<//>
      <${Button} icon="i-play" class="btn--accent" onClick=${() => sitDown(doc, { locked })}>${t('home-continue')}<//>
    </div>
  `;
}

/** Who wants to be named, and the button that deals. @param {{ link: DealLink }} props */
function Seats({ link: { text, game, players, options, seed, locked } }) {
  const [names, setNames] = useState(/** @type {Record<number, string>} */ ({}));
  const { isBusy, problem, work } = useWork();
  const people = players.flatMap((player, seat) => (player === 'person' ? [seat] : []));
  const play = () => {
    if (isBusy) return;
    const named = players.map((word, seat) => seated(word, seat, names[seat]));
    void work(async () => sitDown(await deal({ game, options, seed, players: named, link: text }), { locked }));
  };
  return html`
    ${people.map(
      (seat) => html`<label key=${seat} class="deal__name-of">
        <span>${people.length > 1 ? t('setup-name-of', { number: seat + 1 }) : t('link-name')}</span>
        <${Field} value=${names[seat] ?? ''} maxlength=${NAME_LENGTH} placeholder=${defaultName(seat, false)}
          onText=${(/** @type {string} */ name) => setNames((before) => ({ ...before, [seat]: name }))} />
      </label>`,
    )}
    ${people.length > 0 && html`<p class="muted">${t('link-name-help')}</p>`}
    <${PlayButton} onPlay=${play} />
    ${problem && html`<p class="trouble" role="alert">${t('setup-refused')}</p>`}
  `;
}

/** @param {{ onPlay: () => void }} props */
function PlayButton({ onPlay }) {
  return html`<${Button} icon="i-play" class="btn--accent btn--big" onClick=${onPlay}>${t('home-play')}<//>`;
}
