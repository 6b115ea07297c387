// How the people of this device have done, by game and by whom they played against; and everything of
// this device as one file.
import { useState } from 'preact/hooks';
import { exportAll } from '../storage/exchange.js';
import { handOver } from '../storage/files.js';
import { html, Button, Sprite } from '../ui/html.js';
import { format, has, t, percent, points } from '../ui/i18n.js';
import { say } from '../ui/notices.js';
import { askToLose } from '../ui/dialog.js';
import { matches } from '../storage/saves.js';
import { dropQuarantined, REMEMBERED, reset, results, quarantinedStatistics } from '../storage/statistics.js';
import { Page } from '../shell/page.js';
import { ImportButton } from './incoming.js';
import { Picker, Segments } from '../ui/fields.js';

/** Which results are looked at. */
const HELP = /** @type {const} */ (['all', 'without', 'with']);

/** @typedef {PersonResult & Pick<Result, 'match' | 'game' | 'against' | 'seats'>} Line how one person did in one match */

export function Statistics() {
  const [help, setHelp] = useState(/** @type {typeof HELP[number]} */ ('all'));
  const [who, setWho] = useState('');
  const names = [...new Set(results.value.flatMap(({ people }) => people.map(({ name }) => name)))].sort(
    format(Intl.Collator, { numeric: true }).compare,
  );
  const lines = results.value
    .flatMap(({ match, game, against, seats, people }) =>
      people.map((person) => ({ ...person, match, game, against, seats })),
    )
    .filter(({ name, helped }) => (!who || name === who) && (help === 'all' || helped === (help === 'with')));
  const count = results.value.length;
  const person = html`<label class="statistics__who"><span>${t('statistics-who')}</span>
    <${Picker} choices=${['', ...names]} chosen=${who} choose=${setWho} word=${(/** @type {string} */ name) => name || t('statistics-everybody')} />
  </label>`;
  const found = html`<h2>${t('statistics-matches', { count })}</h2>
    <div class="statistics__choice">
      <${Segments} name="statistics-help" aria-label=${t('statistics-help')} choices=${HELP} chosen=${help}
        word=${(/** @type {typeof help} */ kind) => html`<span>${t(`statistics-help-${kind}`)}</span>`} choose=${setHelp} />
      ${names.length > 1 && person}
    </div>
    ${lines.length ? html`<${Table} lines=${lines} />` : html`<p>${t('statistics-none-such')}</p>`}
    <p class="muted">${t('statistics-how', { most: REMEMBERED })}</p>`;
  return html`<${Page} class="statistics" title=${t('statistics-title')}>
      ${quarantinedStatistics.value.map(({ key, text }) => html`<${Quarantined} key=${key} id=${key} text=${text} />`)}
      <section class="panel">${count ? found : html`<p>${t('statistics-none')}</p>`}</section>
      <${Everything} />
  <//>`;
}

/** @param {{ lines: Line[] }} props */
function Table({ lines }) {
  // What was played last comes first.
  const games = [...new Set(lines.map(({ game }) => game))];
  const matches = new Set(lines.map(({ match }) => match)).size;
  return html`<p class="statistics__counted">${t('statistics-counted', { results: lines.length, matches })}</p>
  <div class="statistics__scroll" tabindex="0" role="region" aria-label=${t('statistics-title')}><table class="statistics__table">
    <thead><tr>
      <th scope="col">${t('statistics-against')}</th>
      <th scope="col">${t('statistics-results')}</th>
      <th scope="col">${t('statistics-won')}</th>
      <th scope="col">${t('statistics-place')}</th>
      <th scope="col">${t('statistics-score')}</th>
      <th scope="col" class="statistics__picture">${t('statistics-places')}</th>
    </tr></thead>
    ${games.map((game) => {
      const own = lines.filter((line) => line.game === game);
      const rivals = [...new Set(own.map(({ against }) => against))].sort((a, b) => rank(a) - rank(b));
      return html`<tbody key=${game} data-game=${game}>
        <tr class="statistics__game"><th scope="rowgroup" colspan="6">${has(`game-${game}`) ? t(`game-${game}`) : game}</th></tr>
        ${rivals.map((against) => html`<${Row} key=${against} name=${rivalName(against)} lines=${own.filter((line) => line.against === against)} />`)}
        ${rivals.length > 1 && html`<${Row} name=${t('statistics-all')} lines=${own} isSum />`}
      </tbody>`;
    })}
  </table></div>`;
}

/** @param {{ name: string, lines: Line[], isSum?: boolean }} props */
function Row({ name, lines, isSum }) {
  const won = lines.filter((line) => line.won).length;
  const most = Math.max(...lines.map(({ seats }) => seats));
  const places = Array.from({ length: most }, (_, at) => lines.filter(({ place }) => place === at + 1).length);
  return html`<tr class=${isSum ? 'statistics__sum' : ''}>
    <th scope="row">${name}</th>
    <td>${lines.length}</td>
    <td>${won} <small>${percent(won / lines.length)}</small></td>
    <td>${mean(lines.map(({ place }) => place))}</td>
    <td>${mean(lines.map(({ score }) => score))}</td>
    <td class="statistics__picture"><div role="img" aria-label=${t('statistics-places-said', { places: places.join(' · ') })} class="places-bar">
      ${places.map((count, at) => count > 0 && html`<i key=${at} class=${`is-${Math.min(at + 1, 6)}`} style=${{ flexGrow: count }}>${at + 1}</i>`)}
    </div></td>
  </tr>`;
}

/** From weak to strong, then mixed tables, then people. @param {string} against */
function rank(against) {
  const at = ['beginner', 'casual', 'club', 'master', 'mixed', 'people'].indexOf(against);
  return at < 0 ? Infinity : at;
}

/** @param {string} against */
function rivalName(against) {
  if (has(`statistics-against-${against}`)) return t(`statistics-against-${against}`);
  return has(`level-${against}`) ? t(`level-${against}`) : against;
}

/** @param {number[]} figures */
function mean(figures) {
  return points(Math.round((10 * figures.reduce((sum, figure) => sum + figure, 0)) / figures.length) / 10);
}

/** A text that could not be read. @param {{ id: string, text: string }} props */
function Quarantined({ id, text }) {
  const save = () => handOver(new File([text], 'statistics.txt', { type: 'text/plain' }));
  return html`<div class="trouble">
    <${Sprite} id="i-warn" />
    <div><p>${t('statistics-aside')}</p>
      <div class="choice"><${Button} icon="i-export" onClick=${save}>${t('home-export')}<//>
        <${Button} icon="i-trash" onClick=${() => dropQuarantined(id)}>${t('home-delete')}<//></div></div>
  </div>`;
}

/** All of this device as one file, and forgetting the statistics. */
function Everything() {
  const onAccept = () => say('statistics-forgotten', {}, { id: 'common-undo', run: reset() });
  const words = html`<p>${t('statistics-reset-text', { count: results.value.length })}</p>`;
  const forget = () => askToLose('statistics-reset', onAccept, words);
  return html`<section class="panel">
    <h2>${t('archive-title')}</h2>
    <p>${t('archive-help', { matches: matches.value.length, results: results.value.length })}</p>
    <div class="choice choice--start">
      <${Button} icon="i-export" class="btn--accent" disabled=${!matches.value.length && !results.value.length} onClick=${exportAll}>${t('archive-export')}<//>
      <${ImportButton} />
      <${Button} icon="i-trash" disabled=${!results.value.length} onClick=${forget}>${t('statistics-reset')}<//>
    </div>
  </section>`;
}
