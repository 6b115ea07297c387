// A QR code as one SVG path: dark on white whatever the theme, with the white edge that cameras need.
import { generate } from 'lean-qr';
import { useMemo } from 'preact/hooks';
import { html } from '../html.js';

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
export function Qr({ text, label }) {
  const { path, size } = useMemo(() => drawn(text), [text]);
  const side = size + 2 * EDGE;
  return html`<svg class="qr" role="img" aria-label=${label} viewBox=${`${-EDGE} ${-EDGE} ${side} ${side}`} shape-rendering="crispEdges">
    <rect x=${-EDGE} y=${-EDGE} width=${side} height=${side} fill="#fff" />
    <path d=${path} fill="#000" />
  </svg>`;
}
