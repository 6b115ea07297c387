// The picture on a game's tile: flat shapes, no raster. What matters lies inside the view box; the
// scenery runs on beyond it, so that the same picture fills a tall tile and a wide one.
import { TILES } from '../catalogue.js';
import { html } from '../ui/html.js';

/** Drawn by the build from tile.svg in the folder of the game; a game that brings none has the one of all others.
 *  @param {{ game: string }} props */
export function TileArt({ game }) {
  return html`<span class="tile__art" dangerouslySetInnerHTML=${{ __html: TILES[game] ?? TILES[''] }} />`;
}
