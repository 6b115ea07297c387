// The sheet of rules that a game brings along: sections rules-1, rules-2, … with a title and a text.
import { t } from '../../i18n.js';

/** @import { RulesSection } from '../index.js' */
/** @import { PlainWords } from './words.js' */

const MOST = 20;

/** @param {PlainWords} words @returns {RulesSection[]} */
export function rules(words) {
  const sections = Array.from({ length: MOST }, (_, at) => ({
    id: `${at + 1}`,
    title: words.own(`rules-${at + 1}-title`),
    text: words.own(`rules-${at + 1}-text`),
    now: false,
  })).filter(({ title, text }) => title && text);
  return sections.length ? sections : [{ id: '1', title: t('table-rules'), text: t('plain-no-rules'), now: false }];
}
