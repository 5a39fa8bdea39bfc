import { useCallback, useSyncExternalStore } from 'react';
import { isHydrationHeld, onHydrationReleased } from './hydrationGate.ts';

/** Up to here lists become cards and tables become lines, as in Table.module.css. */
export const PHONE = '(max-width: 40rem)';

/** From here on the tab bar is gone, and a page has two columns. */
export const WIDE = '(min-width: 56rem)';

/** @returns whether the media query holds now; follows it. On the server none does */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      const stop = onHydrationReleased(onChange);
      return () => {
        list.removeEventListener('change', onChange);
        stop();
      };
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => !isHydrationHeld() && window.matchMedia(query).matches,
    () => false,
  );
}
