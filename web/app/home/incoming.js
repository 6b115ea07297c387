// What comes in: a match, or everything of a device, as a file; a link or a code as text.
import { useState } from 'preact/hooks';
import { isArchive, readArchive, take, adopted, readDocument, linkIn } from '../storage/exchange.js';
import { engine } from '../engine/engine.js';
import { html, Button } from '../ui/html.js';
import { sentences, t } from '../ui/i18n.js';
import { say } from '../ui/notices.js';
import { saveProblem, Trouble, useWork } from '../engine/problem-text.js';
import { keep } from '../storage/saves.js';
import { Dialog, lay, putAway } from '../ui/dialog.js';
import { go } from '../shell/route.js';
import { CodeField, FileButton } from '../ui/fields.js';

export function ImportButton() {
  const { isBusy, problem, work } = useWork();
  /** Of the matches in a file. */
  const [refusals, setRefusals] = useState(0);

  /** @param {File} file */
  const open = (file) =>
    work(async () => {
      setRefusals(0);
      const document = await readDocument(file);
      if (isArchive(document)) {
        const arrival = await readArchive(document, engine);
        const { fresh, known, refused } = arrival;
        say('archive-taken', { matches: fresh.length, known, results: take(arrival) });
        setRefusals(refused.length);
        if (refused.length) throw refused[0];
      } else {
        keep(await adopted(document, engine));
        say('home-imported');
      }
    });

  const refused = refusals ? t('archive-refused', { count: refusals }) : t('home-import-refused');
  return html`
    <${FileButton} class="btn--plain" accept=".json,application/json" disabled=${isBusy} onFile=${open}>
      ${t(isBusy ? 'home-importing' : 'home-import')}
    <//>
    ${problem && html`<${Trouble} role="alert">${sentences([refused, saveProblem(problem)])}<//>`}
  `;
}

export function CodeButton() {
  return html`<${Button} icon="i-qr" class="btn--plain" onClick=${() => lay(CodeEntry)}>${t('home-code')}<//>`;
}

function CodeEntry() {
  const [text, setText] = useState('');
  /** @param {Event} event */
  const take = (event) => {
    event.preventDefault();
    const link = linkIn(text);
    if (link) go({ screen: 'link', text: link });
  };
  return html`<${Dialog} label=${t('home-code')} onClose=${putAway}>
    <form class="opt code-entry" onSubmit=${take}>
      <${CodeField} id="code" label=${t('code-label')} help=${t('code-help')} rows=${5} value=${text} onText=${setText} />
      <div class="choice">
        <${Button} type="submit" class="btn--accent" disabled=${!linkIn(text)}>${t('code-read')}<//>
      </div>
    </form>
  <//>`;
}
