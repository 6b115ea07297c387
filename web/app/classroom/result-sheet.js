// The table of results as text for a spreadsheet.

/** Spreadsheets take what begins like this for a formula, and a name may be anything. */
const FORMULA = /^[=+\-@\t\r]/;

/** @param {string | number} cell */
function plain(cell) {
  if (typeof cell === 'number') return String(cell);
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** For the clipboard: what spreadsheets take apart into cells. @param {(string | number)[][]} rows */
export function tabbed(rows) {
  return rows.map((row) => row.map((cell) => plain(cell).replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
}

/** A file as spreadsheets open it, with the mark that makes them read it as UTF-8.
 *  @param {(string | number)[][]} rows */
export function commaSeparated(rows) {
  const line = (/** @type {(string | number)[]} */ row) =>
    row.map((cell) => `"${plain(cell).replaceAll('"', '""')}"`).join(',');
  return `\ufeff${rows.map(line).join('\r\n')}\r\n`;
}
