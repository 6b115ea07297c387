// Focus goes to the heading of a screen that has just come up, so that a keyboard goes on from the
// top and a screen reader says where one is. Not on the first screen: there the browser does it.
import { useEffect, useRef } from 'preact/hooks';

let isFirst = true;

export function useArrival() {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
    isFirst = false;
  }, []);
  return heading;
}
