// Whether a part of the page holds more than there is room for, so that it is scrolled: then the keyboard
// must reach it as well, also in browsers that do not see to that by themselves.
import { useLayoutEffect, useState } from 'preact/hooks';

/** @param {import('preact').RefObject<HTMLElement | null>} box */
export function useScrolled(box) {
  const [isScrolled, setScrolled] = useState(false);
  useLayoutEffect(() => {
    const part = box.current;
    if (!part) return undefined;
    // Asked after the browser has laid out the table: any sooner, it would have to do so once more.
    const observer = new ResizeObserver(() => {
      setScrolled(part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === 'auto');
    });
    for (const element of [part, ...part.children]) observer.observe(element);
    return () => observer.disconnect();
  });
  return isScrolled;
}
