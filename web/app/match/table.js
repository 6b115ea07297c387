// The table of any game: seats round the felt, the trick, my hand. It is a function of the
// session's view; the game's own face comes from games/.
import { useCallback, useMemo, useState } from 'preact/hooks';
import { gameFace, sceneOf } from '../games/index.js';
import { html, Button } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { AdvicePanel } from '../hints/advice-panel.js';
import { Dialog } from '../ui/dialog.js';
import { Hand } from '../table/hand.js';
import { LiveLog, TableMenu } from './table-menu.js';
import { longPress } from '../ui/gestures.js';
import { MotionStage } from '../table/motion.js';
import { askToOpen } from '../hints/open-seats.js';
import { Bar } from '../shell/page.js';
import { Aim, Prompt } from './prompt.js';
import { RulesSheet } from './rules-sheet.js';
import { ScoreDialog, Score } from './score-sheet.js';
import { Seat, othersOf } from '../table/seat.js';
import { ScrollBox } from '../ui/resize.js';
import { stageOf } from '../table/felt.js';
import { TableVoice } from '../table/table-voice.js';
import { Trick, LastTrick } from '../table/trick.js';
import { openHands } from './matches.js';
import { MOTION } from '../table/pace.js';
import { speed } from '../shell/settings.js';
import { whereOf } from '../ui/words.js';
import { Final } from './final.js';
import { ScoreStrip, StakeNote, StakeSlip } from '../table/scores.js';

/** @param {{ session: Session }} props */
export function Table({ session }) {
  const view = session.view.value;
  if (!view) return null;
  if (session.sheet.value) return html`<${Score} session=${session} view=${view} scored=${session.sheet.value} />`;
  if (session.over.value) return html`<${Final} session=${session} view=${view} />`;
  return html`<${Felt} session=${session} view=${view} />`;
}

/** @param {{ session: Session, view: View }} props */
function Felt({ session, view }) {
  const [open, setOpen] = useState(/** @type {'' | 'menu' | 'rules' | 'scores' | 'last'} */ (''));
  const game = gameFace(view.game);
  const players = session.players.value;
  const me = view.seat;
  const tip = session.advisor.tipFor(view);
  /** @type {Scene} */
  const scene = sceneOf(view, players, {
    mine: me !== null && view.to_act === me,
    shared: session.shared,
    act: (action) => session.act(action),
    advised: session.lesson?.shown.value || (tip?.action ?? ''),
    thinking: session.thinking.value,
    why: (action) => session.advisor.why(view, action),
    rush: session.rushing.value ? null : () => session.rush(),
    aim: () => me !== null && !session.lesson && html`<${Aim} scene=${scene} />`,
  });
  const close = () => setOpen('');
  const openRules = () => setOpen('rules');
  const presses = useMemo(() => longPress(() => setOpen('last')), []);
  const showScores = useCallback(() => setOpen('scores'), []);
  const asked = session.advisor.panel.value;
  const stage = game.own ? null : stageOf(scene);
  const corner = game.own ? null : game.corner?.(scene);
  // Another scene is another stage, not the same one moved.
  const picture = stage ? view.phase : 'trick';
  const counting = !game.own && (!stage || view.last_trick !== null);
  /** A tap on the felt goes on, wherever something is being waited for. @param {MouseEvent} event */
  const hurry = (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('button')) session.goOn();
  };
  return html`<${MotionStage} class=${`tp${session.suggests.value ? ' is-guided' : ''}`} view=${view} pace=${session.rushing.value ? 0 : MOTION[speed.value]}>
    <${Bar} back=${session.lesson ? null : { 'aria-label': t('table-leave'), onClick: () => session.leave() }} title=${html`<h1>${t(`game-${view.game}`)}</h1>`}
      where=${[session.record.doc.page.fork && t('fork-mark'), whereOf(view, scene.speaker)].filter(Boolean).join(' · ')}>
      ${
        !game.own &&
        view.last_trick &&
        html`<${Button} icon="i-trick" class="btn--plain bar__last" onClick=${() => setOpen('last')}><span class="lbl">${t('table-last-of', { name: scene.name(view.last_trick.winner) })}</span><//>`
      }
      <${Button} icon="i-book" class="btn--plain btn--icon" aria-label=${t('table-rules')} onClick=${openRules} />
      ${
        !session.lesson &&
        html`<${Button} icon="i-menu" class="btn--plain btn--icon" aria-label=${t('table-menu')} onClick=${() => setOpen('menu')} />`
      }
    <//>
    ${
      game.own
        ? html`<section class="felt felt--own" aria-label=${t('table-felt')} onClick=${hurry}>${game.own.felt(scene)}</section>
        <${ScrollBox} as="aside" class="side" aria-label=${t('table-side')}>${game.own.side(scene)}<//>`
        : html`<section class=${`felt felt--${view.seats} ${stage ? `felt--${view.phase} felt--${view.scene.felt?.kind}` : 'felt--trick'}${corner ? ' felt--corner' : ''}`} aria-label=${t('table-felt')} onClick=${hurry} ...${presses}>
          ${othersOf(me, view.seats).map((seat) => html`<${Seat} key=${seat} scene=${scene} seat=${seat} counting=${counting} />`)}
          <div class="stage" key=${picture} data-anchor="deck">
            ${stage ?? html`<${Trick} scene=${scene} />`}
          </div>
          ${corner && html`<div class="felt__corner">${corner}</div>`}
          ${!stage && html`<${StakeSlip} scene=${scene} />`}
        </section>
        <${ScrollBox} key=${picture} as="aside" class="side" aria-label=${t('table-side')}>
          ${game.side?.(scene)}
          <${ScoreStrip} scene=${scene} onWhy=${showScores} />
          <${StakeNote} scene=${scene} />
        <//>`
    }
    <${Prompt} session=${session} scene=${scene} counting=${counting} />
    ${
      game.own
        ? game.own.hand(scene, session.refusal.value?.label?.params.cards ?? [])
        : html`<${Hand} scene=${scene} asked=${session.refusal.value?.card ?? ''} />`
    }
    <${TableVoice} scene=${scene} />
    <${LiveLog} scene=${scene} />
    ${
      open === 'menu' &&
      html`<${TableMenu} session=${session} scene=${scene} onRules=${openRules}
      onScores=${showScores} onOdds=${() => askToOpen(session.record.people.length, openHands)} onClose=${close} />`
    }
    ${open === 'scores' && html`<${ScoreDialog} scene=${scene} onClose=${close} />`}
    ${open === 'rules' && html`<${RulesSheet} session=${session} scene=${scene} onClose=${close} />`}
    ${asked && (asked.about === 'why' || asked.isWhole) && html`<${AdvicePanel} advisor=${session.advisor} panel=${asked} scene=${scene} />`}
    ${open === 'last' && html`<${Dialog} label=${t('table-last')} onClose=${close}><${LastTrick} scene=${scene} /><//>`}
  <//>`;
}
