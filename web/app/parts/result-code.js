// How a match ended, as a few letters for the teacher: to be scanned, copied, or read out.
import { useEffect, useState } from 'preact/hooks';
import { EngineError } from '../engine.js';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { isHere } from '../links.js';
import { engine } from '../matches.js';
import { isTyped, wordOf } from '../page-part.js';
import { shareProblem } from '../problem-text.js';
import { address } from '../route.js';
import { Handout } from './handout.js';
import { Sprite } from './sprite.js';

/** @import { MatchDoc, Seat } from '../types.js' */

/** @param {{ doc: MatchDoc }} props of a match that is over */
export function ResultCode({ doc }) {
  const { players, link, fork } = doc.page;
  const people = players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const [isOpen, setOpen] = useState(link !== '');
  const [seat, setSeat] = useState(people[0]);
  // A "what if" began with all hands known: it is nothing to be compared.
  if (!people.length || fork) return null;
  if (!isOpen) {
    return html`<button type="button" class="btn btn--plain" onClick=${() => setOpen(true)}>
      <${Sprite} id="i-qr" />${t('result-title')}
    </button>`;
  }
  return html`<section class="result" aria-labelledby="result-title">
    <h2 id="result-title">${t('result-title')}</h2>
    ${
      people.length > 1 &&
      html`<div class="seg" role="radiogroup" aria-label=${t('result-of')}>
      ${people.map(
        (each) => html`<label key=${each}>
          <input type="radio" name="result-seat" checked=${each === seat} onChange=${() => setSeat(each)} />
          ${players[each].name}
        </label>`,
      )}
    </div>`
    }
    <${Code} key=${seat} doc=${doc} seat=${seat} />
  </section>`;
}

/** @param {{ doc: MatchDoc, seat: Seat }} props */
function Code({ doc, seat }) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState(/** @type {EngineError | null} */ (null));
  const { page, ...save } = doc;
  useEffect(() => {
    const aids = [page.undone, page.advice[seat], Number(page.opened)];
    engine.call('result', { save, players: page.players.map(wordOf), seat, own: page.id, aids }).then(
      (/** @type {{ code: string }} */ made) => setCode(made.code),
      (/** @type {unknown} */ refusal) => {
        if (!(refusal instanceof EngineError)) throw refusal;
        setProblem(refusal);
      },
    );
  }, []);
  if (problem)
    return html`<p class="trouble" role="alert"><${Sprite} id="i-warn" class="ico" /><span>${shareProblem(problem)}</span></p>`;
  if (!code) return null;
  const { name } = page.players[seat];
  const line = isTyped(name, seat) ? `${name} ${code}` : code;
  const here = new URL(address({ screen: 'class', line }), location.href).href;
  return html`<div class="result__ways">
    <${Handout}
      id="result-code"
      text=${line}
      qr=${isHere ? line : here}
      qrName=${t('result-qr')}
      qrHelp=${t('result-qr-help')}
      name=${t('result-code')}
      help=${t('result-help')}
      copyName=${t('result-copy')}
      copied="result-copied"
      rows=${2}
      isMain=${false}
    />
  </div>`;
}
