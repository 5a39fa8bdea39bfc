import { flushSync } from 'react-dom';

/** Milliseconds a phone hums for. */
const HUM = 20;

const wantsStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Changes the page in one movement, from a picture of the old to the new: the court of a match stays the same thing
 * meanwhile. At once where the browser can't, or the viewer wants less motion.
 */
export async function moveTo(change: () => void): Promise<void> {
  if (typeof document.startViewTransition !== 'function' || document.hidden || wantsStill()) {
    change();
    return;
  }
  const transition = document.startViewTransition(() => flushSync(change));
  // Another movement, or a window that is hidden, ends this one; the change stays.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
  await transition.updateCallbackDone;
}

/** Has the phone hum once, where it can: something that was pressed has come about. */
export function hum(): void {
  if (!wantsStill()) navigator.vibrate?.(HUM);
}
