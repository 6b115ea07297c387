// Scharfe Schoten on the table: backs and captured colours at every seat, trumps, tiles, the rack.
import { html } from '../html.js';
import { list, sentences, t } from '../i18n.js';
import { Predict } from './scharfe-schoten/predict.js';
import { RackChoice } from './scharfe-schoten/rack.js';
import { rules } from './scharfe-schoten/rules.js';
import { SeatNote } from './scharfe-schoten/seat-note.js';
import { Side } from './scharfe-schoten/side.js';
import { colourOf, counted, face, facts, nameOf, signOf, SPICES, wordOf } from './scharfe-schoten/spices.js';

/** @import { GameEvent, Reason, Seat } from '../types.js' */
/** @import { Game, Scene } from './index.js' */

/** @param {Scene} scene */
function stage(scene) {
  const { view, me, mine } = scene;
  // A new round, or another person, begins with no tile chosen.
  if (view.phase === 'predict') return html`<${Predict} key=${`${view.round}/${me}`} scene=${scene} />`;
  return view.phase === 'rack' && mine ? html`<${RackChoice} scene=${scene} />` : null;
}

/** @param {GameEvent} event @param {(seat: Seat) => string} name */
function tell({ id, params }, name) {
  const order = Object.keys(SPICES);
  if (id === 'hand.dealt' && !params.cards) {
    return t('ss-event-backs', { name: name(params.seat), cards: counted(params.colours, order) });
  }
  if (id === 'rack.laid') return t('ss-event-rack', { cards: counted(params.colours, order) });
  if (id === 'trumps.revealed') {
    const trumps = params.trumps.map((/** @type {string} */ card) => face(card).short);
    return t('ss-event-trumps', { trumps: list(trumps) });
  }
  if (id === 'prediction.made') {
    if (!params.most) return t('ss-event-tiles', { name: name(params.seat) });
    return t('ss-event-own', { name: name(params.seat), most: wordOf(params.most), least: wordOf(params.least) });
  }
  if (id === 'predictions.revealed') {
    /** @type {[string, string][]} */
    const predictions = params.predictions;
    return sentences(
      predictions.map(([most, least], seat) =>
        t('ss-event-own', { name: name(seat), most: wordOf(most), least: wordOf(least) }),
      ),
    );
  }
  if (id === 'rack.taken') return t('ss-event-taken', { name: name(params.seat), colour: wordOf(params.colour) });
  return '';
}

/** @param {Reason} reason @param {Scene} scene */
function refuse({ id, params }, { view }) {
  if (id === 'wrong-phase') return t(`ss-refuse-${params.phase}`);
  if (id === 'same-colour-predicted') return t('reason-same-colour-predicted', { colour: wordOf(params.colour) });
  if (id === 'rack-colour-empty') {
    return t('reason-rack-colour-empty', {
      colour: wordOf(params.colour),
      rest: counted(facts(view).rack, facts(view).order),
    });
  }
  return '';
}

/** @type {Game} */
export const scharfeSchoten = {
  back: 'chili',
  suitOf: colourOf,
  suit: (colour) => ({ tone: SPICES[colour].tone, ...signOf(colour), name: nameOf(colour), word: wordOf(colour) }),
  face,
  stage,
  seatNote: (scene, seat) => html`<${SeatNote} scene=${scene} seat=${seat} />`,
  side: (scene) => html`<${Side} scene=${scene} />`,
  tell,
  done: ({ id, params }) => (id === 'rack.taken' ? `rack ${params.colour}` : ''),
  cards: (action) => (action.startsWith('play ') ? [action.split(' ')[1]] : []),
  deed: (action) => {
    const [verb, ...words] = action.split(' ');
    if (verb === 'predict') return t('ss-deed-predict', { most: wordOf(words[0]), least: wordOf(words[1]) });
    return verb === 'rack' ? t('ss-deed-rack', { colour: wordOf(words[0]) }) : face(words[0]).name;
  },
  asked: (action) => (action.startsWith('play ') ? face(action.split(' ')[1]).short : ''),
  refuse,
  rules: (view) => rules(view, scharfeSchoten),
};
