// What stands beside the felt of a game that draws nothing in its own way: what is told of seats and table, and
// the rules that a game brings along as sentences rules-1, rules-2, … with a title and a text.
import { html } from '../ui/html.js';
import { has, t } from '../ui/i18n.js';
import { SeatFacts, TableFacts } from '../table/facts.js';

/** @import { Special } from './index.js' */

const MOST = 20;

/** @type {Special} */
export const STANDARD = {
  seatNote: (scene, seat) => (seat === scene.me ? null : html`<${SeatFacts} scene=${scene} seat=${seat} />`),
  // Beside the own avatar there is no room on a phone.
  corner: (scene) => (scene.me === null ? null : html`<${SeatFacts} scene=${scene} seat=${scene.me} />`),
  side: (scene) => html`<${TableFacts} scene=${scene} />`,
  rules: ({ game }) => {
    const key = `${game}-rules`;
    const sections = Array.from({ length: MOST }, (_, at) => `${at + 1}`)
      .filter((id) => has(`${key}-${id}-title`) && has(`${key}-${id}-text`))
      .map((id) => ({ id, title: t(`${key}-${id}-title`), text: t(`${key}-${id}-text`), now: false }));
    return sections.length ? sections : [{ id: '1', title: t('table-rules'), text: t('table-no-rules'), now: false }];
  },
};
