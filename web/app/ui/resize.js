// The size that a part has on the screen, and whether what it holds is larger: kept up to date.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { html } from './html.js';

/** The size of a part, and how tall the screen is.
 *  @returns {[import('preact').RefObject<any>, { width: number, height: number, tall: number }]} */
export function useSize() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [size, setSize] = useState(() => ({ width: 0, height: 0, tall: innerHeight }));
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const tall = innerHeight;
      // The observer also tells what was just measured: nothing is drawn again for that.
      setSize((known) =>
        known.width === width && known.height === height && known.tall === tall ? known : { width, height, tall },
      );
    };
    measure();
    // A neighbour that measures itself in the same moment is drawn anew before this: look again, since the
    // observer would tell in the middle of a frame that has been laid out already.
    queueMicrotask(measure);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The browser has laid out the part in the new screen by now: whoever only heard of the screen first, and of the
    // part after that, would be drawn and laid out twice.
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, []);
  return [box, size];
}

/** Hears what happens to the whole page, as long as the part is there. @template {keyof WindowEventMap} Type
 *  @param {Type} type @param {(event: WindowEventMap[Type]) => void} then as it was drawn last */
export function useListener(type, then) {
  const latest = useRef(then);
  latest.current = then;
  useLayoutEffect(() => {
    const hear = (/** @type {WindowEventMap[Type]} */ event) => latest.current(event);
    addEventListener(type, hear);
    return () => removeEventListener(type, hear);
  }, []);
}

// A part of the page that holds more than there is room for is scrolled: then the keyboard must reach it as well, also
// in browsers that do not see to that by themselves.

/** @param {{ as: 'main' | 'aside', children?: any, [name: string]: any }} props as: what it is; whatever else it gets goes
 *  to the element */
export function ScrollBox({ as, children, ...rest }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [isOverflowing, setOverflowing] = useState(false);
  useLayoutEffect(() => {
    const part = box.current;
    if (!part) return undefined;
    // Asked after the browser has laid out the table: any sooner, it would have to do so once more.
    const observer = new ResizeObserver(() => {
      setOverflowing(part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === 'auto');
    });
    for (const element of [part, ...part.children]) observer.observe(element);
    return () => observer.disconnect();
  });
  return html`<${as} ref=${box} tabindex=${isOverflowing ? 0 : undefined} ...${rest}>${children}<//>`;
}
