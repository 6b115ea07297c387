// catalogue.js is written by the build from the engine's own games(), so that the home screen and
// the set-up know the games before Python is there.
import type { GameInfo } from './types.js';

declare const catalogue: GameInfo[];
export default catalogue;
