// The line between felt and hand: who I am, what is asked now, and the few buttons of the table.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { html, Button, Sprite, Avatar } from '../ui/html.js';
import { t } from '../ui/i18n.js';
import { explains, known, learn, patience } from '../shell/settings.js';
import { keyOf, say } from '../ui/words.js';
import { whyInParts } from '../hints/advice-panel.js';
import { SLOT, Slotted } from '../ui/line-breaks.js';
import { Tip, WhyNot } from './slip.js';
import { Act } from '../shell/page.js';
import { Standing } from '../table/seat.js';
import { takenBy } from '../table/trick.js';

/** @param {{ session: Session, scene: Scene, counting: boolean }} props counting: tricks are played now */
export function Prompt({ session, scene, counting }) {
  const { view, me, mine, players } = scene;
  const { face: game } = scene.speaker;
  const own = counting && me !== null ? view.scene.seats[me] : null;
  const refusal = session.refusal.value;
  const asked = session.advisor.panel.value;
  const tip = asked?.about === 'hint' && !asked.isWhole && !refusal;
  const waiting = session.waiting.value === 'tap';
  const [why, more] = whyInParts(session.advisor.tipFor(view), scene.speaker, askedOf(scene)?.params.of);
  return html`<section class="prompt" aria-label=${t('table-prompt')}>
    ${
      me === null
        ? html`<span></span>`
        : html`<div class=${`own${view.to_act === me ? ' is-turn' : ''}`}>
          <${Avatar} crest=${players[me].crest} anchor=${me} />
          <div><b>${players[me].name}</b>${own && html`<${Standing} seat=${me} tricks=${own.tricks} round=${own.points} soFar=${view.scene.so_far !== null} />`}</div>
          ${game.seatNote?.(scene, me)}
        </div>`
    }
    <div class="prompt__middle">
      <p class="prompt__text" role="status"><${Ask} session=${session} scene=${scene} /></p>
      ${!game.own && scene.aim()}
      ${why && html`<small key=${why} class="prompt__why">${why}${more && html`<span class="prompt__more">${t('sentence-gap')}${more}</span>`}</small>`}
    </div>
    <div class="acts">
      ${
        scene.thinking &&
        patience.value === 'deep' &&
        !session.record.doc.page.link &&
        html`<${Act} icon="i-play" words=${t('table-play-now')} onClick=${() => session.playNow()} />`
      }
      ${waiting && html`<${GoOn} session=${session} />`}
      ${
        session.canClaim.value &&
        html`<${Button} icon="i-check" class="btn--claim" title=${t('table-claim-help')} aria-label=${t('table-claim')} onClick=${() => session.claim()}><span class="lbl">${t('table-claim')}</span><span class="claim__short">${t('table-claim-short')}</span><//>`
      }
      ${
        !session.lesson &&
        html`${me !== null && html`<${Act} icon="i-hint" words=${t('advice-ask')} aria-disabled=${!mine || session.busy.value !== ''} onClick=${() => session.hint()} />`}
        <${Act} icon="i-undo" words=${t('table-undo')} aria-disabled=${!session.canUndo.value} onClick=${() => session.undo()} />`
      }
    </div>
    ${tip && html`<${Tip} advisor=${session.advisor} scene=${scene} />`}
    ${refusal && html`<${WhyNot} refusal=${refusal} scene=${scene} onClose=${() => session.dismissRefusal()} />`}
  </section>`;
}

/** There only while a full trick waits to be read: the focus it had goes to the hand instead of being lost.
 *  @param {{ session: Session }} props */
function GoOn({ session }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useLayoutEffect(
    () => () => {
      if (!button.current || document.activeElement !== button.current) return;
      /** @type {HTMLElement | null} */ (document.querySelector('.hand [tabindex="0"]'))?.focus({
        focusVisible: false,
      });
    },
    [],
  );
  return html`<button type="button" class="btn btn--accent" ref=${button} onClick=${() => session.goOn()}>
    <${Sprite} id="i-play" /><span class="lbl">${t('table-go-on')}</span>
  </button>`;
}

/** Japanese has no spaces: a line ends where a clause does, not within a word or before the を of a suit. */
const CLAUSES = /(?<=[、。：！])/;

/** @param {{ suit: ReturnType<Game['suit']> }} props */
function Pill({ suit: { tone, symbol, word } }) {
  return html`<span class=${`pill ${tone}`}><${Sprite} id=${symbol} class="sym" />${word}</span>`;
}

/** What the seat in front has to decide. @param {Scene} scene */
const askedOf = ({ mine, view, speaker }) => (mine ? (speaker.face.own?.asks(view) ?? view.scene.ask) : null);

/** Why a trick that lies there whole is taken by whoever takes it. @param {Scene} scene */
function reasonOf({ view, speaker }) {
  if (view.trick.length < view.seats || view.to_act !== null || view.landing) return '';
  return takenBy(view.scene.ahead, view.trick, speaker);
}

/** What has come about, while it is looked at. @param {Scene} scene */
function outcomeOf({ view, me, shared, name, speaker }) {
  const { outcome } = view.scene;
  if (outcome) return say('outcome', outcome, speaker);
  if (view.ahead === null || view.trick.length < view.seats) return '';
  return t('table-takes-trick', { name: name(view.ahead), mine: !shared && view.ahead === me ? 'yes' : 'no' });
}

/** A kind of decision that nobody here has met so far, and what there is to say of it.
 *  @param {Scene} scene @param {Line | null} asked @returns {[kind: string, sentence: string] | []} */
function unmetOf({ view, speaker }, asked) {
  if (!explains.value || !asked || !keyOf(view.game, 'coach', asked.id)) return [];
  const kind = `${view.game}/${asked.id}`;
  return known.value.includes(kind) ? [] : [kind, say('coach', asked, speaker)];
}

/** Why a trick is taken; what is new explained, in a trick with the aim below it; else the aim. @param {{ scene: Scene }} props */
export function Aim({ scene }) {
  const { goal, felt } = scene.view.scene;
  const [kind, explained] = unmetOf(scene, askedOf(scene));
  useEffect(() => (kind ? () => learn(kind) : undefined), [kind]);
  const aim = goal ? say('goal', goal, scene.speaker) : '';
  const text = explained ?? (reasonOf(scene) || aim);
  // Another sentence is another line, not the same one moved.
  return html`<small key=${text} class=${`prompt__aim${kind ? ' is-new' : ''}`}><span>${text}</span>${explained && !felt && html` <span>${aim}</span>`}</small>`;
}

/** What is asked, of whom. @param {{ session: Session, scene: Scene }} props */
function Ask({ session, scene }) {
  const { view, mine, name, speaker, players, thinking } = scene;
  if (view.landing) return '';
  const waits = session.waiting.value === 'tap' && t('table-tap');
  const outcome = view.to_act === null && outcomeOf(scene);
  if (outcome && waits) return html`${outcome} <span class="prompt__tap">${waits}</span>`;
  if (outcome || waits) return outcome || waits;
  if (session.forced.value) return t('table-forced');
  if (session.lesson?.isSpeaking.value) return '';
  if (mine) {
    const asked = askedOf(scene);
    if (!asked) return '';
    const pill = view.scene.ask?.suit && html`<${Pill} suit=${speaker.face.suit(view.scene.ask.suit)} />`;
    return say('ask', asked, speaker, { suit: SLOT })
      .split(CLAUSES)
      .map((clause) => html`<span class="prompt__clause"><${Slotted} text=${clause}>${pill}<//></span>`);
  }
  if (view.to_act === null) return '';
  const id = players[view.to_act].kind === 'computer' ? 'table-thinking' : 'table-turn-of';
  return html`${t(id, { name: name(view.to_act) })}${thinking && html`<progress class="prompt__share" max="1" value=${thinking.share || undefined} aria-hidden="true"></progress>`}`;
}
