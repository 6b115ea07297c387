// catalogue.js is written by the build from the engine's own games(), so that the home screen and
// the set-up know the games before Python is there; and from the files in locales/, lessons/ and games/.
export const LANGUAGES: Language[];
/** Those that lack sentences. */
export const UNFINISHED: Language[];
/** The few sentences of each language that are needed in whichever is spoken, in Fluent's notation. */
export const NAMES: Record<Language, string>;
/** By game; that of "" is for games that have none. */
export const TILES: Record<string, string>;
/** The games that have a first lesson. */
export const LESSONS: string[];

declare const catalogue: GameInfo[];
export default catalogue;
