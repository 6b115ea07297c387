// A match comes in by its code, mostly from a link. It is shown first, and kept only on wish.
import { useEffect, useState } from 'preact/hooks';
import { EngineError } from '../engine.js';
import { readCode } from '../exchange.js';
import { html } from '../html.js';
import { list, t } from '../i18n.js';
import { engine, sitDown } from '../matches.js';
import { Crest } from '../parts/crest.js';
import { situation } from '../parts/situation.js';
import { Sprite } from '../parts/sprite.js';
import { saveProblem } from '../problem-text.js';
import { address } from '../route.js';
import { useArrival } from './arrival.js';
import { EngineBar } from './engine-bar.js';

/** @import { MatchDoc } from '../types.js' */

/** @param {{ code: string }} props */
export function Take({ code }) {
  const heading = useArrival();
  const [found, setFound] = useState(/** @type {MatchDoc | EngineError | null} */ (null));
  useEffect(() => {
    readCode(code, engine).then(setFound, (refusal) => {
      if (!(refusal instanceof EngineError)) throw refusal;
      setFound(refusal);
    });
  }, []);
  return html`<div class="page">
    <main class="wrap message">
      <h1 tabindex="-1" ref=${heading}>${t('take-title')}</h1>
      ${found === null && html`<p role="status">${t('take-reading')}</p>`}
      ${found instanceof EngineError &&
      html`<p class="trouble" role="alert">
        <${Sprite} id="i-warn" class="ico" />
        <span>${t('take-refused')} ${saveProblem(found)}</span>
      </p>`}
      ${found && !(found instanceof EngineError) && html`<${Offer} doc=${found} />`}
      <div class="choice">
        <a class="btn" href=${address({ screen: 'home' })}>${t('common-home')}</a>
        ${found && !(found instanceof EngineError) &&
        html`<button type="button" class="btn btn--accent" onClick=${() => sitDown(found, { replace: true })}>
          <${Sprite} id="i-play" class="ico" />${t('take-open')}
        </button>`}
      </div>
    </main>
    <${EngineBar} engine=${engine} />
  </div>`;
}

/** @param {{ doc: MatchDoc }} props */
function Offer({ doc }) {
  const { players } = doc.page;
  return html`<section class="offer" data-game=${doc.game}>
    <span class="saved__crests" aria-hidden="true">
      ${players.map(({ crest }) => html`<${Crest} key=${crest} crest=${crest} />`)}
    </span>
    <h2>${t(`game-${doc.game}`)}</h2>
    <p>${situation(doc)}</p>
    <p class="muted">${list(players.map(({ name }) => name))}</p>
  </section>`;
}
