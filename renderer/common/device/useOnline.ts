import { useEffect, useRef, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** @returns whether the device says that it has a network; the way to the server may be cut all the same */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Calls the newest callback whenever the network is back. @returns as `useOnline` does */
export function useBackOnline(back: () => void): boolean {
  const isOnline = useOnline();
  const latest = useRef(back);
  latest.current = back;
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) latest.current();
    wasOnline.current = isOnline;
  }, [isOnline]);
  return isOnline;
}
