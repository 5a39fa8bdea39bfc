import { useSyncExternalStore } from 'react';

/** Whether the page still has to be as the server has rendered it: while the browser takes it over. */
let isHeld = false;
const listeners = new Set<() => void>();

export const isHydrationHeld = (): boolean => isHeld;

/** From here on everything is drawn as the server did, until `releaseHydration`. */
export function holdHydration(): void {
  isHeld = true;
}

/** Ends it: facts unknown to the server are drawn in a task of their own, as hydration is long enough by itself. */
export function releaseHydration(): void {
  isHeld = false;
  for (const listener of [...listeners]) listener();
}

/** Follows that. @returns a stop function */
export function onHydrationReleased(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @returns false on the server, and until the browser has hydrated its page: forms are sent by it alone */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    onHydrationReleased,
    () => !isHydrationHeld(),
    () => false,
  );
}
