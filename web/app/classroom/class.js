// For whoever has a class in front: the same deal for all, the projector, and what came of it.
import { useRef, useState } from 'preact/hooks';
import { movesLess } from '../shell/settings.js';
import { keepResults, results } from '../storage/class-store.js';
import { EngineError } from '../engine/engine.js';
import { html } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { infoOf, knownGames } from '../engine/known-games.js';
import { seedOfToday } from '../shell/links.js';
import { deal, sitDown } from '../match/matches.js';
import { say } from '../ui/notices.js';
import { seated } from '../storage/page-part.js';
import { Sprite } from '../ui/sprite.js';
import { go } from '../shell/route.js';
import { Page } from '../shell/page.js';
import { ClassResults } from './class-results.js';
import { LinkMaker } from '../match/share.js';
import { useMatchForm, wordsOf, WhatPanel, WhoPanel } from '../match/match-form.js';
import { Segments } from '../ui/fields.js';

/** @import { DealLink, GameInfo } from '../types.js' */

/** @typedef {'make' | 'results'} Job before the class plays, and after it */

/** @type {Job[]} */
const JOBS = ['make', 'results'];

/** @param {{ line: string }} props a result that has just been scanned, or "" */
export function Class({ line }) {
  // Whoever has results already comes for their sum.
  const [job, setJob] = useState(/** @type {Job} */ (line || results.value.trim() ? 'results' : 'make'));
  return html`<${Page} class="class" title=${t('class-title')}>
      <p>${t('class-intro')}</p>
      ${line && html`<${Scanned} line=${line} />`}
      <${Segments} class="class__jobs" name="class-job" aria-label=${t('class-title')} choices=${JOBS} chosen=${job}
        word=${(/** @type {Job} */ id) => t(`class-job-${id}`)} choose=${setJob} />
      <div hidden=${job !== 'make'}><${Make} /></div>
      <div hidden=${job !== 'results'}><${ClassResults} /></div>
  <//>`;
}

function Make() {
  const [game, setGame] = useState(knownGames()[0].id);
  const info = infoOf(game);
  return html`<section class="class__make" aria-labelledby="class-make">
    <h2 class="sr" id="class-make">${t('class-make')}</h2>
    <${Segments} class="class__games" name="class-game" aria-label=${t('home-choose')} chosen=${game}
      choices=${knownGames().map(({ id }) => id)} word=${(/** @type {string} */ id) => t(`game-${id}`)} choose=${setGame} />
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
