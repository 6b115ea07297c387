// How the people of this device have done: one line a finished match, written when it ends. A match
// counts once, however often its end is reached; a "what if", and a match that only computers play, never.
import { signal } from '@preact/signals';
import { checksum, seal, unseal } from './revisions.js';
import { isMoment, NAME_LENGTH } from './page-part.js';
import { isCount, isFlag, isText, listOf, parsed, record, word } from './shape.js';
import { keys, onElsewhere, read, refuse, remove, write } from './local-storage.js';

/** So many of the latest matches are remembered. */
export const REMEMBERED = 2000;

const KEY = 'statistics';
const QUARANTINE = 'statistics-aside:';

/** Latest first. @type {Signal<Result[]>} */
export const results = signal([]);

/** Texts that this page cannot read, kept for export. @type {Signal<{ key: string, text: string }[]>} */
export const quarantinedStatistics = signal([]);

const isPerson = record({
  name: (name) => isText(name) && name.length > 0 && name.length <= NAME_LENGTH,
  place: (place) => isCount(place) && place > 0,
  score: Number.isSafeInteger,
  won: isFlag,
  helped: isFlag,
});

const isResult = record({
  match: word(/^[0-9a-z]{1,12}-[0-9a-f]{8}$/),
  game: word(/^[a-z0-9-]{1,60}$/),
  against: word(/^[a-z0-9-]{1,30}$/),
  ended: isMoment,
  seats: (seats) => isCount(seats, 20),
  people: listOf(isPerson),
});

/** A list of results, wherever it comes from. */
export const isResults = listOf((result) => {
  if (!isResult(result)) return false;
  const { people, seats } = result;
  return (
    people.length > 0 &&
    people.length <= seats &&
    people.every((/** @type {PersonResult} */ { place }) => place <= seats)
  );
});

/** @param {string | null} text @returns {Result[] | null} null if this page cannot read it */
function parse(text) {
  if (text === null) return [];
  const { state, body } = unseal(text);
  const list = state === 'valid' && parsed(body);
  return isResults(list) ? list : null;
}

/** Each match once, the first word on it counts; latest first. @param {Result[]} list */
function united(list) {
  /** @type {Map<string, Result>} */ const byMatch = new Map();
  for (const result of list) if (!byMatch.has(result.match)) byMatch.set(result.match, result);
  return [...byMatch.values()].sort((a, b) => b.ended - a.ended).slice(0, REMEMBERED);
}

/** What storage has. A text that cannot be read is put aside, where nothing writes over it.
 *  @returns {Result[] | null} null if there is no room to put it aside */
function stored() {
  const text = read(KEY);
  const known = parse(text);
  if (known) return known;
  if (!write(`${QUARANTINE}${Date.now()}`, /** @type {string} */ (text))) return null;
  remove(KEY);
  return [];
}

/** What found no room in storage; it is here as long as the page is. @type {Result[]} */
let unkept = [];

/** @param {Result[]} list */
function store(list) {
  results.value = list;
  const isKept = stored() === null ? refuse('full') : write(KEY, seal(0, JSON.stringify(list)));
  unkept = isKept ? [] : list;
}

/** All that there are by now, whichever tab has counted them. @param {Result[]} [more] */
function all(more = []) {
  return united([...(stored() ?? []), ...unkept, ...more]);
}

/** Reads what is kept. What an older page put aside and this one can read comes back. */
export function loadStatistics() {
  look();
  const returned = quarantinedStatistics.value.flatMap(({ key, text }) => {
    const list = parse(text);
    return list ? [{ key, list }] : [];
  });
  if (returned.length) {
    store(all(returned.flatMap(({ list }) => list)));
    for (const { key } of returned) remove(key);
    look();
  }
  // Another tab of the page may play, too.
  onElsewhere(KEY, look);
}

function look() {
  results.value = all();
  quarantinedStatistics.value = keys(QUARANTINE).map((key) => ({ key, text: read(key) ?? '' }));
}

/** The same wherever the match is copied to. @param {MatchDoc} doc */
export const matchName = ({ game, seed, page }) => `${page.created.toString(36)}-${checksum(`${game} ${seed}`)}`;

/** Counts a match that has just ended. @param {MatchDoc} doc */
export function countMatch(doc) {
  const { game, seats, page } = doc;
  const { players, advice, undone, opened, fork, glance } = page;
  const { ranking, scores, winners } = glance;
  const people = [...players.keys()].filter((seat) => players[seat].kind === 'human');
  if (fork || !ranking || !people.length) return;
  const levels = new Set(players.flatMap(({ kind, level }) => (kind === 'computer' ? [level] : [])));
  add([
    {
      match: matchName(doc),
      game,
      ended: Date.now(),
      seats,
      against: levels.size > 1 ? 'mixed' : ([...levels][0] ?? 'people'),
      people: people.map((seat) => ({
        name: players[seat].name,
        place: ranking.find((rank) => rank.seat === seat)?.place ?? seats,
        score: scores[seat],
        won: winners.includes(seat),
        helped: advice[seat] > 0 || undone > 0 || opened,
      })),
    },
  ]);
}

/** Takes results in beside those that there are. @param {Result[]} more @returns {number} how many were new */
export function add(more) {
  const before = new Set(all().map(({ match }) => match));
  store(all(more));
  return new Set(more.flatMap(({ match }) => (before.has(match) ? [] : [match]))).size;
}

/** Forgets everything. @returns {() => void} takes it back */
export function reset() {
  const before = results.value;
  store([]);
  return () => {
    add(before);
  };
}

/** Forgets a text that could not be read. @param {string} key */
export function dropQuarantined(key) {
  remove(key);
  look();
}
