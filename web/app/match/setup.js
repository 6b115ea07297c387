// The cover of a game: its picture, one large button, how it goes in three steps. Who plays with which options
// lies behind one line, and is remembered for each game.
import { useState } from 'preact/hooks';
import { engine } from '../engine/engine.js';
import { html, Button } from '../ui/html.js';
import { infoOf } from '../engine/known-games.js';
import { has, t } from '../ui/i18n.js';
import { linkOfToday } from '../shell/links.js';
import { deal, sitDown } from './matches.js';
import { LessonLink } from '../lessons/lesson-shelf.js';
import { TileArt, MessagePage, PageTop, EngineBar } from '../shell/page.js';
import { speakerOf } from '../games/index.js';
import { RulesPicture } from '../table/rules.js';
import { address } from '../shell/route.js';
import { write } from '../storage/local-storage.js';
import { Change, playersOf, useMatchForm, WhatPanel, WhoPanel, WordField, wordsOf } from './match-form.js';
import { openShare } from './share.js';
import { useWork } from '../engine/problem-text.js';

/** @param {{ game: string }} props */
export function Setup({ game }) {
  const info = infoOf(game);
  if (info) return html`<${Cover} info=${info} />`;
  return html`<${MessagePage} title=${t('setup-no-game')}><${Button} class="btn--accent" href=${address({ screen: 'home' })}>${t('common-home')}<//><//>`;
}

/** @param {{ info: GameInfo }} props */
function Cover({ info }) {
  const { id } = info;
  const filling = useMatchForm(info);
  const { form } = filling;
  const { isBusy, problem, work, callOff } = useWork();
  const [isOpen, setOpen] = useState(false);
  const share = () => openShare({ game: id, ...wordsOf(form), seed: form.seed.trim() || null });
  /** @param {Event} event */
  const start = (event) => {
    event.preventDefault();
    if (isBusy) return;
    write(`setup:${id}`, JSON.stringify(form));
    void work(async (live) => {
      const players = playersOf(form);
      const [seed, options] = [form.seed.trim(), form.options];
      // Whoever names a deal may have others play the same.
      const link =
        seed && (await engine.call('write_link', { ...wordsOf(form), game: id, seed, lang: '', locked: false })).text;
      const doc = await deal({ game: id, options, seed, players, link });
      // A deal that was called off, or whose screen was left, must not open a table any more.
      if (live()) sitDown(doc, { replace: true });
    });
  };

  const isWaiting = isBusy && !engine.ready.value;
  const go = html`<div class=${isOpen ? 'go go--bar' : 'go'}>
    <${Button} icon="i-play" type="submit" class="btn--accent btn--big" aria-disabled=${isBusy}>${t(isBusy ? 'setup-dealing' : 'home-play')}<//>
    ${isWaiting && html`<${Button} onClick=${callOff}>${t('common-cancel')}<//>`}
    <p role="status">${problem ? t('setup-refused') : isWaiting && t('setup-waiting')}</p>
  </div>`;
  return html`<div class="page">
    <form class="wrap cover-page" onSubmit=${start}>
      <${PageTop} title=${t(`game-${id}`)}><span class="grow"></span><${LessonLink} game=${id} /><//>
      <main>
        <div class="panel offer-card">
          <${TileArt} game=${id} />
          <div class="offer-card__text">
            <p class="offer-card__blurb">${t(`game-${id}-blurb`)}</p>
            ${!isOpen && go}
            <p class="facts">${t(`game-${id}-facts`, { seats: form.seats, ...form.options })}</p>
          </div>
        </div>
        <${Change} isOpen=${isOpen} turn=${setOpen} ...${filling}>
          <div class="cols">
            <${WhoPanel} ...${filling} />
            <${WhatPanel} ...${filling}>
              <${WordField} ...${filling}>
                <div class="choice deal__ways">
                  <${Button} icon="i-share" onClick=${share}>${t('share-title')}<//>
                  <${Button} icon="i-day" href=${address({ screen: 'link', text: linkOfToday(id) })}>${t('setup-day')}<//>
                </div>
              <//>
            <//>
          </div>
          ${go}
        <//>
        <${HowItGoes} info=${info} />
      </main>
    </form>
    <${EngineBar} />
  </div>`;
}

/** The three steps that say what a round of the game is. */
const STEPS = [1, 2, 3];

/** @param {{ info: GameInfo }} props */
function HowItGoes({ info: { id, steps = [] } }) {
  if (!has(`game-${id}-step-1`)) return null;
  const speaker = speakerOf(id, []);
  return html`<section class="how" aria-labelledby="how-title">
    <h2 id="how-title">${t('setup-how')}</h2>
    <ol class="steps how__steps">
      ${STEPS.map(
        (step) => html`<li key=${step}>
          <span>${t(`game-${id}-step-${step}`)}</span>
          ${steps[step - 1] && html`<${RulesPicture} picture=${steps[step - 1]} speaker=${speaker} />`}
        </li>`,
      )}
    </ol>
  </section>`;
}
