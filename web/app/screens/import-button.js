// A match that comes in as a file.
import { useState } from 'preact/hooks';
import { EngineError } from '../engine.js';
import { readFile } from '../exchange.js';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { engine } from '../matches.js';
import { say } from '../notices.js';
import { Sprite } from '../parts/sprite.js';
import { saveProblem } from '../problem-text.js';
import { keep } from '../saves.js';

export function ImportButton() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {EngineError | null} */ (null));

  /** @param {Event & { currentTarget: HTMLInputElement }} event */
  const take = async ({ currentTarget: input }) => {
    const file = input.files?.[0];
    input.value = '';
    if (!file) return;
    setProblem(null);
    setBusy(true);
    try {
      keep(await readFile(file, engine));
      say('home-imported');
    } catch (refusal) {
      if (!(refusal instanceof EngineError)) throw refusal;
      setProblem(refusal);
    } finally {
      setBusy(false);
    }
  };

  return html`
    <label class="btn btn--plain">
      <${Sprite} id="i-import" class="ico" />
      ${t(isBusy ? 'home-importing' : 'home-import')}
      <input class="sr" type="file" accept=".json,application/json" disabled=${isBusy} onChange=${take} />
    </label>
    ${problem &&
    html`<p class="trouble" role="alert">
      <${Sprite} id="i-warn" class="ico" />
      <span>${t('home-import-refused')} ${saveProblem(problem)}</span>
    </p>`}
  `;
}
