// Matches as the page keeps them, with the engine's part as the engine writes it.
import { fetchLanguage } from '../../web/app/ui/i18n.js';
import { glance, newPagePart, seated } from '../../web/app/storage/page-part.js';
import { engine } from './engine.js';

// Who has no name gets one in the language of the page.
await fetchLanguage('en');

/**
 * A match after so many actions, each the first that is allowed.
 * @param {Partial<PagePart>} [page] what is to be otherwise in the page's part
 * @param {{ game?: string, seats?: number, seed?: string, actions?: number, people?: number }} [how] people: they
 *   sit on the first seats @returns {Promise<MatchDoc>}
 */
export async function matchDoc(
  page = {},
  { game = 'red-dragon', seats = 3, seed = 'oak', actions = 0, people = 1 } = {},
) {
  const { save, view } = await engine.call('played', { game, seats, seed, actions });
  const players = Array.from({ length: seats }, (_, seat) =>
    seated(seat < people ? 'person' : 'beginner', seat, ['Mei', 'Ken', 'Sora'][seat]),
  );
  return { ...save, page: { ...newPagePart(players, glance(view)), ...page } };
}
