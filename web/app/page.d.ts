// What modules of the page share, known everywhere without an import, as what the engine tells is (types.d.ts).

type Signal<T> = import('@preact/signals').Signal<T>;
type ReadonlySignal<T> = import('@preact/signals').ReadonlySignal<T>;

type Advisor = import('./hints/advisor.js').Advisor;
type Engine = import('./engine/engine.js').Engine;
type EngineError = import('./engine/interpreter.js').EngineError;
type Interpreter = import('./engine/interpreter.js').Interpreter;
type Lesson = import('./lessons/lesson.js').Lesson;
type MatchRecord = import('./match/match-record.js').MatchRecord;
type OpenTable = import('./hints/open-table.js').OpenTable;
type Pace = import('./table/pace.js').Pace;
type Review = import('./review/review.js').Review;
type Session = import('./match/session.js').Session;
type Thinker = import('./engine/thinker.js').Thinker;

/** Whom to ask: the engine, or whoever stands in for it. */
type Asked = Pick<Engine, 'call'>;

/** Where the page is. */
type Route =
  | { screen: 'home' | 'matches' | 'trust' | 'statistics' }
  | { screen: 'setup'; game: string }
  | { screen: 'match' | 'review'; id: string; locked?: boolean }
  | { screen: 'link'; text: string }
  /** line: a result that has just been scanned, or "" */
  | { screen: 'class'; line: string }
  | { screen: 'add'; from: string }
  | { screen: 'lesson'; id: string };

/** Whose sentences: the id of a game, how its cards look, and who sits where. */
interface Speaker {
  id: string;
  face: Game;
  name: (seat: Seat) => string;
  whom?: Record<'shared' | 'name', string>;
}

/** How a card looks and what it is called. */
interface Face {
  /** Class of the suit's colour. */
  tone: string;
  /** Sprite id of the suit. */
  symbol: string;
  /** The suit in one letter: never colour or shape alone. */
  letter: string;
  rank: string;
  /** A word or figure printed below, "" for none. */
  tag: string;
  /** Sprite id of a picture on which the sign of the suit lies. */
  art?: string;
  /** A card that stands out. */
  high: boolean;
  /** Drawn as a crown with this figure, "" for the crown alone; none if it is no trump. */
  trump?: string;
  /** Spoken name in the page's language, with what the tag says. */
  name: string;
  /** The name alone. */
  short: string;
}

/** What a game needs to know to draw itself. */
interface Scene {
  view: View;
  players: Player[];
  /** Whose cards lie face up. */
  me: Seat | null;
  /** The person in front is to act. */
  mine: boolean;
  /** Several people at one screen: names, never "you". */
  shared: boolean;
  /** What a sentence needs to speak to the person in front, or about one of several. */
  whom: Record<'shared' | 'name', string>;
  name: (seat: Seat) => string;
  /** Whose sentences tell this table. */
  speaker: Speaker;
  act: (action: Action) => void;
  /** The best action as far as a hint has told, "" for none. */
  advised: Action;
  /** Asks why a computer player did this. */
  why: (action: Action) => void;
  /** A computer player who has been at it for more than a moment. */
  thinking: Thinking | null;
  /** Lets the rest of the match go by quickly; null when it does already. */
  rush: (() => void) | null;
  /** The sentence that says what the seat in front is after, or explains what is new to it. A game with
   *  a table of its own has it on its felt while that seat is to act. */
  aim: () => any;
}

/** The cards as they look. */
interface Faces {
  /** Sprite id on the backs. */
  back: string;
  suitOf: (card: Card) => string;
  /** name stands alone, word in the middle of a sentence; "" for none of them. */
  suit: (suit: string) => { tone: string; symbol: string; letter: string; name: string; word: string };
  /** With the view: as it counts on this table now. */
  face: (card: Card, view?: View) => Face;
  /** What is printed on a thing of the game's own. */
  item: (item: string) => ItemPrint;
}

/** What one game draws, and no other one does; a game that brings nothing of its own has the standard. */
interface Special {
  /** What lies before a seat, and beside my own name. */
  seatNote?: (scene: Scene, seat: Seat) => any;
  /** What lies in the lower left corner of the felt. */
  corner?: (scene: Scene) => any;
  /** The game's own notes at the side, above the others. */
  side?: (scene: Scene) => any;
  /** What lies on the felt instead of a trick, by its kind; null where the trick lies there all the same. */
  felts?: Partial<Record<Felt['kind'], (props: { scene: Scene; felt: Felt }) => any>>;
  /** By id, those that it draws in its own way. */
  facts?: Record<string, (props: { fact: Fact; speaker: Speaker }) => any>;
  /** Where on its table a lesson points, by the engine's name: selectors. */
  places?: Record<string, string>;
  own?: OwnTable;
}

/** A table without tricks: the game draws what others share. */
interface OwnTable {
  /** The whole felt. */
  felt: (scene: Scene) => any;
  /** The seats and how they stand: avatars with their anchors. */
  side: (scene: Scene) => any;
  /** refused: the cards a why-not note speaks of. */
  hand: (scene: Scene, refused: Card[]) => any;
  /** What a choice begun still asks, null for nothing. */
  asks: (view: View) => Line | null;
}

type Game = Faces & Special;

/** What a session needs from the rest of the page. */
interface Surroundings {
  engine: Asked;
  /** Keeps the match; never throws. */
  write: (doc: MatchDoc) => void;
  speed: ReadonlySignal<Speed>;
  tapToGoOn: ReadonlySignal<boolean>;
  playsForced: ReadonlySignal<boolean>;
  /** Marks what would do, unasked. */
  suggests: ReadonlySignal<boolean>;
  /** How long computer players may think. */
  patience: ReadonlySignal<Patience>;
  onLeave: () => void;
  /** Deals anew and goes there. */
  onAgain: (doc: MatchDoc) => Promise<void>;
  onExport: (doc: MatchDoc) => void;
}

/** What an advisor is being asked, and the answer once it is there. */
interface Panel {
  about: 'hint' | 'why';
  /** The table as it was asked about. */
  view: View;
  /** The one to be explained. */
  action: Action;
  /** How much of the thinking is done, 0 to 1. */
  share: number;
  advice: Advice | null;
  explanation: Explanation | null;
  /** The engine gave no answer. */
  failed: boolean;
  /** A hint with all that is known of it, not in one sentence. */
  isWhole: boolean;
}

/** A decision of a match that is over; isFirm: looked at twice. */
type Weighed = Judgement & { moment: number; isFirm: boolean };

/** A match as kept: `doc` is null if a later edition of the page wrote it, or if its game is not here (`game` says
 *  which); it stays untouched then. */
interface Saved {
  id: string;
  doc: MatchDoc | null;
  game: string | null;
  text: string;
  serial: number;
}
/** A text of a match that cannot be played on. */
interface Broken {
  key: string;
  id: string;
  text: string;
}

/** How one person did in a match. `helped`: with a hint, something taken back, or all hands open. */
interface PersonResult {
  name: string;
  place: number;
  score: number;
  won: boolean;
  helped: boolean;
}
interface Result {
  /** The same wherever the match is copied to. */
  match: string;
  game: string;
  /** Milliseconds since 1970. */
  ended: number;
  seats: number;
  /** The level of the computer players; "mixed" for several, "people" for none. */
  against: string;
  people: PersonResult[];
}
type StorageFacts = Awaited<ReturnType<typeof import('./storage/persistence.js').storageFacts>>;

/** Whether the files are those of the build; `unknown`: the server has another one by now, so there is nothing to compare
 *  with; `away`: nor is there a copy. `count`: of those that are, or else are not; `file`: the first of these. */
interface FileCheck {
  id: 'valid' | 'damaged' | 'unknown' | 'insecure' | 'away';
  count?: number;
  file?: string;
}
/** `wrongAt`: the first position that came out differently, null if all are as they should be. */
interface TestedGame {
  game: string;
  positions: number;
  wrongAt: number | null;
}
/** A wheel that somebody thinks of adding. */
interface Candidate {
  wheel: Wheel;
  about: WheelAbout;
}
/** As much of a worker as is asked for. */
interface Wire {
  onmessage: ((event: MessageEvent) => any) | null;
  postMessage: (message: object) => void;
  terminate: () => void;
}
