// The sentence for a save that the engine refuses. Numbers stay numbers, anything else is text.
import { has, t } from './i18n.js';

/** @import { Message } from './types.js' */

/** @param {Message} problem */
export function saveProblem({ id, params }) {
  const words = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : String(value?.id ?? value),
  ]);
  // What the engine cannot even read as a request is no save either.
  const known = has(`save-error-${id}`) ? id : 'not-a-save';
  return t(`save-error-${known}`, Object.fromEntries(words));
}
