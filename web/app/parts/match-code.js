// A match as a text code, once the engine has packed it.
import { useEffect, useState } from 'preact/hooks';
import { EngineError } from '../engine.js';
import { codeOf } from '../exchange.js';
import { html } from '../html.js';
import { engine } from '../matches.js';
import { saveProblem } from '../problem-text.js';
import { Sprite } from './sprite.js';

/** @import { MatchDoc } from '../types.js' */

/** @param {{ doc: MatchDoc, waiting: string, show: (code: string) => any }} props waiting: said until then */
export function MatchCode({ doc, waiting, show }) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState(/** @type {EngineError | null} */ (null));
  useEffect(() => {
    codeOf(doc, engine).then(setCode, (refusal) => {
      if (!(refusal instanceof EngineError)) throw refusal;
      setProblem(refusal);
    });
  }, []);
  if (problem)
    return html`<p class="trouble" role="alert"><${Sprite} id="i-warn" class="ico" /><span>${saveProblem(problem)}</span></p>`;
  return code ? show(code) : html`<p role="status">${waiting}</p>`;
}
