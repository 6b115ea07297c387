// The day by this device's calendar. A page may lie open over midnight, or sleep for days.
import { signal } from '@preact/signals';

const MINUTE = 60_000;
const leaf = signal(new Date().toDateString());

/** Now. Whatever is drawn by it is drawn again when another day has come. */
export function today() {
  leaf.value;
  return new Date();
}

/** Turns the leaf: by itself, as soon as a sleeping page is seen again, and before a tap has its effect. */
export function followCalendar() {
  const look = () => {
    leaf.value = new Date().toDateString();
  };
  for (const event of ['visibilitychange', 'pageshow', 'focus', 'click']) addEventListener(event, look, true);
  const wait = () => {
    look();
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    // A timer stands still while the device sleeps.
    setTimeout(wait, Math.min(MINUTE, midnight.getTime() - now.getTime()));
  };
  wait();
}
