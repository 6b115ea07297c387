// The paper score sheet: a column a seat, earlier rounds above, one round line by line, the total.
import { useEffect, useState } from 'preact/hooks';
import { html, Button, Avatar } from '../ui/html.js';
import { t, list, gain, points } from '../ui/i18n.js';
import { speakerOf } from '../games/index.js';
import { say } from '../ui/words.js';
import { Mini } from '../ui/card.js';
import { Dialog } from '../ui/dialog.js';
import { explains, isStill, known, learn, sound } from '../shell/settings.js';
import { ScrollBox } from '../ui/resize.js';
import { switchSound } from '../ui/sounds.js';
import { UpdateOffer } from '../shell/page.js';
import { FactSign } from '../table/fact.js';

/** With more rounds than these, each has but one line, so that the newest is still in sight. */
const MOST_TALL = 6;

/** The rounds written down until now. @param {View} view @param {RoundScored | null} [newest] @returns {RoundScored[]} */
export function roundsOf(view, newest = null) {
  const written = view.history
    .filter(({ id }) => id === 'round.scored')
    .map(({ params }) => /** @type {RoundScored} */ (params));
  return newest && !written.some(({ round }) => round === newest.round) ? [...written, newest] : written;
}

/** The whole sheet, of which any round can be opened; first it is the newest.
 *  @param {{ view: View, rounds: RoundScored[], players: Player[], best: Seat[] }} props */
export function RoundsInTurn({ view, rounds, players, best }) {
  const [open, setOpen] = useState(rounds.at(-1)?.round ?? 0);
  const ways = rounds.map(
    ({ round }) =>
      html`<${Button} key=${round} aria-pressed=${round === open ? 'true' : 'false'} onClick=${() => setOpen(round === open ? 0 : round)}>${t('score-round', { round })}<//>`,
  );
  return html`<${RoundTable} view=${view} rounds=${rounds} open=${open} players=${players} best=${best} />
    ${view.rounds !== 1 && html`<div class="sheet__rounds" role="group" aria-label=${t('score-show-round')}>${ways}</div>`}`;
}

/**
 * What the lines of the open round come to, and what the small figures are, stand below.
 * @param {{ view: View, rounds: RoundScored[], open: number, players: Player[], best: Seat[] }} props
 *   open: the round whose lines are shown; best: the seats whose total is marked
 */
function RoundTable({ view, rounds, open, players, best }) {
  // Just one round needs no sum of its own.
  const single = view.rounds === 1;
  const totals = rounds.at(-1)?.totals ?? players.map(() => 0);
  const explained = rounds.find(({ round }) => single || round === open);
  const check = explained?.sheet.check;
  const speaker = speakerOf(view.game, players);
  return html`<table class=${`pad pad--${players.length}${rounds.length > MOST_TALL ? ' pad--long' : ''}`}>
    <thead><tr><td></td>${players.map(
      (player, seat) =>
        html`<th key=${seat} scope="col"><${Avatar} crest=${player.crest} /><${Name} name=${player.name} /></th>`,
    )}</tr></thead>
    ${rounds.map((scored) => html`<${RoundLines} key=${scored.round} scored=${scored} open=${single || scored.round === open} speaker=${speaker} single=${single} />`)}
    <tfoot><tr><th scope="row">${t('score-total')}</th>${totals.map(
      (total, seat) => html`<td key=${seat} class=${best.includes(seat) ? 'is-best' : ''}>${points(total)}</td>`,
    )}</tr></tfoot>
  </table>
  ${check && html`<p class="sheet__foot">${say('check', check, speaker)}</p>`}
  ${!single && html`<p class="sheet__foot">${t('score-small-figures')}</p>`}`;
}

/** A name at the head of its column. Its number may stand below it, for nothing else may break it before it is too long.
 *  @param {{ name: string }} props */
function Name({ name }) {
  const number = name.search(/\d+$/);
  return number > 0
    ? html`<span>${name.slice(0, number)}<wbr />${name.slice(number)}</span>`
    : html`<span>${name}</span>`;
}

/** @param {{ scored: RoundScored, open: boolean, speaker: Speaker, single: boolean }} props */
function RoundLines({ scored: { round, sheet, scores, totals }, open, speaker, single }) {
  const lines = sheet.rows.map(
    (row, at) => html`<tr key=${at} class="pad__line"><th scope="row">${say('line', row, speaker) || row.id}</th>
      ${row.cells.map((cell, seat) => html`<${LineCell} key=${seat} cell=${cell} speaker=${speaker} />`)}</tr>`,
  );
  const sums = scores.map((score, seat) => {
    const total = points(totals[seat]);
    return html`<td key=${seat}>${points(score)}<small aria-label=${t('score-so-far', { total })}>${total}</small></td>`;
  });
  return html`<tbody class=${open && !single ? 'pad__open' : ''}>
    ${open && lines}
    ${!single && html`<tr class="pad__sum"><th scope="row">${t('score-round', { round })}</th>${sums}</tr>`}
  </tbody>`;
}

/** @param {{ cell: SheetCell, speaker: Speaker }} props */
function LineCell({ cell: { points: figure, facts, how, cards }, speaker }) {
  const signs = facts.map((fact, at) => html`<${FactSign} key=${at} fact=${fact} speaker=${speaker} />`);
  const minis = cards.map((card, at) => html`<${Mini} key=${at} face=${speaker.face.face(card)} />`);
  return html`<td>
    <span class=${figure !== null && figure < 0 ? 'cost' : ''}>${figure === null ? '' : gain(figure)}</span>
    ${signs.length > 0 && html`<span class="pad__facts">${signs}</span>`}
    ${how && html`<small>${say('how', how, speaker)}</small>`}
    ${minis.length > 0 && html`<span class="pad__cards">${minis}</span>`}
  </td>`;
}

/** @param {{ scene: Scene, onClose: () => void }} props */
export function ScoreDialog({ scene: { view, players }, onClose }) {
  const { so_far: soFar } = view.scene;
  const rounds = roundsOf(view, soFar);
  return html`<${Dialog} label=${t('score-sheet')} class="dialog--sheet" onClose=${onClose}>
    <div class="sheet">
      ${soFar && html`<p class="sheet__foot">${t('score-if-now', { round: soFar.round })}</p>`}
      <${RoundsInTurn} view=${view} rounds=${rounds} players=${players} best=${rounds.at(-1)?.ahead ?? []} />
    </div>
  <//>`;
}

// After a round: the score sheet with every line explained, before the next cards are dealt.

/** @param {{ session: Session, view: View, scored: RoundScored }} props */
export function Score({ session, view, scored }) {
  const rounds = roundsOf(view, scored);
  const onward = t(view.is_over ? 'score-to-final' : 'score-go-on');
  return html`<${ScrollBox} as="main" class=${`sheet-page${isStill() ? '' : ' sheet-page--written'}`}>
    <header class="sheet-page__top">
      <h1>${title(view, scored)}</h1>
      ${!session.lesson && html`<${Button} icon="i-play" class="btn--accent" onClick=${() => session.goOn()} autofocus>${onward}<//>`}
    </header>
    <${UpdateOffer} />
    <section class="sheet" aria-label=${t('score-sheet')}>
      <h2>${t(`game-${view.game}`)}</h2>
      <${RoundTable} view=${view} rounds=${rounds} open=${scored.round} players=${session.players.value} best=${scored.ahead} />
      <${HelpMarks} page=${session.record.doc.page} />
    </section>
    <${SoundOffer} page=${session.record.doc.page} />
  <//>`;
}

/** @param {View} view @param {RoundScored} scored */
function title({ rounds }, { round }) {
  if (rounds === 1) return t('score-sheet');
  return t(rounds === null ? 'score-title-open' : 'score-title', { round, rounds });
}

/** Once, where nothing is asked and nothing lies below it; not in a class. @param {{ page: PagePart }} props */
export function SoundOffer({ page }) {
  const isNew = explains.value && !known.value.includes('sound') && !sound.value && !page.link;
  useEffect(() => (isNew ? () => learn('sound') : undefined), [isNew]);
  if (!isNew) return null;
  return html`<div class="update">
    <p>${t('sound-offer')}</p>
    <${Button} onClick=${() => switchSound(true)}>${t('sound-accept')}<//>
  </div>`;
}

// What a score sheet should not keep quiet: how often each person asked for advice, what was taken back,
// open hands, and that the match began in the middle of another one.

/** @param {{ page: PagePart }} props */
export function HelpMarks({ page: { advice, undone, opened, fork, players } }) {
  const asked = advice.flatMap((count, seat) =>
    count ? [t('advice-asked-one', { name: players[seat].name, count })] : [],
  );
  return html`
    ${asked.length > 0 && html`<p class="sheet__foot">${t('advice-asked', { who: list(asked) })}</p>`}
    ${undone > 0 && html`<p class="sheet__foot">${t('final-undone', { count: undone })}</p>`}
    ${opened && html`<p class="sheet__foot">${t('odds-opened')}</p>`}
    ${fork && html`<p class="sheet__foot">${t('fork-mark-long', { actions: fork.at })}</p>`}
  `;
}
