// For whoever has a class in front: the same deal for all, the projector, and what came of it.
import { useRef, useState } from 'preact/hooks';
import { movesLess } from '../appearance.js';
import { keepResults, results } from '../class-store.js';
import { EngineError } from '../engine.js';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { infoOf, knownGames } from '../known-games.js';
import { seedOfToday } from '../links.js';
import { deal, engine, sitDown } from '../matches.js';
import { say } from '../notices.js';
import { seated } from '../page-part.js';
import { Sprite } from '../parts/sprite.js';
import { address, go } from '../route.js';
import { useArrival } from './arrival.js';
import { ClassResults } from './class-results.js';
import { EngineBar } from './engine-bar.js';
import { LinkMaker } from './link-maker.js';
import { useMatchForm, wordsOf, WhatPanel, WhoPanel } from './match-form.js';

/** @import { DealLink, GameInfo } from '../types.js' */

/** @typedef {'make' | 'results'} Job before the class plays, and after it */

/** @type {Job[]} */
const JOBS = ['make', 'results'];

/** @param {{ line: string }} props a result that has just been scanned, or "" */
export function Class({ line }) {
  const heading = useArrival();
  // Whoever has results already comes for their sum.
  const [job, setJob] = useState(/** @type {Job} */ (line || results.value.trim() ? 'results' : 'make'));
  return html`<div class="page">
    <main class="wrap class">
      <header class="top">
        <a class="btn btn--icon" href=${address({ screen: 'home' })} aria-label=${t('setup-back')}><${Sprite} id="i-back" class="ico" /></a>
        <h1 tabindex="-1" ref=${heading}>${t('class-title')}</h1>
      </header>
      <p>${t('class-intro')}</p>
      ${line && html`<${Scanned} line=${line} />`}
      <div class="seg class__jobs" role="radiogroup" aria-label=${t('class-title')}>
        ${JOBS.map(
          (id) => html`<label key=${id}>
            <input type="radio" name="class-job" checked=${id === job} onChange=${() => setJob(id)} />${t(`class-job-${id}`)}
          </label>`,
        )}
      </div>
      <div hidden=${job !== 'make'}><${Make} /></div>
      <div hidden=${job !== 'results'}><${ClassResults} /></div>
    </main>
    <${EngineBar} engine=${engine} />
  </div>`;
}

function Make() {
  const [game, setGame] = useState(knownGames()[0].id);
  const info = infoOf(game);
  return html`<section class="class__make" aria-labelledby="class-make">
    <h2 class="sr" id="class-make">${t('class-make')}</h2>
    <div class="seg class__games" role="radiogroup" aria-label=${t('home-choose')}>
      ${knownGames().map(
        ({ id }) => html`<label key=${id}>
          <input type="radio" name="class-game" checked=${id === game} onChange=${() => setGame(id)} />${t(`game-${id}`)}
        </label>`,
      )}
    </div>
    ${info && html`<${Maker} key=${game} info=${info} />`}
  </section>`;
}

/** A result that comes in by its QR code waits for a yes. @param {{ line: string }} props */
function Scanned({ line }) {
  const add = () => {
    const before = results.value.trimEnd();
    keepResults(before ? `${before}\n${line}` : line);
    go({ screen: 'class', line: '' }, { replace: true });
    say('class-added');
  };
  return html`<section class="panel class__scanned">
    <h2>${t('class-scanned')}</h2>
    <p><code>${line.slice(0, 200)}</code></p>
    <button type="button" class="btn btn--accent" onClick=${add}><${Sprite} id="i-plus" class="ico" />${t('class-add')}</button>
  </section>`;
}

/** @param {{ info: GameInfo }} props */
function Maker({ info }) {
  const filling = useMatchForm(info);
  const { form, change } = filling;
  /** The link is one of the form as it was when somebody asked for it. */
  const [asked, setAsked] = useState(/** @type {typeof form | null} */ (null));
  const [link, setLink] = useState(/** @type {DealLink | null} */ (null));
  const [isDealing, setDealing] = useState(false);
  const isFresh = asked === form;
  const made = useRef(/** @type {HTMLElement | null} */ (null));
  const bringIntoSight = () => {
    made.current?.focus({ preventScroll: true, focusVisible: false });
    made.current?.scrollIntoView({ block: 'nearest', behavior: movesLess() ? 'auto' : 'smooth' });
  };
  const project = async () => {
    if (!link || isDealing) return;
    setDealing(true);
    try {
      const { game, options, seed, players, text } = link;
      sitDown(
        await deal({ game, options, seed, players: players.map((word, seat) => seated(word, seat)), link: text }),
        { opened: true },
      );
    } catch (problem) {
      if (!(problem instanceof EngineError)) throw problem;
      setDealing(false);
      say('setup-refused');
    }
  };
  return html`
    <div class="cols">
      <${WhoPanel} ...${filling} nameless />
      <${WhatPanel} ...${filling}>
        <div class="choice deal__ways">
          <button type="button" class="btn" onClick=${() => change({ seed: seedOfToday() })}><${Sprite} id="i-day" class="ico" />${t('setup-day')}</button>
        </div>
      <//>
    </div>
    ${
      isFresh
        ? html`<div class="panel class__link" ref=${made} tabindex="-1">
          <${LinkMaker} wish=${{ game: info.id, ...wordsOf(form), seed: form.seed.trim() || null }} onMade=${setLink} onShown=${bringIntoSight}>
            <button type="button" class="btn" aria-disabled=${isDealing} onClick=${project}><${Sprite} id="i-eye" class="ico" />${t('class-project')}</button>
          <//>
        </div>`
        : html`<div class="choice">
          <button type="button" class="btn btn--accent btn--big" onClick=${() => setAsked(form)}><${Sprite} id="i-qr" class="ico" />${t('class-make-now')}</button>
        </div>`
    }
  `;
}
