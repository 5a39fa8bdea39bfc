import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** @returns false on the server, and until the browser has taken over what came from there: forms are sent by it alone */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
