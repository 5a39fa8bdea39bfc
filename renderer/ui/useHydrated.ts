import { useSyncExternalStore } from 'react';
import { isAsRendered, onGoOn } from './asRendered.ts';

/** @returns false on the server, and until the browser has taken over what came from there: forms are sent by it alone */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    onGoOn,
    () => !isAsRendered(),
    () => false,
  );
}
