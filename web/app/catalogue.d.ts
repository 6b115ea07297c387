// catalogue.js is written by the build from the engine's own games(), so that the home screen and
// the set-up know the games before Python is there; and from the files in locales/.
import type { GameInfo, Language } from './types.js';

export const LANGUAGES: Language[];

declare const catalogue: GameInfo[];
export default catalogue;
