// The size a part has on the screen, kept up to date.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** @returns {[import('preact').RefObject<any>, { width: number, height: number }]} */
export function useSize() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      // The observer also tells what was just measured: nothing is drawn again for that.
      setSize((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    // A neighbour that measures itself in the same moment is drawn anew before this: look again, since the
    // observer would tell in the middle of a frame that has been laid out already.
    queueMicrotask(measure);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, size];
}

/** The height of the screen, kept up to date. */
export function useTall() {
  // Asked once: whoever asks makes the browser lay out what has been changed so far.
  const [tall, setTall] = useState(() => innerHeight);
  useLayoutEffect(() => {
    const measure = () => setTall(innerHeight);
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return tall;
}
