// The shapes that travel between the engine, the session and the screens, known everywhere without an import.

/** 0 … n−1, clockwise. */
type Seat = number;
/** Suit letter and number, e.g. "R11". */
type Card = string;
/** E.g. "play R11", "give C", "take C". */
type Action = string;
type LevelId = string;
/** As its file in locales/ is called: "en". */
type Language = string;
type Speed = 'slow' | 'normal' | 'fast' | 'instant';
/** How long computer players may think: a moment, or as long as a person would. */
type Patience = 'brisk' | 'deep';
/** Of cards and of letters. */
type Size = 'normal' | 'large' | 'largest';
/** A computer player at work, and how much of it is done, 0 to 1. */
interface Thinking {
  seat: Seat;
  share: number;
}

/** A message id with parameters: events, reasons and errors all look like this, never prose. */
interface Message<P = Record<string, any>> {
  id: string;
  params: P;
}
/** Something that happened, in words; pygame_core/scene.py documents it. */
interface GameEvent extends Message {
  /** The seat that did it, null if it came to that seat or to nobody. */
  actor: Seat | null;
  /** The action behind it where everybody saw it, else "". */
  action: Action;
  /** Where in the log the action stands that it came of; null for the first deal. */
  index: number | null;
}
type Reason = Message;

interface GameOption {
  id: string;
  choices: string[];
  default: string;
}
interface GameInfo {
  id: string;
  seats: number[];
  options: GameOption[];
  rules_version: number;
  levels: LevelId[];
  /** Those whose computer players have tempers; an added game has none. */
  tempered?: LevelId[];
  deck: Deck;
  /** How it goes, in three pictures; none of an added game. */
  steps?: RulesPicture[];
}

type Play = [Seat, Card];
interface LastTrick {
  number: number;
  plays: Play[];
  winner: Seat;
}

/** The cards of a game; pygame_core/prints.py documents it. */
interface Deck {
  back: string;
  /** In the order of a hand. */
  suits: { letter: string; colour: string; sign: string }[];
  cards: Record<Card, Print>;
  items?: Record<string, ItemPrint>;
  /** Whether cards in the hand are marked in the middle of a round. */
  marked_later?: boolean;
}
/** What is printed on a thing of the game's own. */
interface ItemPrint {
  rank: string;
  sort: string;
  sign: string;
  pieces?: string[];
}
/** What is printed on a card. */
interface Print {
  suit: string;
  rank: string;
  points: number | null;
  beware: boolean;
  colour?: string;
  sign?: string;
  art?: string;
}
/** A game in a wheel of its own, with its sentences by language, each a text in Fluent's notation. */
interface AddedGame extends GameInfo {
  texts: Record<string, string>;
}
/** What a wheel says of itself; pygame_core/addons/wheels.py documents it. */
interface WheelAbout {
  package: string;
  version: string;
  summary: string;
  author: string;
  licence: string;
  games: string[];
  bytes: number;
}
/** A wheel as the browser keeps it. */
interface Addon {
  file: string;
  about: WheelAbout;
  games: AddedGame[];
  /** Why it is set aside, null while it is in use. */
  fault: Message | null;
  /** So often its installing has begun since it last came to an end. */
  tries: number;
}
/** A package for Python. */
interface Wheel {
  file: string;
  content: Uint8Array;
}

/** What one seat (or a spectator: seat null) may know. Built by the engine, never changed here. */
interface View {
  game: string;
  seats: number;
  seat: Seat | null;
  phase: string;
  /** 1-based. */
  round: number;
  /** null where it depends on the scores. */
  rounds: number | null;
  to_act: Seat | null;
  legal: Action[];
  scores: number[];
  hand: Card[];
  hand_counts: number[];
  trick: Play[];
  /** The seat that would take the trick as it lies. */
  ahead: Seat | null;
  last_trick: LastTrick | null;
  /** The game's own facts. */
  table: any;
  history: GameEvent[];
  winners: Seat[];
  is_over: boolean;
  /** From first to last, once the match is over. */
  ranking: Rank[];
  /** What the seat owes its place to, once the match is over: see pygame_core/page/story.py. */
  story: Story | null;
  /** What the table shows, as the engine tells it; not of a game that tells none. */
  scene: TableScene;
  /** The last card of the trick is on its way, and so it is not said yet who takes it. Only between two views. */
  landing?: boolean;
  /** What can be read in faces, by seat. Only until something else happens. */
  moods?: Record<Seat, Mood>;
}
type Mood = 'glad' | 'sore';

/** Where a seat came in; behind: by so many points the first one is ahead. */
interface Rank {
  seat: Seat;
  place: number;
  behind: number;
}
interface Story {
  seat: Seat;
  won: boolean;
  round: number;
  row: Line;
  points: number;
  others: number;
  cards: Card[];
}

/** Something to be said: see words.js. The engine's scene.py says what every part of a scene means. */
interface Line {
  id: string;
  params: Record<string, any>;
}
interface Fact {
  id: string;
  kind: 'number' | 'word' | 'cards' | 'items' | 'suit' | 'suits' | 'meter' | 'seats' | 'picture' | 'line' | 'facts';
  status?: 'good' | 'bad' | 'open' | '';
  value?: any;
  cards?: Card[];
  items?: string[];
  lit?: string[];
  suit?: string;
  suits?: Record<string, number>;
  dim?: string[];
  of?: string;
  have?: number;
  goal?: number | null;
  room?: number;
  reached?: 'hit' | 'open' | 'spoilt' | 'short';
  seats?: Seat[];
  done?: number;
  pieces?: string[];
  params?: Record<string, any>;
  facts?: Fact[];
}
interface Note extends Fact {
  at: 'side' | 'corner' | 'more';
}
interface Item {
  id: string;
  card?: Card;
  suit?: string;
  count?: number;
  name?: Line;
  ask?: Line;
  gone: boolean;
  action: Action;
  facts: Fact[];
}
interface Felt {
  kind: 'pile' | 'market' | 'offer' | 'pair' | 'cards' | 'own';
  items: Item[];
  turns: Seat[];
  done: number;
  said: Line[];
  laid?: number[];
  each?: number;
  own?: string[];
  groups?: string[];
  pairs?: Record<string, Record<string, Action>>;
}
interface Choice {
  action: Action;
  at: 'hand' | 'trick' | 'felt' | 'button';
  cards: Card[];
  group: string;
  label: Line;
  facts?: Fact[];
}
interface TrickCard {
  seat: Seat;
  card: Card | null;
  hidden: boolean;
  action: Action;
  /** The action that laid it, "" while it is not known. */
  play: Action;
}
interface TableScene {
  progress: Line;
  ask: (Line & { suit: string; left: number }) | null;
  goal: Line | null;
  counts: Line[];
  hand: { card: Card; action: Action }[];
  trick: TrickCard[];
  last: TrickCard[];
  turns: Seat[];
  ahead: (Line & { seat: Seat }) | null;
  outcome: Line | null;
  last_ahead: TableScene['ahead'];
  last_outcome: Line | null;
  marks: Record<Card, { trump: number | null; tag: string }>;
  seats: { tricks: number; points: number | null; lost: number; known: Card[]; badges: Fact[] }[];
  columns: { id: string; cells: (number | null)[] }[];
  so_far: RoundScored | null;
  target: number | null;
  notes: Note[];
  felt: Felt | null;
  stake: { points: number | null; lines: Line[] } | null;
  choices: Choice[];
  clashes: { cards: Card[]; action: Action }[];
  secret: Line | null;
  ending: Line | null;
  comes: Record<string, string>;
  goes: Record<string, string>;
}
/** The sheet of rules; pygame_core/rulebook.py documents it. */
interface RulesSection extends Line {
  now: boolean;
  pictures: RulesPicture[];
}
type RulesPart = string | Line | Fact;
interface RulesPicture {
  kind: 'cards' | 'table' | 'row' | 'sets' | 'turns' | 'phases' | 'items' | 'lines' | 'list';
  caption?: Line;
  cards?: Example[];
  counting?: boolean;
  head?: RulesPart[][];
  rows?: RulesPart[][][];
  parts?: RulesPart[];
  sets?: Card[][];
  turns?: number[];
  seats?: number;
  phases?: { id: string; sign: string; lit: boolean }[];
  items?: string[];
  listed?: { item: string; lit: boolean; end?: Fact }[];
}
interface Example {
  card?: Card;
  fact?: Fact;
  count?: number;
  by_suit?: boolean;
  below?: RulesPart;
  lead?: RulesPart;
  win?: RulesPart;
  off?: boolean;
  down?: boolean;
}
interface SheetCell {
  points: number | null;
  how: Line | null;
  cards: Card[];
  facts: Fact[];
}
interface Sheet {
  rows: (Line & { cells: SheetCell[] })[];
  check: Line | null;
}

interface RoundScored {
  round: number;
  scores: number[];
  totals: number[];
  /** The seats with the most points of the round, and of all rounds so far. */
  best: Seat[];
  ahead: Seat[];
  sheet: Sheet;
}

/** The engine's part of a saved match. */
interface EngineSave {
  format: string;
  version: number;
  game: string;
  rules_version: number;
  seats: number;
  options: Record<string, string>;
  seed: string;
  log: Action[];
  digest: string;
}

interface Snapshot {
  view: View;
  events: GameEvent[];
  action: Action | null;
  /** The only thing that the seat may do, where it may be done without asking. */
  forced: Action | null;
  save: EngineSave;
  /** The seat that did each action of its log. */
  actors: Seat[];
  /** The frames on the way to the view, the last that view itself. */
  frames: FrameTold[];
  /** A secret came out with this action: several people at one screen cannot take it back. */
  reveals: boolean;
  /** Only that somebody has done something, and not what. */
  hidden: boolean;
}

/** A frame by what it changes in the one before or, arrived, in the next view; pygame_core/frames.py documents it. */
interface FrameTold {
  hold: 'card' | 'landing' | 'trick' | 'moment' | 'reveal' | 'sheet' | 'none';
  events: GameEvent[];
  arrived: boolean;
  changes: Partial<View>;
  /** So many events of the next view are its history; null: the same as without the changes. */
  heard: number | null;
}

/** Something that comes true more or less often with an action than with the others. */
interface AdviceReason {
  id: string;
  /** In per cent; points: what the difference is worth. */
  params: { side: 'more' | 'less'; chance: number; otherwise: number; points: number };
}
/** What one action may bring; pygame_core/ai/advice.py documents the figures. */
interface AdviceOption {
  action: Action;
  worlds: number;
  round: number;
  error: number;
  match: number;
  trick: number | null;
  /** How often each part of the axis came up, the tallest 1. */
  bars: number[];
  range: [number, number];
  edge: number;
  /** level: about equal to the best, as far as can be known. */
  mark: 'best' | 'level' | 'none';
  /** Whether it is level though it brings its own seat clearly less: so it does to the others. */
  less: boolean;
  /** Those that speak for it, or against it where others do better. */
  reasons: AdviceReason[];
}
/** The hint in one sentence; pygame_core/ai/tip.py. */
interface Tip {
  action: Action;
  said: Line | null;
  because: Line | null;
  brief: Line | null;
}
interface Advice {
  seat: Seat;
  /** Of the scores of the round, for all options: the lowest that is drawn, and points a bar. */
  axis: { low: number; step: number; bars: number };
  tip: Tip;
  /** Best first. */
  options: AdviceOption[];
}
interface Explanation {
  seat: Seat;
  action: Action;
  /** The same as its seat's table named it. */
  choice: Choice;
  /** Nothing else did clearly better. */
  sound: boolean;
  worlds: number;
  trick: number | null;
  reasons: AdviceReason[];
}

/** An action of a finished match, weighed against what else its seat might have done. */
interface Judgement extends Advice {
  /** beside: how it stands to the best, and to what was done. */
  options: (AdviceOption & { beside: 'best' | 'level' | 'same' | 'better' | 'worse' })[];
  /** What was done. */
  action: Action;
  /** How much worse than the best, in points against the others. */
  cost: number;
  /** Chance alone would hardly make that difference. */
  clear: boolean;
  /** The score that was to be expected of it after the round. */
  total: number;
  /** What its seat saw then. */
  view: View;
}
/** What happened when in a finished match: the moment n is that after n actions. */
interface Outline {
  /** Per action: who did it, and among how many. */
  actors: Seat[];
  choices: number[];
  /** Moments at which a round begins, and right after a trick was taken. */
  rounds: number[];
  tricks: number[];
  /** Totals after each round. */
  scored: [number, number[]][];
}

/** What `check` tells about a save without touching the open match. */
interface SaveSummary extends Glance {
  game: string;
  seats: number;
  seed: string;
  actions: number;
}

interface AnyLink {
  lang: Language | '';
  locked: boolean;
  /** The same link in full. */
  text: string;
}
/** A link that says what to deal: pygame_core/formats/links.py documents it. */
interface DealLink extends AnyLink {
  game: string;
  /** For each seat "person" or a level. */
  players: string[];
  options: Record<string, string>;
  /** Empty for a fresh deal each time. */
  seed: string;
  match?: undefined;
}
interface MatchLink extends AnyLink {
  match: EngineSave & { page?: unknown };
}
type Link = DealLink | MatchLink;

/** One result code, read. */
interface ResultRow {
  line: number;
  /** The earlier line with the same code; 0 for none. */
  again: number;
  name: string;
  code: string;
  game: string;
  /** Five letters for the deal, which tell it from others. */
  deal: string;
  fingerprint: number;
  players: string[];
  options: Record<string, string>;
  seat: Seat;
  scores: number[];
  score: number;
  place: number;
  undone: number;
  advice: number;
  opened: boolean;
}
interface ResultSum {
  game: string;
  deal: string;
  fingerprint: number;
  /** Empty where it is not known. */
  seed: string;
  results: number;
  sum: number;
  mean: number;
  best: number;
  /** Best first. */
  rows: ResultRow[];
}
interface ResultTable {
  rows: ResultRow[];
  problems: (Message & { line: number; text: string })[];
  deals: ResultSum[];
}

type Avatar = 'plum' | 'moon' | 'wave' | 'hex' | 'hill' | 'star';
type Crest = Avatar | `face-${Avatar}`;
interface Player {
  name: string;
  kind: 'human' | 'computer';
  /** Empty for a person. */
  level: LevelId;
  /** An avatar; saves call it so. */
  crest: Crest;
}

/** The page's own part of a saved match. */
interface PagePart {
  id: string;
  players: Player[];
  /** The link that it was dealt from, so that others play the very same; "" for none. */
  link: string;
  /** The computer players have their tempers; where others play the same deal, and before there were any, not. */
  tempers: boolean;
  /** How often somebody took an action back. */
  undone: number;
  /** Somebody opened all hands. */
  opened: boolean;
  /** How often each seat asked for advice. */
  advice: number[];
  /** A "what if": the finished match it began in, and after how many of its actions. */
  fork: { of: string; at: number } | null;
  /** Nothing before this place of the log may be taken back by people who share a screen. */
  barrier: number;
  /** The round whose score sheet nobody has left yet; 0 for none. */
  unread: number;
  /** Milliseconds since 1970. */
  created: number;
  updated: number;
  /** Enough for the home screen to describe the match before the engine is there. */
  glance: Glance;
}
interface Glance {
  round: number;
  rounds: number | null;
  to_act: Seat | null;
  is_over: boolean;
  scores: number[];
  winners: Seat[];
  /** None of a match that an older page has kept. */
  ranking?: Rank[];
}
type MatchDoc = EngineSave & { page: PagePart };

/** What the engine answers to each question; pygame_core/page/bridge.py has them all. */
interface Answers {
  new: Snapshot;
  load: Snapshot;
  apply: Snapshot;
  undo: Snapshot;
  view: Snapshot;
  fork: Snapshot;
  computer: Snapshot;
  lesson_lay: Snapshot;
  claim: Snapshot;
  /** Whether the rest of the round is decided. */
  decided: boolean;
  suggest: Advice;
  why_not: (Reason & { label: Line | null }) | null;
  advise: Advice;
  explain: Explanation;
  judge: Judgement;
  /** What each seat sees: now, and at a moment of a finished match. */
  odds: View[];
  moment: View[];
  outline: Outline;
  rules: RulesSection[];
  check: SaveSummary;
  pack: { code: string };
  link: Link;
  write_link: DealLink;
  result: { code: string };
  results: ResultTable;
  inspect: WheelAbout;
  /** Digests of all positions. */
  replay: string[];
  lesson: LessonDoc;
  lesson_next: Action;
  lesson_good: Action[];
  lesson_judge: 'met' | 'missed' | 'open';
}
type Answer<Method> = Method extends keyof Answers ? Answers[Method] : any;

/** One frame of the table and how long it stays. */
interface Frame extends Pick<FrameTold, 'hold' | 'events'> {
  view: View;
}

interface Cover {
  seat: Seat;
  reason: 'handover' | 'return';
}
interface Refusal {
  /** What was asked for, null if that is no action of the game. */
  label: Line | null;
  /** The card that was asked for, or "" if the action names none. */
  card: Card;
  reason: Reason;
}

type EngineStage = 'runtime' | 'library' | 'engine' | 'ready';
interface EngineFailure {
  id: 'wasm-blocked' | 'file-missing' | 'start-failed' | 'no-module-worker' | 'worker-missing' | 'too-slow';
  detail: Record<string, any>;
}
interface EngineProgress {
  stage: EngineStage;
  loaded: number;
  total: number;
}

/** A way to start the engine, what it stands on (a hash), and within how many milliseconds it ends. */
interface StartAttempt {
  way: 'snapshot' | 'compiled' | 'plain';
  of: string;
  settle: number;
}
interface StartTaken {
  way: StartAttempt['way'];
  /** The quicker ways, and why they were not gone. */
  refused: { way: StartAttempt['way']; of: string; id: string; detail: Record<string, string> }[];
  /** What came to pass with what the engine itself does not need, if not all of it is here. */
  incomplete: { id: string; detail: Record<string, string> } | null;
}

/** A text by language. */
type Saying = Record<string, string>;
/** A match as it was played once, and the learner's seat; pygame_core/lessons/script.py. */
interface LessonScript {
  game: string;
  seats: number;
  options: Record<string, string>;
  seed: string;
  log: Action[];
  /** The seat that did each action. */
  actors: Seat[];
  seat: Seat;
}
/** One step of a lesson as the engine has read it; pygame_core/lessons/lesson.py. */
interface LessonStep {
  say: Saying;
  point: string[];
  /** How many actions are done when it is said. */
  start: number;
  jump: boolean;
  goal: Record<string, any> | null;
  miss: Saying | null;
  model: Action | null;
}
interface LessonDoc {
  title: Saying;
  script: LessonScript;
  steps: LessonStep[];
}
