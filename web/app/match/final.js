// The end of a match: who won and how, the ranking, the whole score sheet, and what next.
import { gameFace } from '../games/index.js';
import { html } from '../ui/html.js';
import { list, t } from '../ui/i18n.js';
import { Avatar, Sprite } from '../ui/sprite.js';
import { points, ranking } from '../ui/figures.js';
import { HelpMarks, RoundsInTurn, roundsOf } from './score-sheet.js';
import { ScrollBox } from '../ui/resize.js';
import { UpdateOffer } from '../shell/engine-bar.js';
import { address, isLocked, route } from '../shell/route.js';
import { say } from '../ui/words.js';
import { useEffect, useState } from 'preact/hooks';
import { EngineError, engine } from '../engine/engine.js';
import { isHere } from '../shell/links.js';
import { isTyped, wordOf } from '../storage/page-part.js';
import { shareProblem, Trouble } from '../engine/problem-text.js';
import { Handout } from './handout.js';
import { Segments } from '../ui/fields.js';

/** @import { Session } from './session.js' */
/** @import { MatchDoc, Seat, View } from '../types.js' */

/** @param {{ session: Session, view: View }} props */
export function Final({ session, view }) {
  const players = session.players.value;
  const rounds = roundsOf(view);
  const locked = isLocked(route.value);
  const names = list(view.winners.map((seat) => players[seat].name));
  const name = (/** @type {number} */ seat) => players[seat].name;
  const { ending } = view.scene;
  const why =
    (ending && say('ending', ending, { id: view.game, face: gameFace(view.game), name }, { names })) ||
    margin(view, name);
  return html`<${ScrollBox} as="main" class="sheet-page sheet-page--final">
    <${UpdateOffer} />
    <section class="final">
      <div class="final__avatars">${view.winners.map((seat) => html`<${Avatar} key=${seat} crest=${players[seat].crest} />`)}</div>
      <h1>${t('final-wins', { names, count: view.winners.length })}</h1>
      <p class="final__why">${why}</p>
      <ol class="rank">
        ${ranking(view.scores, view.winners).map(
          ({ seat, place }) => html`<li key=${seat} class=${view.winners.includes(seat) ? 'is-first' : ''}>
            <b>${place}</b><${Avatar} crest=${players[seat].crest} />
            <span>${players[seat].name}<small>${players[seat].kind === 'human' ? t('table-human') : t(`level-${players[seat].level}`)}</small></span>
            <b class="num">${points(view.scores[seat])}</b>
          </li>`,
        )}
      </ol>
      <div class="final__next">
        ${
          locked
            ? html`<button type="button" class="btn btn--accent" onClick=${() => session.leave()}><${Sprite} id="i-person" />${t('final-next-person')}</button>`
            : html`<button type="button" class="btn btn--accent" onClick=${() => session.again()}><${Sprite} id="i-play" />${t('final-again')}</button>`
        }
        <a class="btn" href=${address({ screen: 'review', id: session.id, locked })}><${Sprite} id="i-eye" />${t('review-ask')}</a>
        ${
          !locked &&
          html`<button type="button" class="btn" onClick=${() => session.leave()}><${Sprite} id="i-home" />${t('final-home')}</button>
              <button type="button" class="btn" onClick=${() => session.exportFile()}><${Sprite} id="i-export" />${t('table-export')}</button>`
        }
        ${
          session.canUndo.value &&
          html`<button type="button" class="btn" onClick=${() => session.undo()}><${Sprite} id="i-undo" />${t('table-undo')}</button>`
        }
      </div>
      <${ResultCode} key=${session.record.doc.page.undone} doc=${session.record.doc} />
      <div class="final__marks"><${HelpMarks} page=${session.record.doc.page} /></div>
    </section>
    ${
      rounds.length > 0 &&
      html`<section class="sheet" aria-label=${t('score-sheet')}>
      <h2>${t(`game-${view.game}`)}</h2>
      <${RoundsInTurn} rounds=${rounds} players=${players} game=${view.game} best=${view.winners} single=${view.rounds === 1} />
    </section>`
    }
  <//>`;
}

/** By how much it was won. @param {View} view @param {(seat: number) => string} name */
function margin({ scores, winners }, name) {
  if (winners.length > 1) return t('final-shared', { points: scores[winners[0]], shown: points(scores[winners[0]]) });
  const next = ranking(scores, winners)
    .filter(({ place }) => place === 2)
    .map(({ seat }) => seat);
  const lead = scores[winners[0]] - scores[next[0]];
  return t('final-margin', { points: lead, name: list(next.map(name)) });
}

// How a match ended, as a few letters for the teacher: to be scanned, copied, or read out.

/** @param {{ doc: MatchDoc }} props of a match that is over */
function ResultCode({ doc }) {
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
      html`<${Segments} name="result-seat" aria-label=${t('result-of')} choices=${people} chosen=${seat}
        word=${(/** @type {Seat} */ each) => players[each].name} choose=${setSeat} />`
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
  if (problem) return html`<${Trouble} role="alert">${shareProblem(problem)}<//>`;
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
