// The picture on a game's tile: flat shapes, no raster. What matters lies inside the view box; the
// scenery runs on beyond it, so that the same picture fills a tall tile and a wide one.
import { html } from '../ui/html.js';
import { PlainArt } from './art/plain.js';
import { RedDragonArt } from './art/red-dragon.js';
import { SauscharfArt } from './art/sauscharf.js';
import { ScharfeSchotenArt } from './art/scharfe-schoten.js';
import { StichMeisterArt } from './art/stich-meister.js';
import { XMissionsArt } from './art/x-missions.js';

/** @type {Record<string, () => any>} */
const ART = {
  'red-dragon': RedDragonArt,
  'x-missions': XMissionsArt,
  'scharfe-schoten': ScharfeSchotenArt,
  sauscharf: SauscharfArt,
  'stich-meister': StichMeisterArt,
};

/** @param {{ game: string }} props */
export function TileArt({ game }) {
  return html`<${ART[game] ?? PlainArt} />`;
}
