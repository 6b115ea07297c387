// How a hand lies: how wide a card is, where the rows break, how much of each card shows.
// Pure arithmetic, so that every size can be tested without a screen.

/** The narrowest strip of a card that a finger still hits, across and down. */
const STRIP = 44;
const RATIO = 1.42;
/** So much narrower may a card be if that saves a row; on a phone a third one would be taken from the trick. */
const NARROWER = { phone: 0.79, other: 0.88 };
/** Below this height the table is laid out for a phone on its side. */
const LOW = 561;

/** @typedef {{ x: number, y: number, row: number }} Spot */
/** @typedef {{ width: number, height: number, strip: number, rowHeight: number, lift: number, spots: Spot[], rows: number[] }} HandLayout */

/** More of the screen than this larger cards do not take, on a phone and elsewhere. */
const SHARE = { phone: 0.2, other: 0.27 };
/** So much of a larger card must show that its number and suit are not cut. */
const INDEX = 0.46;

/** How far down the tag of a card reaches, below its number and suit (cards.css). @param {number} width */
function tagFoot(width) {
  return (
    Math.max(26, width * 0.3) * 0.92 + Math.max(16, width * 0.19) + Math.max(11, width * 0.12) * 1.42 + width * 0.12
  );
}

/**
 * @param {number[]} groups cards of each suit, in the order of the hand
 * @param {number} space the width there is
 * @param {number} tall the height of the whole screen
 * @param {number} [scale] how much larger than usual cards are wished
 * @param {boolean} [tagged] whether a card says more than its number and suit
 * @returns {HandLayout} sizes in px; `strip` is how much of a covered card shows, `rows` are counts; `lift` is how far a card is raised that may be played
 */
export function layOut(groups, space, tall, scale = 1, tagged = false) {
  const usual = layOutAt(groups, space, tall, 1, tagged);
  for (let size = scale; size > 1; size -= 0.05) {
    const larger = layOutAt(groups, space, tall, size, tagged);
    const limit = Math.max(tall * (space < 560 ? SHARE.phone : SHARE.other), wholeHeight(usual));
    const isRead = larger.strip >= larger.width * INDEX;
    if (larger.width > usual.width && isRead && wholeHeight(larger) <= limit) return larger;
  }
  return usual;
}

/** @param {HandLayout} layout */
export function wholeHeight({ rows, rowHeight, height }) {
  return (rows.length - 1) * rowHeight + height;
}

/** @param {number[]} groups @param {number} space @param {number} tall @param {number} scale @param {boolean} tagged @returns {HandLayout} */
function layOutAt(groups, space, tall, scale, tagged) {
  const count = groups.reduce((sum, group) => sum + group, 0);
  const low = tall < LOW;
  const wish = low || space > 900 || space < 560 ? STRIP : 62;
  /** @param {number} size */
  const inRow = (size) => Math.max(1, Math.floor((space - size) / wish) + 1);
  let width = Math.round(scale * usualWidth(space, tall));
  let lines = Math.max(1, Math.ceil(count / inRow(width)));
  if (lines > 1) {
    const narrow = Math.floor(space - wish * (Math.ceil(count / (lines - 1)) - 1));
    if (narrow >= width * NARROWER[space < 560 ? 'phone' : 'other']) {
      width = Math.min(width, narrow);
      lines -= 1;
    } else if (low) width = Math.round((tall * 0.18) / RATIO);
  }
  const most = inRow(width);
  const rows = breakRows(groups, lines, most);
  const strip = Math.min(width + 10, ...rows.map((row) => (row > 1 ? (space - width) / (row - 1) : Infinity)));
  const height = width * RATIO;
  const lift = low ? (rows.length > 1 ? 4 : 7) : 12;
  // A card that is raised in the row below must take neither the strip of the one above nor its tag.
  const step = Math.max(
    height * (space >= 560 ? 0.64 : 0.72),
    (tagged ? Math.max(STRIP, tagFoot(width)) : STRIP) + lift,
  );
  const spots = rows.flatMap((row, at) => {
    const left = (space - width - strip * (row - 1)) / 2;
    return Array.from({ length: row }, (_, column) => ({ x: left + strip * column, y: step * at, row: at }));
  });
  return { width, height, strip, rowHeight: step, lift, spots, rows };
}

/** How wide a card of the hand usually is. @param {number} space @param {number} tall */
export function usualWidth(space, tall) {
  return Math.min(wanted(space), (tall * 0.22) / RATIO);
}

/** @param {number} space */
function wanted(space) {
  if (space > 900) return Math.min(150, Math.max(92, space * 0.106));
  if (space >= 560) return Math.min(124, Math.max(84, space * 0.145));
  return Math.min(84, Math.max(56, space * 0.178));
}

/**
 * Rows of about the same length, broken between two suits where one is near.
 * @param {number[]} groups @param {number} rows @param {number} most cards a row
 */
function breakRows(groups, rows, most) {
  const count = groups.reduce((sum, group) => sum + group, 0);
  const borders = groups.map((_, at) => groups.slice(0, at + 1).reduce((sum, group) => sum + group, 0));
  /** @type {number[]} */
  const result = [];
  let laid = 0;
  for (let left = rows; left > 1; left -= 1) {
    const even = Math.ceil((count - laid) / left);
    const fits = borders.filter((border) => {
      const row = border - laid;
      return row > 0 && row <= most && Math.abs(row - even) <= 2 && count - border <= most * (left - 1);
    });
    const near = fits.sort((a, b) => Math.abs(a - laid - even) - Math.abs(b - laid - even))[0];
    const row = near === undefined ? even : near - laid;
    result.push(row);
    laid += row;
  }
  return [...result, count - laid];
}
