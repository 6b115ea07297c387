// For whoever has a class in front: the same deal for all, the projector, and what came of it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { keepResults, results } from '../storage/class-store.js';
import { html, Button } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { infoOf, knownGames } from '../engine/known-games.js';
import { seedOfToday } from '../shell/links.js';
import { deal, sitDown } from '../match/matches.js';
import { say } from '../ui/notices.js';
import { seated } from '../storage/page-part.js';
import { go } from '../shell/route.js';
import { Page, Shelf } from '../shell/page.js';
import { ClassResults } from './class-results.js';
import { SaveOneFile } from '../shell/save-one-file.js';
import { LinkMaker } from '../match/share.js';
import { Change, useMatchForm, WhatPanel, WhoPanel, WordField, wordsOf } from '../match/match-form.js';
import { Segments } from '../ui/fields.js';
import { useWork } from '../engine/problem-text.js';

/** @typedef {'make' | 'results'} Job before the class plays, and after it */
/** @typedef {'game' | 'word' | 'code'} Step of giving a deal out */

/** @type {Job[]} */
const JOBS = ['make', 'results'];
/** @type {Step[]} */
const STEPS = ['game', 'word', 'code'];

/** @param {{ line: string }} props a result that has just been scanned, or "" */
export function Class({ line }) {
  // Whoever has results already comes for their sum.
  const [job, setJob] = useState(/** @type {Job} */ (line || results.value.trim() ? 'results' : 'make'));
  const [step, setStep] = useState(/** @type {Step} */ ('game'));
  // On a projector the code has all the room there is.
  const isCode = job === 'make' && step === 'code';
  const jobs = html`<${Segments} class="class__jobs" name="class-job" aria-label=${t('class-title')} choices=${JOBS} chosen=${job}
    word=${(/** @type {Job} */ id) => t(`class-job-${id}`)} choose=${setJob} />`;
  return html`<${Page} class="class" title=${t('class-title')}>
      ${!isCode && step === 'game' && html`<p>${t('class-intro')}</p>`}
      ${line && html`<${Scanned} line=${line} />`}
      ${!isCode && jobs}
      <div hidden=${job !== 'make'}><${Make} step=${step} go=${setStep} /></div>
      <div hidden=${job !== 'results'}><${ClassResults} /></div>
  <//>`;
}

/** @param {{ step: Step, go: (step: Step) => void }} props */
function Make({ step, go }) {
  const [game, setGame] = useState('');
  const info = infoOf(game);
  const choose = (/** @type {string} */ id) => {
    setGame(id);
    go('word');
  };
  const told = (/** @type {GameInfo} */ { id }) =>
    html`<h3><button type="button" onClick=${() => choose(id)}>${t(`game-${id}`)}</button></h3>`;
  const title = useRef(/** @type {HTMLElement | null} */ (null));
  const isFirst = useRef(true);
  // Each step begins at the top of the page.
  useEffect(() => {
    if (!isFirst.current) {
      title.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    isFirst.current = false;
  }, [step]);
  return html`<section class="class__make" aria-labelledby="class-make">
    <h2 class="sr" id="class-make" tabindex="-1" ref=${title}>${t(`class-step-${step}`)}</h2>
    <ol class="class__way">
      ${STEPS.map(
        (id, at) =>
          html`<li key=${id}><${Button} aria-current=${id === step ? 'step' : undefined} disabled=${!info && at > 0} onClick=${() => go(id)}><b>${at + 1}</b>${t(`class-step-${id}`)}<//></li>`,
      )}
    </ol>
    ${step === 'game' && html`<${Shelf} class="class__games" games=${knownGames()} told=${told} />`}
    ${step === 'game' && html`<div class="class__file"><${SaveOneFile} /></div>`}
    ${info && html`<${Maker} key=${game} info=${info} step=${step} go=${go} />`}
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
    <${Button} icon="i-plus" class="btn--accent" onClick=${add}>${t('class-add')}<//>
  </section>`;
}

/** @param {{ info: GameInfo, step: Step, go: (step: Step) => void }} props */
function Maker({ info, step, go }) {
  const filling = useMatchForm(info);
  const { form, change } = filling;
  const [link, setLink] = useState(/** @type {DealLink | null} */ (null));
  const [isOpen, setOpen] = useState(false);
  const { isBusy: isDealing, problem, work } = useWork();
  useEffect(() => {
    if (problem) say('setup-refused');
  }, [problem]);
  const project = () => {
    if (!link || isDealing) return;
    const { game, options, seed, text } = link;
    const players = link.players.map((word, seat) => seated(word, seat));
    void work(async () => sitDown(await deal({ game, options, seed, players, link: text }), { opened: true }));
  };
  if (step === 'game') return null;
  if (step === 'code') {
    return html`<div class="panel class__link">
      <${LinkMaker} wish=${{ game: info.id, ...wordsOf(form), seed: form.seed.trim() || null }} onMade=${setLink}>
        <${Button} icon="i-eye" aria-disabled=${isDealing} onClick=${project}>${t('class-project')}<//>
      <//>
    </div>`;
  }
  return html`<div class="class__word">
    <div class="panel" data-game=${info.id}>
      <h3>${t(`game-${info.id}`)}</h3>
      <${WordField} ...${filling}>
        <${Button} icon="i-day" onClick=${() => change({ seed: seedOfToday() })}>${t('setup-day')}<//>
      <//>
      <div class="choice">
        <${Button} icon="i-qr" class="btn--accent btn--big" onClick=${() => go('code')}>${t('class-make-now')}<//>
      </div>
    </div>
    <${Change} ...${filling} isOpen=${isOpen} turn=${setOpen}>
      <div class="cols"><${WhoPanel} ...${filling} nameless /><${WhatPanel} ...${filling} /></div>
    <//>
  </div>`;
}
