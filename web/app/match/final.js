// The end of a match: my own place or who won, what made the difference, the ranking, and what next.
import { speakerOf } from '../games/index.js';
import { html, Button, Sprite, Avatar } from '../ui/html.js';
import { list, t, gain, points, single } from '../ui/i18n.js';
import { matchName, results } from '../storage/statistics.js';
import { Card } from '../ui/card.js';
import { isStill } from '../shell/settings.js';
import { HelpMarks, RoundsInTurn, roundsOf, SoundOffer } from './score-sheet.js';
import { ScrollBox } from '../ui/resize.js';
import { UpdateOffer } from '../shell/page.js';
import { address, isLocked, route } from '../shell/route.js';
import { say } from '../ui/words.js';
import { useEffect, useState } from 'preact/hooks';
import { engine } from '../engine/engine.js';
import { isHere, linkAddress } from '../shell/links.js';
import { AVATARS, isTyped, wordOf } from '../storage/page-part.js';
import { shareProblem, Trouble, useAnswer } from '../engine/problem-text.js';
import { Handout } from './share.js';
import { Segments } from '../ui/fields.js';

/** @param {{ session: Session, view: View }} props */
export function Final({ session, view }) {
  const players = session.players.value;
  const rounds = roundsOf(view);
  const locked = isLocked(route.value);
  const names = list(view.winners.map((seat) => players[seat].name));
  const speaker = speakerOf(view.game, players);
  const { ending } = view.scene;
  const { story, ranking } = view;
  // Several people at one screen all read it.
  const me = session.shared ? null : ranking.find(({ seat }) => seat === view.seat);
  const said = ranking.find(({ seat }) => players[seat].kind === 'computer');
  const isMine = me !== null && me !== undefined && view.winners.includes(me.seat);
  const title =
    me && !isMine
      ? t('final-you', { place: me.place, name: names, behind: me.behind })
      : t(isMine ? 'final-you-win' : 'final-wins', { names, count: view.winners.length });
  const why =
    (ending && say('ending', ending, speaker, { names, shared: session.shared ? 'yes' : 'no' })) ||
    (me && !isMine ? '' : margin(view, speaker.name));
  const sheet = html`<section class="sheet" aria-label=${t('score-sheet')}>
    <h2>${t(`game-${view.game}`)}</h2>
    <${RoundsInTurn} view=${view} rounds=${rounds} players=${players} best=${view.winners} />
  </section>`;
  return html`<${ScrollBox} as="main" class=${`sheet-page sheet-page--final${isStill() ? '' : ' is-moving'}`}>
    <${UpdateOffer} />
    <section class="final">
      <${Fan} view=${view} speaker=${speaker} />
      <div class="final__avatars">${view.winners.map((seat) => html`<${Avatar} key=${seat} crest=${players[seat].crest} mood="glad" />`)}</div>
      <h1>${title}</h1>
      ${why && html`<p class="final__why">${why}</p>`}
      ${story && html`<p class="final__story">${t(story.won ? 'final-story-won' : 'final-story-lost', { single: single(view), round: story.round, line: say('line', story.row, speaker), gain: gain(story.points), others: points(story.others) })}</p>`}
      ${me && isRecord(session.record.doc, me.seat) && html`<p class="final__record"><${Sprite} id="i-crown" />${t('final-record', { game: t(`game-${view.game}`) })}</p>`}
      ${said && html`<p class="final__says"><${Avatar} crest=${players[said.seat].crest} /><span class="sr">${speaker.name(said.seat)}</span><q>${t(`final-says-${AVATARS[said.seat]}`, { won: view.winners.includes(said.seat) ? 'yes' : 'no' })}</q></p>`}
      <ol class="rank">
        ${ranking.map(
          ({ seat, place }) => html`<li key=${seat} class=${view.winners.includes(seat) ? 'is-first' : ''}>
            <b>${place}</b><${Avatar} crest=${players[seat].crest} />
            <span>${players[seat].name}<small>${players[seat].kind === 'human' ? t('table-human') : t(`level-${players[seat].level}`)}</small></span>
            <b class="num"><${CountUp} to=${view.scores[seat]} /></b>
          </li>`,
        )}
      </ol>
      <div class="final__next">
        ${locked && html`<${Button} icon="i-person" class="btn--accent" onClick=${() => session.leave()}>${t('final-next-person')}<//>`}
        ${!locked && html`<${Button} icon="i-play" class="btn--accent" onClick=${() => session.again()}>${t('final-again')}<//>`}
        <${Button} icon="i-eye" class="btn--wide" href=${address({ screen: 'review', id: session.id, locked })}>${t('final-moments')}<//>
        ${!locked && html`<${Button} icon="i-home" onClick=${() => session.leave()}>${t('final-home')}<//>`}
        ${!locked && html`<${Button} icon="i-export" onClick=${() => session.exportFile()}>${t('table-export')}<//>`}
        ${session.canUndo.value && html`<${Button} icon="i-undo" onClick=${() => session.undo()}>${t('table-undo')}<//>`}
      </div>
      <${ResultCode} key=${session.record.doc.page.undone} doc=${session.record.doc} />
      <div class="final__marks"><${HelpMarks} page=${session.record.doc.page} /></div>
    </section>
    ${rounds.length > 0 && sheet}
    <${SoundOffer} page=${session.record.doc.page} />
  <//>`;
}

/** More cards than these would not be told apart. */
const MOST_FANNED = 7;

/** What the winner played last. @param {{ view: View, speaker: Speaker }} props */
function Fan({ view, speaker }) {
  const { face } = speaker;
  const cards = view.history
    .filter(({ actor }) => actor === view.winners[0])
    .flatMap(({ params }) => params.cards ?? (params.card ? [params.card] : []))
    .slice(-MOST_FANNED);
  return html`<div class="final__fan" aria-hidden="true">
    ${cards.map((card, at) => html`<${Card} key=${at} face=${face.face(card)} style=${{ '--at': at - (cards.length - 1) / 2 }} />`)}
  </div>`;
}

/** How long totals take to be counted. */
const COUNTED = 900;

/** A total that grows to what it is. @param {{ to: number }} props */
function CountUp({ to }) {
  const [share, setShare] = useState(isStill() ? 1 : 0);
  useEffect(() => {
    if (share === 1) return;
    const start = performance.now();
    let frame = 0;
    const grow = (/** @type {number} */ now) => {
      const next = Math.min(1, (now - start) / COUNTED);
      setShare(next);
      if (next < 1) frame = requestAnimationFrame(grow);
    };
    frame = requestAnimationFrame(grow);
    return () => cancelAnimationFrame(frame);
  }, []);
  return points(Math.round(to * share));
}

/** Whether this person never had as many points in this game with as many seats.
 *  @param {MatchDoc} doc @param {Seat} seat */
function isRecord(doc, seat) {
  const { game, seats, page } = doc;
  const { name } = page.players[seat];
  const scores = results.value
    .filter((result) => result.game === game && result.seats === seats && result.match !== matchName(doc))
    .flatMap(({ people }) => people.filter((person) => person.name === name).map(({ score }) => score));
  return scores.length > 0 && page.glance.scores[seat] > Math.max(...scores);
}

/** By how much it was won. @param {View} view @param {(seat: number) => string} name */
function margin({ scores, winners, ranking }, name) {
  if (winners.length > 1) return t('final-shared', { points: scores[winners[0]], shown: points(scores[winners[0]]) });
  const next = ranking.filter(({ place }) => place === 2);
  return t('final-margin', { points: next[0].behind, name: list(next.map(({ seat }) => name(seat))) });
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
    return html`<${Button} icon="i-qr" class="btn--plain" onClick=${() => setOpen(true)}>${t('result-title')}<//>`;
  }
  const whose = html`<${Segments} name="result-seat" aria-label=${t('result-of')} choices=${people} chosen=${seat}
    word=${(/** @type {Seat} */ each) => players[each].name} choose=${setSeat} />`;
  return html`<section class="result" aria-labelledby="result-title">
    <h2 id="result-title">${t('result-title')}</h2>
    ${people.length > 1 && whose}
    <${Code} key=${seat} doc=${doc} seat=${seat} />
  </section>`;
}

/** @param {{ doc: MatchDoc, seat: Seat }} props */
function Code({ doc, seat }) {
  const { page, ...save } = doc;
  const aids = [page.undone, page.advice[seat], Number(page.opened)];
  const { answer, problem } = useAnswer(() =>
    engine.call('result', { save, players: page.players.map(wordOf), seat, own: page.id, aids }),
  );
  if (problem) return html`<${Trouble} role="alert">${shareProblem(problem)}<//>`;
  if (!answer) return null;
  const { code } = answer;
  const { name } = page.players[seat];
  const line = isTyped(name, seat) ? `${name} ${code}` : code;
  return html`<div class="result__ways">
    <${Handout} id="result-code" kind="result" text=${line} qr=${isHere ? line : linkAddress(address({ screen: 'class', line }).slice(1))} name=${t('result-code')} help=${t('result-help')}
      rows=${2} isMain=${false} />
  </div>`;
}
