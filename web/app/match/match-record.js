// The open match as it is written down: the engine's part as last heard, and the page's own part.
import { glance } from '../storage/page-part.js';
import { find, keep } from '../storage/saves.js';
import { countMatch } from '../storage/statistics.js';

/** Keeps it, and counts it as it comes to its end. @param {MatchDoc} doc @returns {boolean} false: another tab has gone on with it */
export function writeDown(doc) {
  const wasOver = find(doc.page.id)?.doc?.page.glance.is_over;
  if (!keep(doc)) return false;
  if (doc.page.glance.is_over && wasOver === false) countMatch(doc);
  return true;
}

export class MatchRecord {
  /** @param {MatchDoc} doc @param {(doc: MatchDoc) => void} write keeps it; never throws */
  constructor(doc, write) {
    this.doc = doc;
    this.people = doc.page.players.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []));
    this.#write = write;
  }

  #write;

  /** How many actions an undo takes back now. */
  get undoable() {
    return undoCount(this.doc.page, this.people);
  }

  /** @returns {Reason | null} why there is nothing to take back; null if there is something */
  get whyNoUndo() {
    if (this.undoable) return null;
    const { actors } = this.doc.page;
    return { id: lastPerson(actors, this.people) === null ? 'nothing-to-undo' : 'undo-seen', params: {} };
  }

  /** @param {Snapshot} snapshot @param {Seat[]} acted who made the last actions */
  keep({ view, save, reveals }, ...acted) {
    const page = { ...this.doc.page, glance: glance(view) };
    if (save.log.length !== this.doc.log.length) page.updated = Date.now();
    page.actors = actorsOf(page.actors, save.log.length, acted);
    if (acted.length && reveals) page.barrier = save.log.length;
    this.doc = { ...save, page };
    this.#write(this.doc);
  }

  /** The log has become so long by an undo: written down with the next `keep`. @param {number} to */
  takeBack(to) {
    const { actors, undone } = this.doc.page;
    this.#mark({ actors: actors.slice(0, to), undone: undone + 1, unread: 0 });
  }

  /** Somebody looks: nothing that others did before is taken back by people who share a screen.
   *  @param {Seat} seat */
  bar(seat) {
    if (lastPerson(this.doc.page.actors, this.people) !== seat) this.#mark({ barrier: this.doc.log.length });
  }

  /** There is a score sheet to be read: written down with the next `keep`. @param {number} round */
  lay(round) {
    this.#mark({ unread: round });
  }

  /** The score sheet has been read. */
  putAway() {
    this.#mark({ unread: 0 });
    this.#write(this.doc);
  }

  /** @param {Seat} seat who asks */
  countAdvice(seat) {
    this.#mark({ advice: this.doc.page.advice.map((count, at) => count + Number(at === seat)) });
    this.#write(this.doc);
  }

  /** All hands are open from here on: what came before is known to everybody. */
  open() {
    this.#mark({ opened: true, barrier: this.doc.log.length });
    this.#write(this.doc);
  }

  /** @param {Partial<PagePart>} part */
  #mark(part) {
    this.doc = { ...this.doc, page: { ...this.doc.page, ...part } };
  }
}

// How far an undo reaches. Against computer players it is free. People who share a screen can take
// back only what nobody else has looked behind since.

const UNKNOWN = '?';

/**
 * How many actions go back, down to and with the last one a person made; 0 if none may.
 * @param {Pick<PagePart, 'actors' | 'barrier'>} page
 * @param {Seat[]} people
 */
export function undoCount({ actors, barrier }, people) {
  for (let at = actors.length - 1; at >= 0; at -= 1) {
    if (actors[at] === UNKNOWN || (people.length > 1 && at < barrier)) return 0;
    if (people.includes(Number(actors[at]))) return actors.length - at;
  }
  return 0;
}

/** Who of the people acted last; null if nobody did, or nobody knows.
 *  @param {PagePart['actors']} actors @param {Seat[]} people */
export function lastPerson(actors, people) {
  const known = actors.slice(actors.lastIndexOf(UNKNOWN) + 1);
  return (
    [...known]
      .reverse()
      .map(Number)
      .find((seat) => people.includes(seat)) ?? null
  );
}

/**
 * Who made each action of the engine's log, one digit an action. A save from elsewhere may not tell
 * who made the earlier ones; nobody can undo past those.
 * @param {string} actors as known so far
 * @param {number} length of the log now
 * @param {Seat[]} acted who made the last actions
 */
export function actorsOf(actors, length, acted) {
  const before = length - acted.length;
  return (actors.length === before ? actors : UNKNOWN.repeat(before)) + acted.join('');
}
