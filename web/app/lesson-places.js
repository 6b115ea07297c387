// Where on the table the places are that a lesson points at by name. Which names there are says
// pygame_core/lessons/places.py.

/** @type {Record<string, string>} */
export const PLACES = {
  hand: '.hand__cards, .hand .groups',
  prompt: '.prompt',
  scores: '.scores-note, .lanes-note',
  sheet: '.sheet',
  trick: '.places--trick',
  'last-trick': '.last-note',
  centre: '.market__cards',
  pile: '.places--give',
  stake: '.stake-note, .stake-slip',
  trump: '.felt__corner',
  missions: '.missions',
  'own-mission': '.mission-note',
  strength: '.strength',
  rack: '.rack-note',
  tiles: '.predict',
  'choose-rack': '.choose-rack',
  market: '.slots',
  sauces: '.bottles',
  tray: '.tray',
  ingredients: '.slots__head .count:nth-child(3)',
  lanes: '.lanes-note',
  'rule-cards': '.rule-choice__cards',
  lens: '.lens',
};

/** @param {string} name @param {number} me @returns {string} a selector for what is meant */
function selectorOf(name, me) {
  const [kind, which] = name.split(':');
  if (which === undefined) return PLACES[name];
  if (kind === 'card') return `[data-card="${which}"], [data-card="hand:${which}"]`;
  if (kind === 'seat')
    return Number(which) === me
      ? '.own'
      : `.seat:has([data-anchor="seat:${which}"]), .lane:has([data-anchor="seat:${which}"])`;
  return `[data-${kind}="${which}"]`;
}

/** The elements that are pointed at and can be seen. @param {ParentNode} table @param {string[]} names @param {number} me */
export function placesOf(table, names, me) {
  return names.flatMap((name) => [...table.querySelectorAll(selectorOf(name, me))]);
}
