"""Where letters are that leave their places."""

from __future__ import annotations

# What could be scrolled sideways, the page itself before all; and letters that leave their boxes
# without a mark, or lie below something else. About texts with these letters (a pattern), but for
# those within these parts (a selector).
OUTSIDE = r"""([pattern, apart]) => {
  const faults = [];
  const scrolls = ({ overflowX }) => ['auto', 'scroll'].includes(overflowX);
  const shows = (part) => `${part.localName}.${part.getAttribute('class') ?? ''}`;
  for (const part of [document.documentElement, ...document.querySelectorAll('body *')]) {
    const isScrolled = part === document.documentElement || scrolls(getComputedStyle(part));
    const { scrollWidth, clientWidth } = part;
    const isMeant = !isScrolled || !clientWidth || part.matches('.class__scroll, .rules__contents');
    if (!isMeant && scrollWidth > clientWidth + 1)
      faults.push(`${shows(part)} is ${scrollWidth} wide in ${clientWidth}`);
  }
  const letters = new RegExp(pattern, 'iu');
  const others = ['.sr, svg, textarea, select', ...(apart ? [apart] : [])].join();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const within = text.parentElement;
    if (!letters.test(text.data) || within.closest(others) || !within.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { right, top, bottom } = range.getBoundingClientRect();
    for (let part = within; part !== document.body; part = part.parentElement) {
      const style = getComputedStyle(part);
      if (style.display === 'inline' || style.display === 'contents') continue;
      if (scrolls(style) || style.textOverflow === 'ellipsis' || style.clipPath !== 'none') break;
      const box = part.getBoundingClientRect();
      // Of a line that is cut off at its foot, the letters are still whole by a few pixels.
      const isCut = style.overflowY === 'hidden' && (bottom > box.bottom + 4 || top < box.top - 4);
      if (right > box.right + 1 || isCut) {
        faults.push(`${text.data.slice(0, 30)} leaves ${shows(part)}`);
        break;
      }
    }
  }
  return faults;
}"""
