// The sentence for a save that the engine refuses. Numbers stay numbers, anything else is text.
import { t } from './i18n.js';

/** @import { Message } from './types.js' */

/** @param {Message} problem */
export function saveProblem({ id, params }) {
  const words = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : String(value?.id ?? value),
  ]);
  return t(`save-error-${id}`, Object.fromEntries(words));
}
