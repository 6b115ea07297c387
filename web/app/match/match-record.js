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
  /** The seat that did each action of the log, as last heard. @type {Seat[]} */
  actors = [];

  /** Where in the log a person acted last; -1: nowhere. */
  get #last() {
    return this.actors.findLastIndex((seat) => this.people.includes(seat));
  }

  /** How many actions an undo takes back now: down to and with the last one of a person. Against computer players it is
   *  free; people who share a screen take back only what nobody else has looked behind since. */
  get undoable() {
    const isBarred = this.people.length > 1 && this.#last < this.doc.page.barrier;
    return this.#last < 0 || isBarred ? 0 : this.actors.length - this.#last;
  }

  /** @returns {Reason | null} why there is nothing to take back; null if there is something */
  get whyNoUndo() {
    return this.undoable ? null : { id: this.#last < 0 ? 'nothing-to-undo' : 'undo-seen', params: {} };
  }

  /** @param {Snapshot} snapshot */
  keep({ view, save, actors, reveals }) {
    const page = { ...this.doc.page, glance: glance(view) };
    if (save.log.length !== this.doc.log.length) page.updated = Date.now();
    if (reveals) page.barrier = save.log.length;
    this.actors = actors;
    this.doc = { ...save, page };
    this.#write(this.doc);
  }

  /** The log becomes shorter by an undo: written down with the next `keep`. */
  takeBack() {
    this.#mark({ undone: this.doc.page.undone + 1, unread: 0 });
  }

  /** Somebody looks: nothing that others did before is taken back by people who share a screen.
   *  @param {Seat} seat */
  bar(seat) {
    if (this.actors[this.#last] !== seat) this.#mark({ barrier: this.doc.log.length });
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
