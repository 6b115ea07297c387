// Adding a game in a wheel of its own: where it comes from, what it says of itself, what trusting it
// means; and the games that were added, each with a way to be rid of it.
import { useState } from 'preact/hooks';
import { add, lookAtAddress, lookAtFile, removeGame, tryAgain } from './add-game.js';
import { addonOf, addons } from '../engine/known-games.js';
import { engine } from '../engine/engine.js';
import { format, list, sentences, t } from '../ui/i18n.js';
import { isOneFile } from '../site.js';
import { html, Button } from '../ui/html.js';
import { say } from '../ui/notices.js';
import { ask } from '../ui/dialog.js';
import { go } from '../shell/route.js';
import { matches } from '../storage/saves.js';
import { HomeOrUnlock, MessagePage, Page } from '../shell/page.js';
import { addonProblem, Trouble, useWork } from '../engine/problem-text.js';
import { FileButton } from '../ui/fields.js';

/** @param {{ from: string }} props from: an address on this site that a link has named, or "" */
export function Add({ from }) {
  if (isOneFile)
    return html`<${MessagePage} title=${t('addon-title')} text=${t('one-file-without')}><${HomeOrUnlock} /><//>`;
  const [found, setFound] = useState(/** @type {Candidate | null} */ (null));
  const { isBusy, problem, work } = useWork();
  /** @param {() => Promise<Candidate>} look */
  const lookAt = (look) => {
    setFound(null);
    void work(async () => setFound(await look()));
  };
  /** @param {Candidate} candidate */
  const accept = (candidate) =>
    work(async () => {
      const isKept = await add(engine, candidate);
      say(isKept ? 'addon-added' : 'addon-added-unkept');
      go({ screen: 'home' }, { replace: true });
    });

  return html`<${Page} class="add" title=${t('addon-title')}>
      <div class="add__panels">
        <${Source} from=${from} isBusy=${isBusy} lookAt=${lookAt} problem=${problem} isWaiting=${isBusy && !engine.ready.value} />
        ${found && html`<${Offer} candidate=${found} isBusy=${isBusy} onAdd=${() => accept(found)} onCancel=${() => setFound(null)} />`}
        ${addons.value.length > 0 && html`<${Added} isBusy=${isBusy} work=${work} />`}
      </div>
  <//>`;
}

/** @param {{ from: string, isBusy: boolean, isWaiting: boolean, problem: EngineError | null,
 *    lookAt: (look: () => Promise<Candidate>) => void }} props */
function Source({ from, isBusy, isWaiting, problem, lookAt }) {
  const [where, setWhere] = useState(from);
  /** @param {Event} event */
  const fetchIt = (event) => {
    event.preventDefault();
    if (where.trim() && !isBusy) lookAt(() => lookAtAddress(engine, where.trim()));
  };
  return html`<section class="panel" aria-labelledby="add-source">
    <h2 id="add-source">${t('addon-source')}</h2>
    <p>${t('addon-intro')}</p>
    <${FileButton} class="btn--accent add__file" accept=".whl" disabled=${isBusy}
      onFile=${(/** @type {File} */ file) => lookAt(() => lookAtFile(engine, file))}>${t('addon-file')}<//>
    <form class="opt" onSubmit=${fetchIt}>
      <label for="add-address"><b>${t('addon-address')}</b></label>
      <p class="muted" id="add-address-help">${t('addon-address-help')}</p>
      <div class="add__address">
        <input id="add-address" class="field" value=${where} aria-describedby="add-address-help" autocapitalize="none"
          autocomplete="off" spellcheck=${false} placeholder="games/kites-1.0.0-py3-none-any.whl"
          onInput=${(/** @type {Event & { currentTarget: HTMLInputElement }} */ event) => setWhere(event.currentTarget.value)} />
        <${Button} type="submit" disabled=${isBusy || !where.trim()}>${t('addon-look')}<//>
      </div>
    </form>
    <p role="status" class="add__status">${isWaiting ? t('setup-waiting') : isBusy ? t('addon-busy') : ''}</p>
    ${problem && html`<${Trouble} role="alert">${sentences([t('addon-refused'), addonProblem(problem)])}<//>`}
  </section>`;
}

/** What it says of itself, and the plain word about trust.
 *  @param {{ candidate: Candidate, isBusy: boolean, onAdd: () => void, onCancel: () => void }} props */
function Offer({ candidate: { about, wheel }, isBusy, onAdd, onCancel }) {
  const before = addonOf(about.package);
  const kilobytes = format(Intl.NumberFormat, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  return html`<section class="panel add__offer" aria-labelledby="add-offer">
    <h2 id="add-offer">${about.package} ${about.version}</h2>
    <p class="add__words">${about.summary ? t('addon-says', { words: about.summary }) : t('addon-says-nothing')}</p>
    <dl class="trust__facts">
      <dt>${t('addon-games')}</dt><dd>${list(about.games)}</dd>
      ${about.author && html`<dt>${t('addon-author')}</dt><dd>${about.author}</dd>`}
      ${about.licence && html`<dt>${t('addon-licence')}</dt><dd>${about.licence}</dd>`}
      <dt>${t('addon-made-of')}</dt><dd>${wheel.file} · ${kilobytes.format(Math.ceil(about.bytes / 1000))}</dd>
    </dl>
    ${before && html`<p>${t('addon-replaces', { version: before.about.version })}</p>`}
    <${Trouble}><b>${t('addon-trust-title')}</b> ${t('addon-trust')}<//>
    <div class="choice">
      <${Button} onClick=${onCancel}>${t('common-cancel')}<//>
      <${Button} class="btn--accent" disabled=${isBusy} onClick=${onAdd}>${t(before ? 'addon-replace' : 'addon-add')}<//>
    </div>
  </section>`;
}

/** @param {{ isBusy: boolean, work: (act: () => Promise<void>) => void }} props */
function Added({ isBusy, work }) {
  /** @param {Addon} addon */
  const remove = (addon) => {
    const ids = addon.games.map(({ id }) => id);
    const count = matches.value.filter(({ game }) => game !== null && ids.includes(game)).length;
    const onAccept = () =>
      work(async () => {
        await removeGame(engine, addon.about.package);
        say('addon-removed');
      });
    ask(
      { label: t('addon-remove-title', { name: nameOf(addon) }), accept: t('addon-remove'), onAccept },
      html`<p>${t('addon-remove-text', { count })}</p>`,
    );
  };
  return html`<section class="panel" aria-labelledby="add-added">
    <h2 id="add-added">${t('addon-added-here')}</h2>
    <ul class="add__list">
      ${addons.value.map((addon) => {
        const { about, fault } = addon;
        return html`<li key=${about.package}>
          <div>
            <b>${nameOf(addon)}</b>
            <small>${about.package} ${about.version}</small>
            ${fault && html`<${Trouble}>${sentences([t('addon-aside'), addonProblem(fault)])}<//>`}
          </div>
          ${fault && html`<${Button} disabled=${isBusy} onClick=${() => tryAgain(addon)}>${t('engine-retry')}<//>`}
          <${Button} icon="i-trash" disabled=${isBusy} aria-label=${t('addon-remove-named', { name: nameOf(addon) })} onClick=${() => remove(addon)}>${t('addon-remove')}<//>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** What its games are called. @param {Addon} addon */
function nameOf({ about, games }) {
  return games.length ? list(games.map(({ id }) => t(`game-${id}`))) : about.package;
}
