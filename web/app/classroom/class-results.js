// The results of a class: lines that come in, the table they make, and its sums.
import { useEffect, useState } from 'preact/hooks';
import { addedGames, addons, knownGames } from '../engine/known-games.js';
import { keepResults, links, results } from '../storage/class-store.js';
import { engine } from '../engine/engine.js';
import { handOver, copy } from '../storage/files.js';
import { CodeField } from '../ui/fields.js';
import { html, Button, Sprite } from '../ui/html.js';
import { list, sentences, t, points } from '../ui/i18n.js';
import { linkOfToday } from '../shell/links.js';
import { say } from '../ui/notices.js';
import { dealName, optionsText, playerText } from '../match/match-form.js';
import { Dialog, askToLose } from '../ui/dialog.js';
import { sentence, shareProblem, Trouble, useAnswer } from '../engine/problem-text.js';

/** Long enough that nobody who types waits for every letter, in milliseconds. */
const PAUSE = 250;

export function ClassResults() {
  const text = results.value;
  // Where there are codes, what they add up to stands first, and they are folded away above it.
  const [isOpen, setOpen] = useState(!text.trim());
  useEffect(() => {
    if (!text) setOpen(true);
  }, [text]);
  const { answer: table, problem } = useAnswer(read, [text, links.value, addons.value]);
  return html`<section class="panel class__results" aria-labelledby="class-results">
    <h2 class="sr" id="class-results">${t('class-results')}</h2>
    <details class="class__codes" open=${isOpen} onToggle=${(/** @type {Event & { currentTarget: HTMLDetailsElement }} */ event) => setOpen(event.currentTarget.open)}>
      <summary><${Sprite} id="i-down" />${t('class-codes', { count: text.split('\n').filter((line) => line.trim()).length })}</summary>
      <div class="opt">
        <${CodeField} id="class-lines" label=${t('class-lines')} help=${t('class-lines-help')} rows=${6} value=${text} onText=${keepResults} />
      </div>
    </details>
    ${problem && html`<${Trouble} role="alert">${shareProblem(problem)}<//>`}
    ${table && html`<${Found} table=${table} />`}
  </section>`;
}

/** What all lines say, a while after the last of them was changed. @param {() => boolean} live @returns {Promise<ResultTable | null>} */
async function read(live) {
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  if (!live()) return null;
  const deals = [...links.value, ...knownGames().map(({ id }) => linkOfToday(id))];
  return engine.call('results', { text: results.value, deals, others: addedGames().map(info) });
}

/** As much of an added game as its results can be read by. @param {GameInfo} game */
const info = ({ id, seats, options, rules_version }) => ({ id, seats, options, rules_version });

/** @param {{ table: ResultTable }} props */
function Found({ table: { rows, problems, deals } }) {
  const once = rows.filter(({ again }) => !again);
  const wrong = [
    ...problems.map(
      (problem) => html`<li key=${problem.line}>${problemText(problem)}${t('sentence-gap')}<q>${problem.text}</q></li>`,
    ),
    ...rows.flatMap(({ line, again }) =>
      again ? html`<li key=${line}>${t('class-again', { line, first: again })}</li>` : [],
    ),
  ];
  return html`
    ${wrong.length > 0 && html`<div class="trouble" role="status"><${Sprite} id="i-warn" /><ul>${wrong}</ul></div>`}
    ${once.length > 0 && html`<${Joined} rows=${once} />`}
    ${deals.map((deal) => html`<${Deal} key=${deal.fingerprint} deal=${deal} />`)}
    <${Out} rows=${once} deals=${deals} />
  `;
}

/** @param {ResultTable['problems'][number]} problem */
const problemText = (problem) =>
  sentences([t('class-problem', { line: problem.line }), sentence('share-error', problem, 'no-result')]);

/** Who has come in, the latest last. @param {{ rows: ResultRow[] }} props */
function Joined({ rows }) {
  return html`<section class="class__joined" aria-live="polite">
    <p><b>${t('class-joined', { count: rows.length })}</b></p>
    <ol>${rows.map((row) => html`<li key=${row.code} class="chip">${nameOf(row)}</li>`)}</ol>
  </section>`;
}

/** Which deal it is, if only by its five letters. @param {ResultSum} deal */
const titleOf = (deal) => (deal.seed ? dealName(deal.seed) : t('class-deal', { deal: deal.deal }));

/** @param {{ deal: ResultSum }} props */
function Deal({ deal }) {
  const { players, options, game } = deal.rows[0];
  const [sum, mean, best] = [points(deal.sum), points(Math.round(10 * deal.mean) / 10), points(deal.best)];
  return html`<section class="class__deal" data-game=${game}>
    <h3>${t(`game-${game}`)} · ${titleOf(deal)}</h3>
    <p class="muted">${[list(players.map(playerText)), optionsText(game, options)].filter(Boolean).join(' · ')}</p>
    <p class="class__sums">${t('class-sums', { count: deal.results, sum, mean, best })}</p>
    <div class="class__scroll" tabindex="0" role="region" aria-label=${titleOf(deal)}>
      <table class="class__table">
        <thead><tr>${heads().map((head) => html`<th key=${head} scope="col">${head}</th>`)}</tr></thead>
        <tbody>
          ${deal.rows.map(
            (row) => html`<tr key=${row.line} class=${row.score === deal.best ? 'is-best' : ''}>
              <th scope="row">${nameOf(row)}</th>
              <td class="num">${points(row.score)}</td>
              <td class="num">${t('class-place-of', { place: row.place, seats: row.scores.length })}</td>
              <td>${aidsText(row)}</td>
              <td class="num">${row.line}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** Whose result it is: without a name the last letters of its code tell it from others. @param {ResultRow} row */
const nameOf = ({ name, code }) => name || t('class-unnamed', { code: code.slice(code.lastIndexOf('-') + 1) });

const heads = () => ['name', 'score', 'place', 'aids', 'line'].map((head) => t(`class-head-${head}`));

/** @param {ResultRow} row */
function aidsText({ undone, advice, opened }) {
  const used = [
    undone && t('class-undone', { count: undone }),
    advice && t('class-advice', { count: advice }),
    opened && t('class-opened'),
  ];
  return list(used) || '–';
}

/** What may be done with the whole table. @param {{ rows: ResultRow[], deals: ResultSum[] }} props */
function Out({ rows, deals }) {
  const [isProjected, setProjected] = useState(false);
  const cells = () => [
    [t('class-head-game'), t('class-head-deal'), ...heads(), t('class-head-code')],
    ...rows.map((row) => {
      const deal = deals.find(({ fingerprint }) => fingerprint === row.fingerprint);
      const { game, name, score, place, line, code } = row;
      return [t(`game-${game}`), deal ? titleOf(deal) : row.deal, name, score, place, aidsText(row), line, code];
    }),
  ];
  const copyAll = async () => say((await copy(tabbed(cells()))) ? 'class-copied' : 'class-copy-refused');
  const save = () => handOver(new File([commaSeparated(cells())], 'results.csv', { type: 'text/csv' }));
  const reset = () => {
    const before = results.value;
    keepResults('');
    say('class-emptied', {}, { id: 'common-undo', run: () => keepResults(before) });
  };
  const empty = () => askToLose('class-empty', reset);
  if (!results.value) return null;
  const found = html`
    <${Button} icon="i-export" onClick=${save}>${t('class-save')}<//>
    <${Button} onClick=${copyAll}>${t('class-copy')}<//>
    <${Button} icon="i-eye" class="btn--accent" onClick=${() => setProjected(true)}>${t('class-sheet')}<//>`;
  const sheet = html`<${Dialog} label=${t('class-results')} class="dialog--project" onClose=${() => setProjected(false)}>
    ${deals.map((deal) => html`<${Deal} key=${deal.fingerprint} deal=${deal} />`)}
  <//>`;
  return html`
    <div class="choice"><${Button} icon="i-trash" onClick=${empty}>${t('class-empty')}<//>${rows.length > 0 && found}</div>
    ${isProjected && sheet}
  `;
}

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
