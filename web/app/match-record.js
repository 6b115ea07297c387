// The open match as it is written down: the engine's part as last heard, and the page's own part.
import { glance } from './page-part.js';
import { actorsOf, lastPerson, undoCount } from './undo.js';

/** @import { MatchDoc, PagePart, Reason, Seat, Snapshot } from './types.js' */

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
