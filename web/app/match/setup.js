// Who sits at the table, and what is dealt. Names, kinds and levels are remembered for each game.
import { useEffect, useRef, useState } from 'preact/hooks';
import { EngineError, engine } from '../engine/engine.js';
import { html } from '../ui/html.js';
import { infoOf } from '../engine/known-games.js';
import { t } from '../ui/i18n.js';
import { linkOfToday, writeLink } from '../shell/links.js';
import { deal, sitDown } from './matches.js';
import { LessonLink } from '../lessons/lesson-shelf.js';
import { Sprite } from '../ui/sprite.js';
import { address } from '../shell/route.js';
import { write } from '../storage/local-storage.js';
import { MessagePage, PageTop } from '../shell/page.js';
import { EngineBar } from '../shell/engine-bar.js';
import { playersOf, useMatchForm, wordsOf, WhatPanel, WhoPanel } from './match-form.js';
import { openShare, Share } from './share.js';

/** @import { GameInfo } from '../types.js' */

/** @param {{ game: string }} props */
export function Setup({ game }) {
  const info = infoOf(game);
  if (info) return html`<${SetupForm} info=${info} />`;
  return html`<${MessagePage} title=${t('setup-no-game')}><a class="btn btn--accent" href=${address({ screen: 'home' })}>${t('common-home')}</a><//>`;
}

/** @param {{ info: GameInfo }} props */
function SetupForm({ info }) {
  const filling = useMatchForm(info);
  const { form } = filling;
  const [state, setState] = useState(/** @type {'' | 'dealing' | EngineError} */ (''));
  // A deal that was called off, or whose screen was left, must not open a table any more.
  const wanted = useRef(0);
  useEffect(
    () => () => {
      wanted.current += 1;
    },
    [],
  );

  const share = () => openShare({ game: info.id, ...wordsOf(form), seed: form.seed.trim() || null });
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
    wanted.current += 1;
    const mine = wanted.current;
    try {
      const players = playersOf(form);
      const [seed, options] = [form.seed.trim(), form.options];
      // Whoever names a deal may have others play the same.
      const link =
        seed && (await writeLink({ ...wordsOf(form), game: info.id, seed, lang: '', locked: false }, engine)).text;
      const doc = await deal({ game: info.id, options, seed, players, link });
      if (mine === wanted.current) sitDown(doc, { replace: true });
    } catch (problem) {
      if (!(problem instanceof EngineError)) throw problem;
      if (mine === wanted.current) setState(problem);
    }
  };

  const isWaiting = state === 'dealing' && !engine.ready.value;
  return html`<div class="page">
    <form class="wrap" onSubmit=${start}>
      <${PageTop} title=${t(`game-${info.id}`)}><span class="grow"></span><${LessonLink} game=${info.id} /><//>
      <main class="cols">
        <${WhoPanel} ...${filling} />
        <${WhatPanel} ...${filling}>
          <div class="choice deal__ways">
            <button type="button" class="btn" onClick=${share}><${Sprite} id="i-share" class="ico" />${t('share-title')}</button>
            <a class="btn" href=${address({ screen: 'link', text: linkOfToday(info.id) })}><${Sprite} id="i-day" class="ico" />${t('setup-day')}</a>
          </div>
        <//>
      </main>
      <div class="go">
        <p role="status">${startNote(state, isWaiting)}</p>
        ${isWaiting && html`<button type="button" class="btn" onClick=${callOff}>${t('common-cancel')}</button>`}
        <button type="submit" class="btn btn--accent" aria-disabled=${state === 'dealing'}>
          ${t(state === 'dealing' ? 'setup-dealing' : 'setup-deal')}
        </button>
      </div>
    </form>
    <${Share} />
    <${EngineBar} />
  </div>`;
}

/** What the start button will do, or what it is doing. @param {'' | 'dealing' | EngineError} state
 *  @param {boolean} isWaiting */
function startNote(state, isWaiting) {
  if (state instanceof EngineError) return t('setup-refused');
  if (isWaiting) return t('setup-waiting');
  return engine.ready.value ? '' : t('setup-not-ready');
}
