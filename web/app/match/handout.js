// A text that goes to other devices: as a QR code, by the clipboard, by the share sheet.
import { useRef, useMemo, useEffect, useState } from 'preact/hooks';
import { share, copy } from '../storage/files.js';
import { html, Button } from '../ui/html.js';
import { isHere } from '../shell/links.js';
import { say } from '../ui/notices.js';
import { generate } from 'lean-qr';
import { EngineError, engine } from '../engine/engine.js';
import { codeOf } from '../storage/exchange.js';
import { saveProblem, Trouble } from '../engine/problem-text.js';

/**
 * @param {{ id: string, text: string, qr?: string, qrName: string, qrHelp: string, name: string, help?: string,
 *   link?: string, sendName?: string, copyName: string, copied: string, rows?: number, isMain?: boolean,
 *   onOut?: () => void, children?: any }} props
 *   id: of the field; qr: what the QR code says if not the text; link: what the share sheet gets;
 *   copied: the sentence to be said; onOut: it has left the page;
 *   isMain: whether handing it out is what the screen is for
 */
export function Handout({
  id,
  text,
  qr = text,
  qrName,
  qrHelp,
  name,
  help,
  link,
  sendName = '',
  copyName,
  copied,
  rows = 4,
  isMain = true,
  onOut,
  children,
}) {
  const field = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const copyIt = async () => {
    field.current?.select();
    // Selected, it can be copied by hand.
    if (!(await copy(text))) return say('move-copy-by-hand');
    onOut?.();
    return say(copied);
  };
  const send = async () => {
    const end = await share({ url: link });
    if (end === 'shared') onOut?.();
    if (end === 'refused') say('move-share-refused');
  };
  return html`
    ${
      qr.length <= QR_HOLDS &&
      html`<figure class="move__qr">
      <${Qr} text=${qr} label=${qrName} />
      <figcaption>${qrHelp}</figcaption>
    </figure>`
    }
    <div class="opt move__code">
      <label for=${id}><b>${name}</b></label>
      ${help && html`<p class="muted" id=${`${id}-help`}>${help}</p>`}
      <textarea id=${id} class="field" ref=${field} readonly rows=${rows} value=${text} spellcheck=${false} aria-describedby=${help ? `${id}-help` : undefined}></textarea>
      <div class="choice">
        <button type="button" class=${isMain ? 'btn btn--accent' : 'btn'} onClick=${copyIt}>${copyName}</button>
        ${link && !isHere && 'share' in navigator && html`<${Button} onClick=${send}>${sendName}<//>`}
      </div>
      ${children}
    </div>
  `;
}

// A QR code as one SVG path: dark on white whatever the theme, with the white edge that cameras need.

const EDGE = 4;
/** Letters. With more the squares get too small for a camera that looks at a screen. */
export const QR_HOLDS = 1200;

/** @param {string} text */
function drawn(text) {
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      const from = x;
      while (code.get(x, y)) x += 1;
      if (x > from) path += `M${from} ${y}h${x - from}v1H${from}z`;
    }
  }
  return { path, size: code.size };
}

/** @param {{ text: string, label: string }} props */
function Qr({ text, label }) {
  const { path, size } = useMemo(() => drawn(text), [text]);
  const side = size + 2 * EDGE;
  return html`<svg class="qr" role="img" aria-label=${label} viewBox=${`${-EDGE} ${-EDGE} ${side} ${side}`} shape-rendering="crispEdges">
    <rect x=${-EDGE} y=${-EDGE} width=${side} height=${side} fill="#fff" />
    <path d=${path} fill="#000" />
  </svg>`;
}

/** @param {{ doc: MatchDoc, waiting: string, show: (code: string) => any }} props waiting: said until then */
export function MatchCode({ doc, waiting, show }) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState(/** @type {EngineError | null} */ (null));
  useEffect(() => {
    codeOf(doc, engine).then(setCode, (refusal) => {
      if (!(refusal instanceof EngineError)) throw refusal;
      setProblem(refusal);
    });
  }, []);
  if (problem) return html`<${Trouble} role="alert">${saveProblem(problem)}<//>`;
  return code ? show(code) : html`<p role="status">${waiting}</p>`;
}
