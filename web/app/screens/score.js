// After a round: the score sheet with every line explained, before the next cards are dealt.
import { movesLess } from '../appearance.js';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { HelpMarks } from '../parts/help-marks.js';
import { Paper } from '../parts/paper.js';
import { ahead, roundsOf, RoundTable } from '../parts/round-table.js';
import { Sprite } from '../parts/sprite.js';
import { UpdateOffer } from '../parts/update-offer.js';
import { speed } from '../settings.js';

/** @import { Session } from '../session.js' */
/** @import { RoundScored, View } from '../types.js' */

/** @param {{ session: Session, view: View, scored: RoundScored }} props */
export function Score({ session, view, scored }) {
  const rounds = roundsOf(view, scored);
  return html`<${Paper} class=${speed.value === 'instant' || movesLess() ? '' : 'paper--written'}>
    <header class="paper__top">
      <h1>${title(view, scored)}</h1>
      ${
        !session.lesson &&
        html`<button type="button" class="btn btn--accent" onClick=${() => session.goOn()} autofocus>
        <${Sprite} id="i-play" />${t(view.is_over ? 'score-to-final' : 'score-go-on')}
      </button>`
      }
    </header>
    <${UpdateOffer} />
    <section class="sheet" aria-label=${t('score-sheet')}>
      <h2>${t(`game-${view.game}`)}</h2>
      <${RoundTable} rounds=${rounds} open=${scored.round} players=${session.players.value} game=${view.game} best=${ahead(rounds)} single=${view.rounds === 1} />
      <${HelpMarks} page=${session.record.doc.page} />
    </section>
  <//>`;
}

/** @param {View} view @param {RoundScored} scored */
function title({ rounds }, { round }) {
  if (rounds === 1) return t('score-sheet');
  return t(rounds === null ? 'score-title-open' : 'score-title', { round, rounds });
}
